import type { Area } from "../../excel/area";
import { readColumnCells } from "../../excel/bom-column";
import { pointsPerLetter } from "../../excel/column-width";
import { type CellWrite, writeCells } from "../../excel/writing/cells";
import { addTableColumns } from "../../excel/writing/table-columns";
import { general } from "../../excel/writing/values";
import type { ColumnPlan, PlannedColumn } from "./column-plan";

/**
 * Writes a plan, as one step of undo where Excel supports it. Formulas are written only into blank cells.
 * @returns the cells of earlier columns that were left out, because their column of a table has other formulas
 */
export async function writePlan(sheetId: string, plan: ColumnPlan): Promise<number> {
  const { table, titleRow, columns } = plan;
  const added = columns.filter(({ letters }) => letters !== null);
  const titles = columns.flatMap(({ column, title, letters }): readonly CellWrite[] =>
    title === null || (table !== null && letters !== null) ? [] : [{ row: titleRow, column, content: title }],
  );
  const ofColumns = await Promise.all(columns.map((column) => cellsOf(sheetId, column)));
  return writeCells(sheetId, [...titles, ...ofColumns.flat()], {
    before:
      table === null
        ? []
        : [
            addTableColumns(
              sheetId,
              table,
              added.map(({ title }) => title ?? ""),
            ),
          ],
    look: async ({ workbook }) => {
      const sheet = workbook.worksheets.getItem(sheetId);
      for (const { column, letters } of added)
        sheet.getCell(titleRow, column).format.columnWidth =
          ((letters ?? 0) + (table === null ? 0 : lettersOfFilter)) * pointsPerLetter;
      if (table === null) await likeOtherTitles(sheet, plan);
    },
  });
}

async function cellsOf(sheetId: string, planned: PlannedColumn): Promise<readonly CellWrite[]> {
  const { column, kind, letters } = planned;
  const cells = planned.cells.map((cell) => ({ ...cell, column, isFormula: kind === "formulas" }));
  if (kind === "values") return cells;
  // A new column of a table has the number formats of the one before it.
  if (letters !== null) return cells.map((cell) => ({ ...cell, format: general }));
  const contents = await readColumnCells(sheetId, column, cells);
  return cells.filter((_, at) => contents[at] === "");
}

/** New titles look like the title before them. */
async function likeOtherTitles(sheet: Excel.Worksheet, plan: ColumnPlan): Promise<void> {
  const added = addedCells(plan);
  if (added === null || added.column === 0) return;
  const other = sheet.getCell(added.row, added.column - 1);
  const font = other.format.font.load("bold,color");
  const fill = other.format.fill.load("color");
  await sheet.context.sync();
  const { format } = sheet.getRangeByIndexes(added.row, added.column, 1, added.columnCount);
  format.font.set({ bold: font.bold, color: font.color });
  if (fill.color !== white) format.fill.color = fill.color;
}

/** The titles that a plan adds, next to each other; null: it adds none. */
export function addedCells({ columns, titleRow }: ColumnPlan): Area | null {
  const added = columns.filter(({ letters }) => letters !== null);
  const [first] = added;
  return first === undefined ? null : { row: titleRow, column: first.column, rowCount: 1, columnCount: added.length };
}

const white = "#FFFFFF";
/** Table headers are bold and have a filter button. */
const lettersOfFilter = 5;
