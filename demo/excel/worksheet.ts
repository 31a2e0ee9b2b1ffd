import type { Area } from "../a1";
import type { Sheet } from "../document";
import { HostError, itemNotFound } from "../rich-api/host-error";
import { type HostObject, type HostType, method, navigation, property } from "../rich-api/host-object";
import { inside, parseIn, requireUnprotected } from "./areas";
import { checkedSheetName } from "./sheet-names";
import { objectOf, type WorksheetTarget } from "./targets";

export const worksheetType: HostType<WorksheetTarget> = {
  id: ({ id }) => id,
  members: {
    freezePanes: navigation("1.7", (sheet) => objectOf("WorksheetFreezePanes", sheet)),
    id: property("1.1", ({ id }) => id),
    name: property(
      "1.1",
      (target) => sheetOf(target).name,
      ({ document, id }, name: string) => document.rename(id, checkedSheetName(name)),
    ),
    pageLayout: navigation("1.9", (sheet) => objectOf("PageLayout", sheet)),
    protection: navigation("1.2", (sheet) => objectOf("WorksheetProtection", sheet)),
    tables: navigation("1.1", ({ document, id }) => objectOf("TableCollection", { document, sheetId: id })),
    activate: method("1.1", ({ document, id }) => document.activate(id)),
    calculate: method("1.6", ({ document, id }) => {
      requireUnprotected({ document, sheetId: id });
      document.calculate({ sheetId: id });
    }),
    /** A copy can only be placed next to the sheet itself. */
    copy: method("1.7", ({ document, id }, position: string) => {
      if (position !== "After") throw new HostError("InvalidArgument", "The page copies a sheet next to itself.");
      return objectOf("Worksheet", { document, id: document.copySheet(id).id });
    }),
    delete: method("1.1", ({ document, id }) => {
      if (document.sheets().length === 1) throw new HostError("InvalidOperation", "A workbook has one sheet at least.");
      document.state.forgetSheet(id);
      document.deleteSheet(id);
    }),
    getCell: method("1.1", (target, row: number, column: number) => rangeOf(target, { ...firstCell, row, column })),
    /** If the address is omitted, the range is the whole sheet. */
    getRange: method("1.1", (target, address?: string) => {
      const { document, id } = target;
      const area = address === undefined ? { ...firstCell, ...document.limits(id) } : parseIn(document, id, address);
      return rangeOf(target, area);
    }),
    getRangeByIndexes: method("1.7", (target, row: number, column: number, rowCount: number, columnCount: number) =>
      rangeOf(target, { row, column, rowCount, columnCount }),
    ),
    /** The used range of an empty sheet is its first cell. */
    getUsedRange: method("1.1", (target) => rangeOf(target, target.document.usedArea(target.id) ?? firstCell)),
    getUsedRangeOrNullObject: method("1.4", (target) => {
      const area = target.document.usedArea(target.id);
      return area ? rangeOf(target, area) : null;
    }),
  },
};

const firstCell: Area = { row: 0, column: 0, rowCount: 1, columnCount: 1 };

export function sheetOf({ document, id }: WorksheetTarget): Sheet {
  const sheet = document.sheets().find((each) => each.id === id);
  if (!sheet) throw itemNotFound();
  return sheet;
}

const rangeOf = ({ document, id }: WorksheetTarget, area: Area): HostObject =>
  objectOf("Range", { document, sheetId: id, area: inside(area, document.limits(id)) });
