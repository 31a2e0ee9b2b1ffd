import { FormulaReorderController, type FWorkbook } from "@univerjs/preset-sheets-core";
import "@univerjs/sheets-table/facade";
import type { KeptState, Table } from "../kept-state";
import type { Injector } from "@univerjs/core";

/** Shows the tables: the colors of their style, and buttons that sort and filter. */
export function showTables(injector: Injector, workbook: FWorkbook, kept: KeptState): void {
  // It adjusts formulas when rows are sorted. Univer starts it only when it has been idle.
  injector.get(FormulaReorderController);
  /** By id, as it was when it was shown. */
  const shown = new Map<string, string>();
  kept.onChange(() => {
    const wanted = new Map(kept.tables.map((table) => [table.id, JSON.stringify(table)]));
    for (const [id, look] of shown) {
      if (wanted.get(id) === look) continue;
      shown.delete(id);
      void workbook.removeTable(id);
    }
    for (const table of kept.tables) {
      if (shown.has(table.id)) continue;
      shown.set(table.id, wanted.get(table.id) ?? "");
      void workbook.addTable(table.sheetId, table.name, rangeOf(table), table.id, { tableStyleId: table.style });
    }
  });
}

const rangeOf = ({ area }: Table) => ({
  startRow: area.row,
  startColumn: area.column,
  endRow: area.row + area.rowCount - 1,
  endColumn: area.column + area.columnCount - 1,
});

/** Excel's default style, in Office's theme. */
export const tableStyles = [
  {
    name: "TableStyleMedium2",
    style: {
      headerRowStyle: { bg: { rgb: "#4472C4" }, cl: { rgb: "#FFFFFF" }, bl: 1 },
      firstRowStyle: { bg: { rgb: "#D9E1F2" } },
    },
  },
];
