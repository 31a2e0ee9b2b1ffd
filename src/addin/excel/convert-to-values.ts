import { readsDataTypes } from "./abilities";
import { type Area, batchesOf, cellArea, piecesOf, verticalRuns, rangeOf, type SheetArea, spillsOf } from "./area";
import { type FormulaCell, formulaCells, keyOf, runsOf, showing } from "./formula-cells";
import { hiddenRows } from "./hidden-rows";
import { type CellWrite, writeCells } from "./writing/cells";
import { copySheet } from "./writing/sheet";
import { type CellInput, general } from "./writing/values";

/** What became of formulas. Those that were left out are as they were. */
export interface Converted {
  readonly formulas: number;
  /** A filter or a person hides cells that they fill. */
  readonly hidden: number;
  /** They have no value yet. */
  readonly waiting: number;
}

/** Whether Excel still waits for the value of the cell at a plain address: it may show an earlier one, or 0 (office-js #6577). */
type IsWaiting = (address: string) => boolean;

/**
 * Replaces this add-in's formulas in the selection with the values they show, including spilled cells. Everything else
 * stays as it is. Everything is read before anything is written, because a formula that refers to another would be
 * recalculated, and spilled cells disappear with their formula.
 */
export async function convertToValues(isWaiting: IsWaiting): Promise<Converted> {
  const all = await formulaCells("selection");
  const filled = await filledBy(await withValues(all, isWaiting));
  const [first] = filled;
  if (first === undefined) return { formulas: 0, hidden: 0, waiting: all.length };
  const hidden = await hiddenRows(filled.map(({ area }) => area).reduce(hull));
  const seen = filled.filter(({ area }) => rowsOf(area).every((row) => !hidden.has(row)));
  await writeCells(first.area.sheetId, await shownBy(seen));
  return { formulas: seen.length, hidden: filled.length - seen.length, waiting: all.length - filled.length };
}

/**
 * Copies the sheet in view, with values in the place of this add-in's formulas, hidden ones too. The sheet itself stays as
 * it is. If it fails, the copy is removed.
 */
export async function copyAsValues(isWaiting: IsWaiting): Promise<Copied> {
  const all = await formulaCells("sheet");
  const filled = await filledBy(await withValues(all, isWaiting));
  const shown = await shownBy(filled);
  const name = await copySheet((id) => writeCells(id, shown));
  return { name, waiting: all.length - filled.length };
}

export interface Copied extends Pick<Converted, "waiting"> {
  /** The name of the copy. */
  readonly name: string;
}

/** The cells whose value is there. */
async function withValues(cells: readonly FormulaCell[], isWaiting: IsWaiting): Promise<readonly FormulaCell[]> {
  const without = new Set(await showing(cells, "values", (value) => withoutValue.has(value)));
  return cells.filter((cell) => !without.has(cell) && !isWaiting(cell.address));
}

/** #NAME?: Excel read the formula before it knew the functions. */
const withoutValue: ReadonlySet<unknown> = new Set(["#BUSY!", "#GETTING_DATA", "#NAME?"]);

/** A formula and the cells that it fills. */
interface Filled {
  readonly cell: FormulaCell;
  readonly area: SheetArea;
}

async function filledBy(cells: readonly FormulaCell[]): Promise<readonly Filled[]> {
  const spills = await spillsOf(cells);
  return cells.map((cell, at) => ({ cell, area: { ...(spills[at] ?? cellArea(cell)), sheetId: cell.sheetId } }));
}

async function shownBy(filled: readonly Filled[]): Promise<readonly CellWrite[]> {
  const isSpilled = ({ area }: Filled): boolean => area.rowCount * area.columnCount > 1;
  const spilled = filled.filter(isSpilled).map(({ area }) => area);
  const runs = runsOf(filled.filter((each) => !isSpilled(each)).map(({ cell }) => cell));
  const pieces = [...spilled, ...runs].flatMap((area) => piecesOf(area, mostOfPiece));
  const shown: CellWrite[] = [];
  for (const batch of batchesOf(pieces, mostCells, mostRanges)) shown.push(...(await read(batch)));
  return shown;
}

const hull = (one: SheetArea, other: SheetArea): SheetArea => {
  const row = Math.min(one.row, other.row);
  return { ...one, row, rowCount: Math.max(one.row + one.rowCount, other.row + other.rowCount) - row };
};

const rowsOf = ({ row, rowCount }: Area): readonly number[] =>
  Array.from({ length: rowCount }, (_, down) => row + down);

/**
 * Numbers are read a second time, for the format in their data type. Reading the JSON of all values would include
 * entities, which have many kilobytes.
 */
const read = (areas: readonly SheetArea[]): Promise<readonly CellWrite[]> =>
  Excel.run(async (context) => {
    const ranges = areas.map((area) => ({ area, range: rangeOf(context, area).load("values,text,numberFormat") }));
    await context.sync();
    const numbers = ranges.flatMap(({ area, range }) => numbersIn(area, range.values as CellInput[][]));
    const ofValues = await formatsOfDataTypes(context, numbers);
    return ranges.map(({ area, range }) => shownIn(area, range, ofValues));
  });

/** The formats by cell. There are none without data types. */
async function formatsOfDataTypes(
  context: Excel.RequestContext,
  numbers: readonly SheetArea[],
): Promise<ReadonlyMap<string, string>> {
  const formats = new Map<string, string>();
  if (numbers.length === 0 || !mayHaveDataTypes() || !(await readsDataTypes({}))) return formats;
  const runs = numbers.map((run) => ({ run, range: rangeOf(context, run).load("valuesAsJson") }));
  await context.sync();
  for (const { run, range } of runs)
    range.valuesAsJson.forEach(([json], down) => {
      const { numberFormat } = json as { readonly numberFormat?: string };
      if (numberFormat !== undefined) formats.set(keyOf({ ...run, row: run.row + down }), numberFormat);
    });
  return formats;
}

function numbersIn({ sheetId, row, column }: SheetArea, values: CellInput[][]): readonly SheetArea[] {
  const cells = values.flatMap((cells, down) =>
    cells.flatMap((value, right) => (typeof value === "number" ? [{ row: row + down, column: column + right }] : [])),
  );
  return verticalRuns(cells).map((run) => ({ ...run, sheetId }));
}

/** The format of the data type is used if the cell has no format of its own. */
function shownIn(area: SheetArea, range: Excel.Range, ofValues: ReadonlyMap<string, string>): CellWrite {
  const [texts, formats] = [range.text, range.numberFormat] as readonly [string[][], string[][]];
  const values = (range.values as CellInput[][]).map((row, y) =>
    row.map((value, x) => shownValue(value, texts[y]?.[x])),
  );
  const formatAt = (y: number, x: number): string => {
    const own = formats[y]?.[x] ?? general;
    return own === general
      ? (ofValues.get(keyOf({ ...area, row: area.row + y, column: area.column + x })) ?? general)
      : own;
  };
  const formatsOfCells = values.map((row, y) => row.map((_, x) => formatAt(y, x)));
  return { ...area, kind: "values", contents: values, formats: formatsOfCells };
}

/** Excel returns an error as the value of a data type, such as the entity of PART. The cell shows its text. */
const shownValue = (value: CellInput, text: string | undefined): CellInput =>
  typeof value === "string" && value.startsWith("#") ? (text ?? value) : value;

const mayHaveDataTypes = (): boolean =>
  Office.context.requirements.isSetSupported("ExcelApi", "1.16") &&
  Office.context.requirements.isSetSupported("CustomFunctionsRuntime", "1.4");

/** The most cells and ranges of a request, so that its response stays below Excel's limit of 5 MB on the web. */
const mostOfPiece = 1500;
const mostCells = 10_000;
const mostRanges = 500;
