import { FormulaReorderController, type FWorkbook } from "@univerjs/preset-sheets-core";
import "@univerjs/sheets-table/facade";
import type { Area } from "../a1";
import type { WorkbookState, Table } from "../workbook-state";
import { ICommandService, type Injector } from "@univerjs/core";
import { SetSheetTableCommand } from "@univerjs/sheets-table";

/** Shows the tables: the colors of their style, and buttons that sort and filter. */
export function showTables(injector: Injector, workbook: FWorkbook, state: WorkbookState): void {
  // This controller adjusts formulas when rows are sorted. Univer starts it only when it has been idle.
  injector.get(FormulaReorderController);
  const commands = injector.get(ICommandService);
  /** The look of each table by its id, as it was when it was shown. */
  const shown = new Map<string, Look>();
  state.onChange(() => {
    const wanted = new Map(state.tables.map((table) => [table.id, lookOf(table)]));
    for (const [id, { look }] of shown) {
      if (wanted.get(id)?.look === look) continue;
      shown.delete(id);
      void workbook.removeTable(id);
    }
    for (const table of state.tables) {
      const now = lookOf(table);
      const before = shown.get(table.id);
      shown.set(table.id, now);
      if (before === undefined)
        void workbook.addTable(table.sheetId, table.name, rangeOf(table.area), table.id, { tableStyleId: table.style });
      else if (JSON.stringify(before.area) !== JSON.stringify(now.area)) {
        // Removing a table would make its references in formulas invalid.
        const params = { unitId: workbook.getId(), tableId: table.id, ...changeOf(before.area, now.area) };
        void commands.executeCommand(SetSheetTableCommand.id, params);
      }
    }
  });
}

/** Columns at the end are inserted or deleted first: for another range, Univer would take those before the last one. */
function changeOf(before: Area, now: Area) {
  const updateRange = { newRange: rangeOf(now) };
  const more = now.column === before.column ? now.columnCount - before.columnCount : 0;
  if (more === 0) return { updateRange };
  const [operationType, count] = more > 0 ? ["insert", more] : ["delete", -more];
  const index = now.column + Math.min(before.columnCount, now.columnCount);
  return { updateRange, rowColOperation: { operationType, rowColType: "column", index, count } };
}

interface Look {
  readonly look: string;
  readonly area: Area;
}

const lookOf = ({ area, ...table }: Table): Look => ({ look: JSON.stringify(table), area });

const rangeOf = (area: Area) => ({
  startRow: area.row,
  startColumn: area.column,
  endRow: area.row + area.rowCount - 1,
  endColumn: area.column + area.columnCount - 1,
});

/** Excel's default style, in Office's theme. In the dark, Univer inverts the color of a text, but not its background. */
export const tableStyles = (dark: boolean) => [
  {
    name: "TableStyleMedium2",
    style: {
      headerRowStyle: { bg: { rgb: "#4472C4" }, cl: { rgb: dark ? "#000000" : "#FFFFFF" }, bl: 1 },
      firstRowStyle: { bg: { rgb: "#D9E1F2" } },
    },
  },
];
