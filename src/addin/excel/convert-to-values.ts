import { readsDataTypes } from "./abilities";
import { cellArea, readAreas, type SheetArea, spillsOf } from "./area";
import { type FormulaCell, formulaCells, cellKey, runsOf, showing } from "./formula-cells";
import { hiddenRows } from "./hidden-rows";
import { type CellWrite, writeCells } from "./writing/cells";
import { copySheet } from "./writing/sheet";
import { type CellInput, general } from "./writing/values";

/** What became of formulas. Those that were left out are as they were. */
export interface Converted {
  readonly formulas: number;
  /** Formulas that were left out because a filter or a person hides cells that they fill. */
  readonly hidden: number;
  /** Formulas that were left out because they have no value yet. */
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
  const sheetId = filled[0]?.area.sheetId ?? "";
  const hidden = [
    ...(await hiddenRows(
      sheetId,
      filled.map(({ area }) => area),
    )),
  ];
  const seen = filled.filter(({ area }) => !hidden.some((row) => row >= area.row && row < area.row + area.rowCount));
  await writeCells(sheetId, await shownBy(seen));
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

/** The cells that already have their value. */
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

/** The format of the data type is used if the cell has no format of its own. */
async function shownBy(filled: readonly Filled[]): Promise<readonly CellWrite[]> {
  const isSpilled = ({ area }: Filled): boolean => area.rowCount * area.columnCount > 1;
  const runs = runsOf(filled.filter((each) => !isSpilled(each)).map(({ cell }) => cell));
  const areas = [...filled.filter(isSpilled).map(({ area }) => area), ...runs];
  const [values, texts, formats] = await Promise.all([
    readAreas(areas, "values"),
    readAreas(areas, "text"),
    readAreas(areas, "numberFormat"),
  ]);
  const cells = values.flatMap(({ area: { sheetId, row, column }, rows }, at) =>
    rows.flatMap((contents, y) =>
      contents.map((value, x) => ({
        ...{ sheetId, row: row + y, column: column + x },
        content: shownValue(value, texts[at]?.rows[y]?.[x]),
        format: formats[at]?.rows[y]?.[x] ?? general,
      })),
    ),
  );
  const ofValues = await formatsOfDataTypes(
    cells.filter(({ content, format }) => typeof content === "number" && format === general),
  );
  return cells.map((cell) => ({ ...cell, format: ofValues.get(cellKey(cell)) ?? cell.format }));
}

/**
 * The formats of numbers by cell. There are none without data types. The JSON of other values would include entities, which
 * have many kilobytes.
 */
async function formatsOfDataTypes(
  numbers: readonly Pick<FormulaCell, "sheetId" | "row" | "column">[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0 || !mayHaveDataTypes() || !(await readsDataTypes({}))) return new Map();
  return new Map(
    (await readAreas(runsOf(numbers), "valuesAsJson")).flatMap(({ area, rows }) =>
      rows.flatMap(([json], down) => {
        const { numberFormat } = json as { readonly numberFormat?: string };
        return numberFormat === undefined ? [] : [[cellKey({ ...area, row: area.row + down }), numberFormat] as const];
      }),
    ),
  );
}

/** Excel returns an error as the value of a data type, such as the entity of PART. The cell shows its text. */
const shownValue = (value: CellInput, text: string | undefined): CellInput =>
  typeof value === "string" && value.startsWith("#") ? (text ?? value) : value;

const mayHaveDataTypes = (): boolean =>
  Office.context.requirements.isSetSupported("ExcelApi", "1.16") &&
  Office.context.requirements.isSetSupported("CustomFunctionsRuntime", "1.4");
