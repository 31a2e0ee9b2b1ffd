import { cellArea } from "../a1";
import { basicValueOf } from "../cell-value";
import { UnansweredError } from "../rich-api/host-error";
import { method, property, type HostType } from "../rich-api/host-object";
import { bodyOf } from "./table";
import { objectOf, type TableTarget, type TableColumnTarget } from "./targets";

export const tableColumnCollectionType: HostType<TableTarget> = {
  items: (target) => columnsOf(target).map((column) => objectOf("TableColumn", column)),
  members: {
    /** Columns are added at the end, and only if the cells to the right are blank: Excel would shift them. */
    add: method("1.1", (target, index?: number | null, values?: unknown, name?: string) => {
      const { document, table } = target;
      const { area } = table;
      if ((index ?? -1) !== -1 || (values ?? null) !== null || name === undefined)
        throw new UnansweredError("columns of tables that aren't added at the end, with a title");
      const next = { ...area, column: area.column + area.columnCount, columnCount: 1 };
      if (document.cellValues(table.sheetId, next).some(([value]) => basicValueOf(value ?? "") !== ""))
        throw new UnansweredError("columns of tables in the place of other cells");
      document.write(table.sheetId, { ...next, rowCount: 1 }, "values", [[name]]);
      // A new column has the formats of the one before it.
      const { row, rowCount } = bodyOf(table);
      const before = { row, rowCount, column: next.column - 1, columnCount: 1 };
      const formats = document.read(table.sheetId, before, "numberFormat");
      document.write(table.sheetId, { ...before, column: next.column }, "numberFormat", formats);
      table.area = { ...area, columnCount: area.columnCount + 1 };
      return objectOf("TableColumn", { ...target, index: area.columnCount });
    }),
  },
};

export const tableColumnType: HostType<TableColumnTarget> = {
  id: ({ index }) => String(index + 1),
  members: {
    name: property("1.1", nameOf),
  },
};

const columnsOf = (target: TableTarget): readonly TableColumnTarget[] =>
  Array.from({ length: target.table.area.columnCount }, (_, index) => ({ ...target, index }));

function nameOf({ document, table, index }: TableColumnTarget): string {
  const header = cellArea({ row: table.area.row, column: table.area.column + index });
  return String(basicValueOf(document.cellValues(table.sheetId, header)[0]?.[0] ?? ""));
}
