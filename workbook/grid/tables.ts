import { FormulaReorderController, type FWorkbook } from "@univerjs/preset-sheets-core";
import "@univerjs/sheets-table/facade";
import type { KeptState, Table } from "../kept-state";
import { ICommandService, type Injector } from "@univerjs/core";
import { SetSheetTableCommand } from "@univerjs/sheets-table";

/** Shows the tables: the colors of their style, and buttons that sort and filter. */
export function showTables(injector: Injector, workbook: FWorkbook, kept: KeptState): void {
  // It adjusts formulas when rows are sorted. Univer starts it only when it has been idle.
  injector.get(FormulaReorderController);
  const commands = injector.get(ICommandService);
  /** By id, as it was when it was shown. */
  const shown = new Map<string, Look>();
  kept.onChange(() => {
    const wanted = new Map(kept.tables.map((table) => [table.id, lookOf(table)]));
    for (const [id, { look }] of shown) {
      if (wanted.get(id)?.look === look) continue;
      shown.delete(id);
      void workbook.removeTable(id);
    }
    for (const table of kept.tables) {
      const now = lookOf(table);
      const before = shown.get(table.id);
      shown.set(table.id, now);
      if (before === undefined)
        void workbook.addTable(table.sheetId, table.name, rangeOf(table), table.id, { tableStyleId: table.style });
      else if (before.range !== now.range) {
        // Removing a table would make its references in formulas invalid.
        const updateRange = { newRange: rangeOf(table) };
        const params = { unitId: workbook.getId(), tableId: table.id, updateRange };
        void commands.executeCommand(SetSheetTableCommand.id, params);
      }
    }
  });
}

interface Look {
  readonly look: string;
  readonly range: string;
}

const lookOf = ({ area, ...table }: Table): Look => ({ look: JSON.stringify(table), range: JSON.stringify(area) });

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
