import { cellArea } from "../a1";
import type { Sheet } from "../document";
import { HostError, itemNotFound } from "../rich-api/host-error";
import { type HostType, method, navigation, property } from "../rich-api/host-object";
import { at, parseIn, requireUnprotected } from "./areas";
import { checkedSheetName } from "./sheet-names";
import { objectOf, type OnSheet } from "./targets";

export const worksheetType: HostType<OnSheet> = {
  id: ({ sheetId }) => sheetId,
  members: {
    freezePanes: navigation("1.7", (sheet) => objectOf("WorksheetFreezePanes", sheet)),
    id: property("1.1", ({ sheetId }) => sheetId),
    name: property(
      "1.1",
      (sheet) => sheetOf(sheet).name,
      ({ document, sheetId }, name: string) => document.rename(sheetId, checkedSheetName(name)),
    ),
    pageLayout: navigation("1.9", (sheet) => objectOf("PageLayout", sheet)),
    protection: navigation("1.2", (sheet) => objectOf("WorksheetProtection", sheet)),
    tables: navigation("1.1", (sheet) => objectOf("TableCollection", sheet)),
    activate: method("1.1", ({ document, sheetId }) => document.activate(sheetId)),
    calculate: method("1.6", (sheet) => {
      requireUnprotected(sheet);
      sheet.document.calculate({ sheetId: sheet.sheetId });
    }),
    /** A copy can only be placed next to the sheet itself. */
    copy: method("1.7", ({ document, sheetId }, position: string) => {
      if (position !== "After") throw new HostError("InvalidArgument", "The page copies a sheet next to itself.");
      return objectOf("Worksheet", { document, sheetId: document.copySheet(sheetId).id });
    }),
    delete: method("1.1", ({ document, sheetId }) => {
      if (document.sheets().length === 1) throw new HostError("InvalidOperation", "A workbook has one sheet at least.");
      document.state.forgetSheet(sheetId);
      document.deleteSheet(sheetId);
    }),
    getCell: method("1.1", (sheet, row: number, column: number) => at(sheet, cellArea({ row, column }))),
    /** If the address is omitted, the range is the whole sheet. */
    getRange: method("1.1", (sheet, address?: string) => {
      const { document, sheetId } = sheet;
      const area =
        address === undefined ? { ...firstCell, ...document.limits(sheetId) } : parseIn(document, sheetId, address);
      return at(sheet, area);
    }),
    getRangeByIndexes: method("1.7", (sheet, row: number, column: number, rowCount: number, columnCount: number) =>
      at(sheet, { row, column, rowCount, columnCount }),
    ),
    /** The used range of an empty sheet is its first cell. */
    getUsedRange: method("1.1", (sheet) => at(sheet, sheet.document.usedArea(sheet.sheetId) ?? firstCell)),
    getUsedRangeOrNullObject: method("1.4", (sheet) => {
      const area = sheet.document.usedArea(sheet.sheetId);
      return area ? at(sheet, area) : null;
    }),
  },
};

const firstCell = cellArea({ row: 0, column: 0 });

export function sheetOf({ document, sheetId }: OnSheet): Sheet {
  const sheet = document.sheets().find(({ id }) => id === sheetId);
  if (!sheet) throw itemNotFound();
  return sheet;
}
