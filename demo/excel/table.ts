import type { Area } from "../a1";
import type { WorkbookDocument } from "../document";
import type { Table } from "../workbook-state";
import { HostError } from "../rich-api/host-error";
import { method, navigation, property, type HostObject, type HostType } from "../rich-api/host-object";
import { at } from "./areas";
import { objectOf, type TableTarget } from "./targets";

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
    style: property(
      "1.1",
      ({ table }) => table.style,
      ({ table }, style: string) => void (table.style = style),
    ),
    convertToRange: method("1.2", (target) => {
      const { tables } = target.document.state;
      tables.splice(tables.indexOf(target.table), 1);
      return rangeIn(target, target.table.area);
    }),
    getDataBodyRange: method("1.1", (target) => rangeIn(target, bodyOf(target.table))),
    getHeaderRowRange: method("1.1", (target) => rangeIn(target, { ...target.table.area, rowCount: 1 })),
    getRange: method("1.1", (target) => rangeIn(target, target.table.area)),
  },
};

/** The rows below the header; Excel always keeps one, even if it is blank. */
export const bodyOf = ({ area }: Table): Area => ({
  ...area,
  row: area.row + 1,
  rowCount: Math.max(1, area.rowCount - 1),
});

const rangeIn = ({ document, table }: TableTarget, area: Area): HostObject =>
  at({ document, sheetId: table.sheetId }, area);

/** @throws HostError if the name is taken or invalid */
function usableName({ state }: WorkbookDocument, name: string, own: Table): string {
  if (!/^[\p{L}_\\][\p{L}\p{N}_.\\]*$/u.test(name))
    throw new HostError("InvalidArgument", "The name of the table isn't valid.");
  if (state.tables.some((table) => table !== own && table.name.toLowerCase() === name.toLowerCase()))
    throw new HostError("ItemAlreadyExists", "A resource with the same name or identifier already exists.");
  return name;
}
