import { readsDataTypes } from "./abilities";
import { batchesOf, pieceCells, piecesOf, verticalRuns, rangeOf, type SheetArea, spillsOf } from "./area";
import { type FormulaCell, formulaCells, keyOf, runsOf } from "./formula-cells";
import { runAsOneStep } from "./one-step";
import { type CellInput, writeValues } from "./write-values";

/**
 * Replaces this add-in's formulas in the selection with the values they show, including spilled cells. Everything else
 * stays as it is. Everything is read before anything is written, because a formula that refers to another would be
 * recalculated, and spilled cells disappear with their formula. One step of undo where Excel supports it.
 * @returns the number of formulas that became values
 */
export async function convertToValues(): Promise<number> {
  const cells = await formulaCells("selection");
  await write(await shownBy(cells));
  return cells.length;
}

/**
 * Copies the sheet in view, with values in the place of this add-in's formulas. The sheet itself stays as it is. If it
 * fails, the copy is removed.
 * @returns the name of the copy
 */
export async function copyAsValues(): Promise<string> {
  const cells = await formulaCells("sheet");
  const shown = await shownBy(cells);
  const copy = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const added = sheet.copy("After", sheet).load("id,name");
    await context.sync();
    return { id: added.id, name: added.name };
  });
  const onCopy = shown.map((batch) => batch.map((each) => ({ ...each, area: { ...each.area, sheetId: copy.id } })));
  const then = (next: (sheet: Excel.Worksheet) => void): Promise<void> =>
    Excel.run(async (context) => {
      next(context.workbook.worksheets.getItem(copy.id));
      await context.sync();
    });
  try {
    await write(onCopy);
    await then((sheet) => sheet.activate());
  } catch (error) {
    await then((sheet) => sheet.delete()).catch(() => undefined);
    throw error;
  }
  return copy.name;
}

async function shownBy(cells: readonly FormulaCell[]): Promise<readonly (readonly Shown[])[]> {
  const pieces = (await shownAreas(cells)).flatMap((area) => piecesOf(area, pieceCells));
  const shown: (readonly Shown[])[] = [];
  for (const batch of batchesOf(pieces, mostCells, mostRanges)) shown.push(await read(batch));
  return shown;
}

/** The values that the cells of an area show. */
interface Shown {
  readonly area: SheetArea;
  readonly values: CellInput[][];
  readonly formats: string[][];
}

/** The areas that the formulas in these cells fill. */
async function shownAreas(cells: readonly FormulaCell[]): Promise<readonly SheetArea[]> {
  const spills = await spillsOf(cells);
  const areas = cells.flatMap(({ sheetId }, at) => {
    const spill = spills[at];
    return spill === undefined ? [] : [{ ...spill, sheetId }];
  });
  return [...areas, ...runsOf(cells.filter((_, at) => spills[at] === undefined))];
}

/**
 * Numbers are read a second time, for the format in their data type. Reading the JSON of all values would include
 * entities, which have many kilobytes.
 */
const read = (areas: readonly SheetArea[]): Promise<readonly Shown[]> =>
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

const write = (batches: readonly (readonly Shown[])[]): Promise<void> =>
  runAsOneStep(async (context) => {
    for (const shown of batches) {
      for (const { area, values, formats } of shown)
        writeValues(rangeOf(context, area), values, (row, column) => formats[row]?.[column] ?? general);
      // oxlint-disable-next-line office-addins/no-context-sync-in-loop -- each batch is as large as a request may be
      await context.sync();
    }
  });

function numbersIn({ sheetId, row, column }: SheetArea, values: CellInput[][]): readonly SheetArea[] {
  const cells = values.flatMap((cells, down) =>
    cells.flatMap((value, right) => (typeof value === "number" ? [{ row: row + down, column: column + right }] : [])),
  );
  return verticalRuns(cells).map((run) => ({ ...run, sheetId }));
}

/** The format of the data type is used if the cell has no format of its own. */
function shownIn(area: SheetArea, range: Excel.Range, ofValues: ReadonlyMap<string, string>): Shown {
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
  return { area, values, formats: values.map((row, y) => row.map((_, x) => formatAt(y, x))) };
}

/** Excel returns an error as the value of a data type, such as the entity of PART. The cell shows its text. */
const shownValue = (value: CellInput, text: string | undefined): CellInput =>
  typeof value === "string" && value.startsWith("#") ? (text ?? value) : value;

const general = "General";

const mayHaveDataTypes = (): boolean =>
  Office.context.requirements.isSetSupported("ExcelApi", "1.16") &&
  Office.context.requirements.isSetSupported("CustomFunctionsRuntime", "1.4");

/** The most cells and ranges of a request, so that the request and its response stay below Excel's limit of 5 MB on the web. */
const mostCells = 10_000;
const mostRanges = 500;
