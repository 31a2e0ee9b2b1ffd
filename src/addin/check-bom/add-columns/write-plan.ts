import { groupBy } from "../../../product-data/vocabulary/group-by";
import { type Area, cellArea, intersection, pieceCells, verticalRuns } from "../../excel/area";
import { columnPieces, readColumnCells } from "../../excel/bom-column";
import { pointsPerLetter } from "../../excel/column-width";
import { runAsOneStep } from "../../excel/one-step";
import { rangeOf, readAreas, spillsOf } from "../../excel/sheet-area";
import { writeValues } from "../../excel/write-values";
import type { ColumnPlan } from "./planned-columns";

/** The areas with user content that the plan would overwrite, per piece; empty if none. */
export async function occupiedAreas(sheetId: string, { blocks }: ColumnPlan): Promise<readonly Area[]> {
  const occupied: Area[] = [];
  for (const { area, before } of blocks) {
    if (before === null) continue;
    const block = { ...area, sheetId };
    // A blocked formula fills only its own cell.
    const [filled = cellArea(before)] = await spillsOf([block]);
    for (const { area: piece, rows } of await readAreas([block], "text")) {
      const cells = rows.flatMap((row, down) =>
        row.flatMap((text, right) => {
          const cell = cellArea({ row: piece.row + down, column: piece.column + right });
          return text !== "" && intersection(cell, filled) === null ? [cell] : [];
        }),
      );
      occupied.push(...verticalRuns(cells));
    }
  }
  return occupied;
}

/**
 * Writes a plan, as one step of undo where Excel supports it.
 * @param toClear areas with other content that the user agreed to replace
 */
export async function writePlan(sheetId: string, plan: ColumnPlan, toClear: readonly Area[]): Promise<void> {
  const columns = await formulaColumns(sheetId, plan.cells);
  await runAsOneStep(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const at = (area: Area): Excel.Range => rangeOf(context, { ...area, sheetId });
    for (const area of toClear) at(area).clear("Contents");
    for (const { column, title, letters } of plan.columns) {
      const cell = at(cellArea({ row: plan.titleRow ?? 0, column }));
      if (plan.titleRow !== null) writeValues(cell, [[title]]);
      cell.format.columnWidth = letters * pointsPerLetter;
    }
    for (const { area, formula } of plan.blocks) at(cellArea(area)).formulas = [[formula]];
    for (const { area, contents } of columns) at(area).formulas = contents;
    if (plan.table !== null) {
      const { columns: inTable } = sheet.tables.getItem(plan.table.name);
      for (const { title, letters, formulas } of plan.tableColumns) {
        const column = inTable.add(undefined, undefined, title);
        const body = column.getDataBodyRange();
        if (typeof formulas === "string") body.formulas = formulas as never;
        else
          for (let from = 0; from < formulas.length; from += pieceCells) {
            const some = formulas.slice(from, from + pieceCells).map((formula) => [formula]);
            body.getCell(from, 0).getResizedRange(some.length - 1, 0).formulas = some;
          }
        column.getRange().format.columnWidth = (letters + lettersOfFilter) * pointsPerLetter;
      }
    }
    await context.sync();
    // Excel may refuse that on a protected sheet, and nothing is lost.
    await likeOtherTitles(sheet, plan).catch(() => undefined);
  });
}

/** Formulas in cells of their own. An alternative that the user changed is kept. */
async function formulaColumns(sheetId: string, cells: ColumnPlan["cells"]): Promise<ReturnType<typeof columnPieces>> {
  const columns = [...groupBy(cells, ({ column }) => String(column)).values()];
  return (await Promise.all(columns.map((column) => formulaColumn(sheetId, column)))).flat();
}

async function formulaColumn(sheetId: string, cells: ColumnPlan["cells"]): Promise<ReturnType<typeof columnPieces>> {
  const [first] = cells;
  if (first === undefined) return [];
  const { column } = first;
  const last = cells.reduce((most, { row }) => Math.max(most, row), first.row);
  const from = cells.reduce((least, { row }) => Math.min(least, row), first.row);
  const rows = Array.from({ length: last - from + 1 }, (_, at) => ({ row: from + at }));
  const contents = await readColumnCells(sheetId, column, rows);
  const byRow = new Map(cells.map(({ row, content }) => [row, content]));
  const isNew = contents.every((content) => content === "");
  const written = rows.filter(({ row }) => contents[row - from] === "" && (isNew || byRow.has(row)));
  return columnPieces(
    column,
    written.map(({ row }) => ({ row, content: byRow.get(row) ?? "" })),
  );
}

/** New titles look like the title before them. */
async function likeOtherTitles(sheet: Excel.Worksheet, { columns, titleRow }: ColumnPlan): Promise<void> {
  const [first] = columns;
  if (first === undefined || first.column === 0 || titleRow === null) return;
  const other = sheet.getRangeByIndexes(titleRow, first.column - 1, 1, 1);
  const font = other.format.font.load("bold,color");
  const fill = other.format.fill.load("color");
  await sheet.context.sync();
  for (const { column } of columns) {
    const title = sheet.getRangeByIndexes(titleRow, column, 1, 1);
    title.format.font.set({ bold: font.bold, color: font.color });
    if (fill.color !== white) title.format.fill.color = fill.color;
  }
  await sheet.context.sync();
}

/** The first cells of the columns that a plan adds, next to each other; null: it adds none. */
export function addedCells({ table, tableColumns, columns, titleRow, blocks }: ColumnPlan): Area | null {
  if (table !== null && tableColumns.length > 0) {
    const { row, column, columnCount } = table.area;
    return { row, column: column + columnCount, rowCount: 1, columnCount: tableColumns.length };
  }
  const [first] = columns;
  if (first === undefined) return null;
  const row = titleRow ?? blocks[0]?.area.row ?? 0;
  return { row, column: first.column, rowCount: 1, columnCount: columns.length };
}

const white = "#FFFFFF";
/** Table headers are bold and have a filter button. */
const lettersOfFilter = 5;
