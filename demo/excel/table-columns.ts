import { basicValueOf } from "../cell-value";
import { HostError, itemNotFound } from "../rich-api/host-error";
import { method, property, type HostObject, type HostType } from "../rich-api/host-object";
import { bodyOf, rangeIn } from "./table";
import { objectOf, type TableTarget, type TableColumnTarget } from "./targets";

export const tableColumnCollectionType: HostType<TableTarget> = {
  items: (target) => columnsOf(target).map((column) => objectOf("TableColumn", column)),
  members: {
    count: property("1.1", ({ table }) => table.area.columnCount),
    /** Columns are added at the end, and only if the cells to the right are blank: Excel would shift them. */
    add: method("1.1", (target, index?: number | null, values?: unknown, name?: string | null) => {
      const { document, table } = target;
      const { area } = table;
      if ((index ?? -1) !== -1 || (values ?? null) !== null)
        throw new HostError("NotImplemented", "Columns are only added at the end.");
      const next = { ...area, column: area.column + area.columnCount, columnCount: 1 };
      if (document.cellValues(table.sheetId, next).some(([value]) => basicValueOf(value ?? "") !== ""))
        throw new HostError("NotImplemented", "The cells next to the table aren't blank.");
      document.write(table.sheetId, { ...next, rowCount: 1 }, "values", [[name ?? nextName(target)]]);
      // A new column has the formats of the one before it.
      const { row, rowCount } = bodyOf(table);
      const before = { row, rowCount, column: next.column - 1, columnCount: 1 };
      const formats = document.read(table.sheetId, before, "numberFormat");
      document.write(table.sheetId, { ...before, column: next.column }, "numberFormat", formats);
      table.area = { ...area, columnCount: area.columnCount + 1 };
      return objectOf("TableColumn", { ...target, index: area.columnCount });
    }),
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

export const tableColumnType: HostType<TableColumnTarget> = {
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

const across = ({ table, index }: TableColumnTarget) => ({ column: table.area.column + index, columnCount: 1 });

const columnsOf = (target: TableTarget): readonly TableColumnTarget[] =>
  Array.from({ length: target.table.area.columnCount }, (_, index) => ({ ...target, index }));

/** The key is a name, or the number that is the column's id. */
function found(target: TableTarget, key: number | string): HostObject | undefined {
  const column = columnsOf(target).find(
    (each) => each.index + 1 === key || nameOf(each).toLowerCase() === String(key).toLowerCase(),
  );
  return column && objectOf("TableColumn", column);
}

function nextName(target: TableTarget): string {
  const taken = new Set(columnsOf(target).map((column) => nameOf(column).toLowerCase()));
  let number = taken.size + 1;
  while (taken.has(`column${String(number)}`)) number += 1;
  return `Column${String(number)}`;
}

function nameOf({ document, table, index }: TableColumnTarget): string {
  const header = { ...table.area, column: table.area.column + index, rowCount: 1, columnCount: 1 };
  return String(basicValueOf(document.cellValues(table.sheetId, header)[0]?.[0] ?? ""));
}
