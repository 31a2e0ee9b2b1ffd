import { basicValueOf } from "../cell-value";
import { itemNotFound } from "../rich-api/host-error";
import { method, objectOf, property, type HostObject, type HostType } from "../rich-api/host-object";
import { bodyOf, rangeIn, type TableTarget } from "./table";

export const tableColumnCollectionType: HostType<TableTarget> = {
  name: "TableColumnCollection",
  items: (target) => columnsOf(target).map((column) => objectOf(tableColumnType, column)),
  members: {
    count: property("1.1", ({ table }) => table.area.columnCount),
    getCount: method("1.4", ({ table }) => table.area.columnCount),
    getItem: method("1.1", (target, key: number | string) => {
      const column = found(target, key);
      if (!column) throw itemNotFound();
      return column;
    }),
    getItemAt: method("1.1", (target, index: number) => found(target, index + 1) ?? null),
    getItemOrNullObject: method("1.4", (target, key: number | string) => found(target, key) ?? null),
  },
};

interface ColumnTarget extends TableTarget {
  readonly index: number;
}

export const tableColumnType: HostType<ColumnTarget> = {
  name: "TableColumn",
  id: ({ index }) => String(index + 1),
  members: {
    id: property("1.1", ({ index }) => index + 1),
    index: property("1.1", ({ index }) => index),
    name: property("1.1", nameOf, (column, name: string) => {
      const { document, table, index } = column;
      const cell = { ...table.area, column: table.area.column + index, rowCount: 1, columnCount: 1 };
      document.write(table.sheetId, cell, "values", [[name]]);
    }),
    getDataBodyRange: method("1.1", (column) => rangeIn(column, { ...bodyOf(column.table), ...across(column) })),
    getHeaderRowRange: method("1.1", (column) =>
      rangeIn(column, { ...column.table.area, ...across(column), rowCount: 1 }),
    ),
    getRange: method("1.1", (column) => rangeIn(column, { ...column.table.area, ...across(column) })),
  },
};

const across = ({ table, index }: ColumnTarget) => ({ column: table.area.column + index, columnCount: 1 });

const columnsOf = (target: TableTarget): readonly ColumnTarget[] =>
  Array.from({ length: target.table.area.columnCount }, (_, index) => ({ ...target, index }));

/** By name, or by the number that is its id. */
function found(target: TableTarget, key: number | string): HostObject | undefined {
  const column = columnsOf(target).find(
    (each) => each.index + 1 === key || nameOf(each).toLowerCase() === String(key).toLowerCase(),
  );
  return column && objectOf(tableColumnType, column);
}

function nameOf({ document, table, index }: ColumnTarget): string {
  const header = { ...table.area, column: table.area.column + index, rowCount: 1, columnCount: 1 };
  return String(basicValueOf(document.cellValues(table.sheetId, header)[0]?.[0] ?? ""));
}
