import { type Area, areaOf, areaProperties, intersection, piecesOf, verticalRuns } from "../../../excel/area";
import { readColumnCells } from "../../../excel/bom-column";
import { runAsOneStep } from "../../../excel/one-step";
import { writeValues } from "../../../excel/write-values";
import type { ColumnPlan } from "./planned-columns";

/** The areas with content of the user that a formula of the plan would fill, by piece; empty if there is none. */
export async function occupiedAreas(sheetId: string, { blocks }: ColumnPlan): Promise<readonly Area[]> {
  const occupied: Area[] = [];
  for (const { area, before } of blocks) {
    if (before === null) continue;
    for (const piece of piecesOf(area, pieceCells)) occupied.push(...(await occupiedIn(sheetId, piece, area, before)));
  }
  return occupied;
}

function occupiedIn(sheetId: string, piece: Area, block: Area, before: Area): Promise<readonly Area[]> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const range = sheet.getRangeByIndexes(piece.row, piece.column, piece.rowCount, piece.columnCount).load("text");
    const spill = sheet.getRangeByIndexes(block.row, block.column, 1, 1).getSpillingToRangeOrNullObject();
    spill.load(areaProperties);
    await context.sync();
    // A blocked formula fills only its own cell.
    const filled = spill.isNullObject ? { ...before, rowCount: 1, columnCount: 1 } : areaOf(spill);
    const cells = range.text.flatMap((row, down) =>
      row.flatMap((text, right) => {
        const cell = { row: piece.row + down, column: piece.column + right, rowCount: 1, columnCount: 1 };
        return text !== "" && intersection(cell, filled) === null ? [cell] : [];
      }),
    );
    return verticalRuns(cells);
  });
}

/**
 * Writes a plan, as one step of undo where Excel supports it.
 * @param toClear areas with other content, which the user gave up
 */
export async function writePlan(sheetId: string, plan: ColumnPlan, toClear: readonly Area[]): Promise<void> {
  const cells = await blankOnes(sheetId, plan.cells);
  await runAsOneStep(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const at = ({ row, column, rowCount, columnCount }: Area): Excel.Range =>
      sheet.getRangeByIndexes(row, column, rowCount, columnCount);
    for (const area of toClear) at(area).clear("Contents");
    for (const { row, column, content } of plan.titles) writeValues(at(one(row, column)), [[content]]);
    for (const { area, formula } of plan.blocks) at(one(area.row, area.column)).formulas = [[formula]];
    for (const { row, column, content } of cells) at(one(row, column)).formulas = [[content]];
    for (const { column, letters } of plan.widths) at(one(0, column)).format.columnWidth = letters * pointsPerLetter;
    if (plan.table !== null) {
      const { columns } = sheet.tables.getItem(plan.table.name);
      for (const { title, letters, formulas } of plan.tableColumns) {
        const column = columns.add(undefined, undefined, title);
        const body = column.getDataBodyRange();
        body.formulas = typeof formulas === "string" ? (formulas as never) : formulas.map((formula) => [formula]);
        column.getRange().format.columnWidth = (letters + lettersOfFilter) * pointsPerLetter;
      }
    }
    await context.sync();
  });
  await likeOtherTitles(sheetId, plan.titles);
}

/** An alternative that the user changed is kept. */
async function blankOnes(sheetId: string, cells: ColumnPlan["cells"]): Promise<ColumnPlan["cells"]> {
  const [first] = cells;
  if (first === undefined) return [];
  const contents = await readColumnCells(
    sheetId,
    first.column,
    cells.map(({ row }) => row),
  );
  return cells.filter((_, at) => contents[at] === "");
}

/** New titles look like the title before them. Excel may refuse that on a protected sheet, and nothing is lost. */
async function likeOtherTitles(sheetId: string, titles: ColumnPlan["titles"]): Promise<void> {
  const [first] = titles;
  if (first === undefined || first.column === 0) return;
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const other = sheet.getRangeByIndexes(first.row, first.column - 1, 1, 1);
    const font = other.format.font.load("bold,color");
    const fill = other.format.fill.load("color");
    await context.sync();
    for (const { row, column } of titles) {
      const title = sheet.getRangeByIndexes(row, column, 1, 1);
      title.format.font.set({ bold: font.bold, color: font.color });
      if (fill.color !== white) title.format.fill.color = fill.color;
    }
    await context.sync();
  }).catch(() => undefined);
}

export const columnsOfPlan = ({ titles, tableColumns }: ColumnPlan): number => titles.length + tableColumns.length;

const one = (row: number, column: number): Area => ({ row, column, rowCount: 1, columnCount: 1 });

const white = "#FFFFFF";
const pointsPerLetter = 5.6;
/** A table's titles have a button. */
const lettersOfFilter = 3;
const pieceCells = 20_000;
