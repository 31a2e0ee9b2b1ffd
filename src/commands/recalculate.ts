import { type FormulaCell, formulaCells } from "./formula-cells";

/**
 * Makes Excel call the functions of every sheet again. Excel keeps failed cells as they are until it is told to calculate
 * them, so this follows whatever may heal them: a new key, a new address, a refresh.
 */
export async function recalculate(): Promise<void> {
  await Excel.run(async (context) => {
    const sheets = context.workbook.worksheets;
    sheets.load("items");
    await context.sync();
    for (const sheet of sheets.items) sheet.calculate(true);
    await context.sync();
  });
}

/** The same for the cells that show an error. */
export async function recalculateFailed(): Promise<void> {
  await recalculateCells((await formulaCells("workbook")).filter((cell) => cell.showsError));
}

/** The same for the formulas of this add-in in these cells: `Sheet1!A1`, as Excel hands it to functions. */
export async function recalculateAt(addresses: ReadonlySet<string>): Promise<void> {
  await recalculateCells((await formulaCells("workbook")).filter((cell) => addresses.has(cell.address)));
}

/** Makes Excel call the functions in these cells again; where they are very many, all of their sheet. */
export async function recalculateCells(cells: readonly FormulaCell[]): Promise<void> {
  if (cells.length === 0) return;
  await Excel.run(async (context) => {
    for (const sheetId of new Set(cells.map((cell) => cell.sheetId))) {
      const sheet = context.workbook.worksheets.getItem(sheetId);
      const runs = verticalRuns(cells.filter((cell) => cell.sheetId === sheetId));
      if (runs.length > mostRuns) sheet.calculate(true);
      else for (const { row, column, count } of runs) sheet.getRangeByIndexes(row, column, count, 1).calculate();
    }
    await context.sync();
  });
}

interface Run {
  readonly row: number;
  readonly column: number;
  readonly count: number;
}

/** Neighbours in a column become one range: a workbook has thousands of formulas below each other. */
function verticalRuns(cells: readonly FormulaCell[]): readonly Run[] {
  const runs: { row: number; column: number; count: number }[] = [];
  for (const { row, column } of [...cells].sort((a, b) => a.column - b.column || a.row - b.row)) {
    const last = runs.at(-1);
    if (last?.column === column && last.row + last.count === row) last.count += 1;
    else runs.push({ row, column, count: 1 });
  }
  return runs;
}

/** Every range costs Excel a call; beyond so many the whole sheet is quicker. */
const mostRuns = 500;
