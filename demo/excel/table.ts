import type { Area } from "../a1";
import type { WorkbookDocument } from "../document";
import type { Table } from "../workbook-state";
import { HostError } from "../rich-api/host-error";
import { method, navigation, property, type HostObject, type HostType } from "../rich-api/host-object";
import { at, areaOf } from "./areas";
import { objectOf, type RangeArgument, type TableTarget } from "./targets";

export const tableType: HostType<TableTarget> = {
  id: ({ table }) => table.id,
  members: {
    columns: navigation("1.1", (target) => objectOf("TableColumnCollection", target)),
    id: property("1.1", ({ table }) => table.id),
    name: property(
      "1.1",
      ({ table }) => table.name,
      ({ document, table }, name: string) => {
        table.name = usableName(document, name, table);
      },
    ),
    ...flag("1.3", "showBandedColumns"),
    ...flag("1.3", "showBandedRows"),
    ...flag("1.3", "showFilterButton"),
    ...flag("1.1", "showHeaders"),
    ...flag("1.1", "showTotals"),
    style: property(
      "1.1",
      ({ table }) => table.style,
      ({ table }, style: string) => void (table.style = style),
    ),
    worksheet: navigation("1.2", ({ document, table }) => objectOf("Worksheet", { document, id: table.sheetId })),
    convertToRange: method("1.2", (target) => {
      remove(target);
      return rangeIn(target, target.table.area);
    }),
    delete: method("1.1", (target) => {
      remove(target);
      target.document.clear(target.table.sheetId, target.table.area);
    }),
    getDataBodyRange: method("1.1", (target) => rangeIn(target, bodyOf(target.table))),
    getHeaderRowRange: method("1.1", (target) => rangeIn(target, { ...target.table.area, rowCount: 1 })),
    getRange: method("1.1", (target) => rangeIn(target, target.table.area)),
    resize: method("1.13", ({ document, table }, range: RangeArgument) => {
      table.area = areaOf({ document, sheetId: table.sheetId }, range);
    }),
  },
};

/** The rows below the header; Excel always keeps one, even if it is blank. */
export const bodyOf = ({ area, showHeaders }: Table): Area =>
  showHeaders ? { ...area, row: area.row + 1, rowCount: Math.max(1, area.rowCount - 1) } : area;

export const rangeIn = ({ document, table }: TableTarget, area: Area): HostObject =>
  at({ document, sheetId: table.sheetId }, area);

/** @throws HostError if the name is taken or invalid */
export function usableName({ state }: WorkbookDocument, name: string, own?: Table): string {
  if (!/^[\p{L}_\\][\p{L}\p{N}_.\\]*$/u.test(name))
    throw new HostError("InvalidArgument", "The name of the table isn't valid.");
  if (state.tables.some((table) => table !== own && table.name.toLowerCase() === name.toLowerCase()))
    throw new HostError("ItemAlreadyExists", "A resource with the same name or identifier already exists.");
  return name;
}

function remove({ document, table }: TableTarget): void {
  document.state.tables.splice(document.state.tables.indexOf(table), 1);
}

type Flag = "showBandedColumns" | "showBandedRows" | "showFilterButton" | "showHeaders" | "showTotals";

function flag(since: string, name: Flag) {
  return {
    [name]: property<TableTarget>(
      since,
      ({ table }) => table[name],
      ({ table }, value: boolean) => void (table[name] = value),
    ),
  };
}
