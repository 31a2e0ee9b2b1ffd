import type { Clock } from "../../product-data/base/clock";
import { eightAtATime } from "../excel/at-a-time";
import { readSheetNames } from "../excel/bom-sheet";
import { type FormulaCell, formulaCells, runsOf, showing } from "../excel/formula-cells";
import { rangeOf } from "../excel/area";
import type { CellUse, Usage } from "./usage";

/**
 * Makes Excel call the functions on every sheet again, also functions that cells call by a defined name. Excel doesn't
 * recalculate failed cells by itself, so this is called after changes that may help: a new key, a new address, a
 * refresh.
 */
export async function recalculate(): Promise<void> {
  const sheets = await readSheetNames({});
  await eachSheet(
    sheets.map(({ id }) => id),
    (sheet) => sheet.calculate(true),
  );
}

/** Makes Excel call the functions of failed cells again. */
export async function recalculateFailed(usage: Usage): Promise<void> {
  await recalculateCells(await failedCells(await formulaCells("workbook"), usage));
}

/** Makes Excel call this add-in's functions in these cells again. */
export async function recalculateAt(cells: readonly Pick<CellUse, "address">[]): Promise<void> {
  if (cells.length === 0) return;
  const addresses = new Set(addressesOf(cells));
  await recalculateCells((await formulaCells("workbook")).filter(({ address }) => addresses.has(address)));
}

/** The cells that failed when Excel last called them. Cells that Excel hasn't called count if they show an error. */
export async function failedCells(cells: readonly FormulaCell[], usage: Usage): Promise<readonly FormulaCell[]> {
  const unknown = usage.uncalled(cells);
  // A data type shows none, although its value in `Range.values` is #VALUE!.
  const failed = new Set(await showing(unknown, "valueTypes", (type) => type === Excel.RangeValueType.error));
  return cells.filter((cell) => failed.has(cell) || (usage.get(cell.address)?.failures.length ?? 0) > 0);
}

/**
 * The formula cells of the whole workbook. Excel has no event for a deleted formula, so the records of cells without
 * one are removed here.
 */
export async function formulaCellsInUse(usage: Usage): Promise<readonly FormulaCell[]> {
  const known = usage.all();
  const cells = await formulaCells("workbook");
  usage.forget(known, new Set(addressesOf(cells)));
  return cells;
}

/**
 * Makes Excel call the functions in these cells, and waits until it has. Excel sometimes skips cells (issues 3234,
 * 6662, and 6930 of office-js), so skipped cells are marked as changed and calculated once more. Formulas that may need
 * no call, such as `=IF(A2="","",VENDOR.SPEC(A2,"Status"))`, are waited for only briefly.
 * @returns the number of cells that it must call and skipped even then
 */
export async function callCells(cells: readonly FormulaCell[], usage: Usage, clock: Clock): Promise<number> {
  const [certain, possible] = [cells.filter((cell) => cell.mustCall), cells.filter((cell) => !cell.mustCall)];
  const called = usage.whenCalled(addressesOf(certain), patienceMs, clock);
  const maybeCalled = usage.whenCalled(addressesOf(possible), graceMs, clock);
  await recalculateCells(cells);
  const left = new Set(await called);
  await maybeCalled;
  if (left.size === 0) return 0;
  const calledAgain = usage.whenCalled([...left], patienceMs, clock);
  const skipped = certain.filter(({ address }) => left.has(address));
  // If Excel refuses all of them, as on a protected sheet, they stay skipped.
  await recalculateCells(skipped, { asChanged: true }).catch(() => undefined);
  return (await calledAgain).length;
}

/** Makes Excel call the functions in these cells again; the whole sheet if there are very many. */
async function recalculateCells(cells: readonly FormulaCell[], { asChanged = false } = {}): Promise<void> {
  const runs = runsOf(cells);
  const ids = [...new Set(runs.map(({ sheetId }) => sheetId))];
  await eachSheet(ids, (sheet, id, context) => {
    const ofSheet = runs.filter(({ sheetId }) => sheetId === id);
    const isWhole = ofSheet.length > maxRuns;
    const ranges = isWhole ? [sheet.getUsedRange()] : ofSheet.map((run) => rangeOf(context, run));
    if (asChanged) for (const range of ranges) range.setDirty();
    if (isWhole) sheet.calculate(true);
    else for (const range of ranges) range.calculate();
  });
}

/**
 * Changes each sheet in a batch of its own, because Excel refuses a whole batch if it refuses one sheet, such as a
 * protected one.
 * @throws the error of Excel if it refuses every sheet, as while a cell is being edited
 */
async function eachSheet(
  ids: readonly string[],
  change: (sheet: Excel.Worksheet, id: string, context: Excel.RequestContext) => void,
): Promise<void> {
  const refusals: unknown[] = [];
  await eightAtATime(ids, (id) =>
    Excel.run(async (context) => {
      change(context.workbook.worksheets.getItem(id), id, context);
      await context.sync();
    }).catch((refusal: unknown) => void refusals.push(refusal)),
  );
  if (refusals.length > 0 && refusals.length === ids.length) throw refusals[0];
}

const addressesOf = (cells: readonly Pick<CellUse, "address">[]): readonly string[] =>
  cells.map(({ address }) => address);

/** Every range costs a call to Excel. Above this number, recalculating the whole sheet is faster. */
const maxRuns = 500;
/** Excel calls functions within a second or two after a request to recalculate, unless a cell is being edited. */
const patienceMs = 5000;
const graceMs = 2000;
