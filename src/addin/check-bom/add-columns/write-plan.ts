/* oxlint-disable office-addins/no-context-sync-in-loop -- one request for all columns is what Excel on the web refuses */
import { type Area, rangeOf } from "../../excel/area";
import { columnPieces, readColumnCells } from "../../excel/bom-column";
import { pointsPerLetter } from "../../excel/column-width";
import { hiddenRows } from "../../excel/hidden-rows";
import { runAsOneStep } from "../../excel/one-step";
import { writeValues } from "../../excel/write-values";
import type { ColumnPlan } from "./column-plan";

/** Writes a plan, as one step of undo where Excel supports it. Formulas are written only where nothing is. */
export async function writePlan(sheetId: string, plan: ColumnPlan): Promise<void> {
  const { table, titleRow, columns } = plan;
  const [first = []] = columns.map(({ cells }) => cells.map(({ row }) => row));
  const rows = { row: first[0] ?? 0, column: 0, rowCount: first.length, columnCount: 1 };
  const hidden = await hiddenRows({ ...rows, sheetId });
  const pieces = await Promise.all(
    columns.map(async ({ column, kind, letters, cells }) => {
      const isUpdate = kind === "formulas" && letters === null;
      const contents = isUpdate ? await readColumnCells(sheetId, column, cells) : [];
      return columnPieces(column, isUpdate ? cells.filter((_, at) => contents[at] === "") : cells, hidden);
    }),
  );
  await runAsOneStep(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    for (const [at, { column, title, letters, kind }] of columns.entries()) {
      const cell = sheet.getCell(titleRow, column);
      if (table !== null && letters !== null)
        sheet.tables.getItem(table.name).columns.add(undefined, undefined, title ?? "");
      else if (title !== null) writeValues(cell, [[title]]);
      if (letters !== null)
        cell.format.columnWidth = (letters + (table === null ? 0 : lettersOfFilter)) * pointsPerLetter;
      for (const { area, contents } of pieces[at] ?? []) {
        const range = rangeOf(context, { ...area, sheetId });
        if (kind === "values") writeValues(range, contents);
        else range.formulas = contents;
      }
      await context.sync();
    }
    // Excel may refuse that on a protected sheet, and nothing is lost.
    if (table === null) await likeOtherTitles(sheet, plan).catch(() => undefined);
  });
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
  await sheet.context.sync();
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
