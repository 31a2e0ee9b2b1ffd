/* eslint office-addins/no-context-sync-in-loop: off -- one request for all is what Excel on the web refuses */
import { areaOf, areaProperties, batchesOf, piecesOf } from "./area";
import { formulaCells, rangeOf, type SheetArea } from "./formula-cells";
import { textFormat, wouldBeRead } from "./typed-text";

/**
 * Replaces the formulas of this add-in in the selection by the values they show, spilled cells included; everything else
 * in the selection stays as it is. Everything is read before anything is written: a formula that refers to another would be
 * calculated again, and a block goes with its formula.
 * @returns how many formulas became values
 */
export async function freezeSelection(): Promise<number> {
  const cells = await formulaCells("selection");
  await Excel.run(async (context) => {
    const areas: SheetArea[] = [];
    for (const batch of batchesOf(cells.map(asArea), Infinity, mostRanges))
      areas.push(...(await shownAreas(context, batch)));
    const pieces = batchesOf(
      areas.flatMap((area) => piecesOf(area, mostCells)),
      mostCells,
      mostRanges,
    );
    const shown: Shown[][] = [];
    for (const batch of pieces) shown.push(await read(context, batch));
    for (const batch of shown) {
      for (const { area, values, formats } of batch) {
        const range = rangeOf(context, area);
        range.numberFormat = formats;
        range.values = values;
      }
      await context.sync();
    }
  });
  return cells.length;
}

/** What the cells of an area show. */
interface Shown {
  readonly area: SheetArea;
  readonly values: Plain[][];
  readonly formats: string[][];
}

type Plain = string | number | boolean;

const asArea = ({ sheetId, row, column }: Omit<SheetArea, "rowCount" | "columnCount">): SheetArea => ({
  sheetId,
  row,
  column,
  rowCount: 1,
  columnCount: 1,
});

/** The cells of formulas, each with those that its formula spills over. */
async function shownAreas(context: Excel.RequestContext, cells: readonly SheetArea[]): Promise<readonly SheetArea[]> {
  if (!isSupported("1.12")) return cells;
  const spills = cells.map((cell) => rangeOf(context, cell).getSpillingToRangeOrNullObject().load(areaProperties));
  await context.sync();
  return cells.map((cell, index) => {
    const spill = spills[index];
    return spill === undefined || spill.isNullObject ? cell : { ...areaOf(spill), sheetId: cell.sheetId };
  });
}

/** The values first: only of plain ones is the JSON small, and only numbers need theirs, for the format that came with them. */
async function read(context: Excel.RequestContext, areas: readonly SheetArea[]): Promise<Shown[]> {
  const ranges = areas.map((area) => rangeOf(context, area).load("values,text,numberFormat"));
  await context.sync();
  const withNumbers = isSupported("1.16")
    ? ranges.filter((range) => (range.values as Plain[][]).flat().some(isNumber))
    : [];
  for (const range of withNumbers) range.load("valuesAsJson");
  if (withNumbers.length > 0) await context.sync();
  const hasJson = new Set(withNumbers);
  return areas.flatMap((area, index) => {
    const range = ranges[index];
    return range === undefined ? [] : [shownIn(area, range, hasJson.has(range) ? range.valuesAsJson : [])];
  });
}

function shownIn(area: SheetArea, range: Excel.Range, json: readonly (readonly Excel.CellValue[])[]): Shown {
  const [texts, formats] = [range.text, range.numberFormat] as readonly [string[][], string[][]];
  const values = (range.values as Plain[][]).map((row, y) => row.map((value, x) => shownValue(value, texts[y]?.[x])));
  return {
    area,
    values,
    formats: values.map((row, y) =>
      row.map((value, x) =>
        typeof value === "string" && wouldBeRead(value)
          ? textFormat
          : shownFormat(formats[y]?.[x] ?? general, json[y]?.[x]),
      ),
    ),
  };
}

/** Of a data type, such as the entity of PART, Excel gives an error as the value; its text is what stands in the cell. */
const shownValue = (value: Plain, text: string | undefined): Plain =>
  typeof value === "string" && value.startsWith("#") ? (text ?? value) : value;

/** The format that came with a number counts where the cell has none of its own. */
function shownFormat(format: string, json: object = {}): string {
  const { numberFormat: ofValue } = json as { readonly numberFormat?: unknown };
  return format === general && typeof ofValue === "string" ? ofValue : format;
}

const general = "General";
const isNumber = (value: Plain): boolean => typeof value === "number";
const isSupported = (version: string): boolean => Office.context.requirements.isSetSupported("ExcelApi", version);

/** Of one request, so that it and its response stay below the 5 MB that Excel on the web allows. */
const mostCells = 10_000;
const mostRanges = 500;
