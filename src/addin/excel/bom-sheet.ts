import { checkedColumnsIn, substituteColumnsIn } from "../../messages/line/checked-columns";
import { type Area, areaOf, areaProperties, cellArea, readArea, readAreas } from "./area";
import { type OwnColumn, readOwnFormulas } from "./own-formulas";

/** A sheet of the workbook. */
export interface SheetName {
  readonly id: string;
  readonly name: string;
}

/** A sheet with a BOM: the area in use, and its first rows. */
export interface BomSheet extends SheetName, Area {
  /**
   * The first rows as displayed: the value of a PART cell is #VALUE!, and the value of a displayed 0603 may be 603. What
   * the add-in itself filled in is blank, because it isn't what the BOM says.
   */
  readonly texts: readonly (readonly string[])[];
  /** The columns that the add-in filled. */
  readonly own: readonly OwnColumn[];
}

/** The sheet in view. */
export function readActiveSheet(options: Excel.RunOptions): Promise<SheetName> {
  return Excel.run(options, async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet().load("id,name");
    await context.sync();
    return { id: sheet.id, name: sheet.name };
  });
}

/** All sheets, in their order. */
export function readSheetNames(options: Excel.RunOptions): Promise<readonly SheetName[]> {
  return Excel.run(options, async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id,items/name");
    await context.sync();
    return worksheets.items.map(({ id, name }) => ({ id, name }));
  });
}

/** A sheet and its first rows; null if it is empty or gone. */
export async function readBomSheet(id: string): Promise<BomSheet | null> {
  const [start] = await readFirstRows([id], sampleRows);
  if (start === undefined) return null;
  const formulas = await readOwnFormulas(id, { ...start, rowCount: start.texts.length });
  const own = [...formulas, ...checkedColumns(start)];
  return { ...start, own, texts: withoutOwn(start.texts, start.row, { ...start, own }) };
}

/** The columns with what a check found, and with substitutes, below their titles. */
function checkedColumns({ texts, row, column }: SheetStart): readonly OwnColumn[] {
  for (const [down, titles] of texts.entries()) {
    const pairs = substituteColumnsIn(titles, texts.slice(down + 1)).flatMap((at) => [at, at + 1]);
    const found = [...checkedColumnsIn(titles).values(), ...pairs];
    if (found.length > 0)
      return found.map((at) => ({ formula: "", area: cellArea({ row: row + down + 1, column: column + at }) }));
  }
  return [];
}

/** A sheet, the area in use, and the texts of its first rows, as displayed. */
type SheetStart = Omit<BomSheet, "own">;

/** The first rows of sheets, in few requests; empty and removed sheets are left out. */
export async function readFirstRows(
  ids: readonly string[],
  rowCount: number,
  columnCount = Infinity,
): Promise<readonly SheetStart[]> {
  const sheets = await Excel.run(async (context) => {
    const ranges = ids.map((id) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject(id).load("name");
      return { id, sheet, used: sheet.getUsedRangeOrNullObject().load(areaProperties) };
    });
    await context.sync();
    return ranges.flatMap(({ id, sheet, used }) =>
      used.isNullObject ? [] : [{ id, name: sheet.name, sheetId: id, ...areaOf(used) }],
    );
  });
  const read = await readAreas(
    sheets.map((area) => ({
      ...area,
      rowCount: Math.min(area.rowCount, rowCount),
      columnCount: Math.min(area.columnCount, columnCount),
    })),
    "text",
  );
  return sheets.map((sheet) => ({
    ...sheet,
    texts: read.flatMap(({ area, rows }) => (area.sheetId === sheet.id ? rows : [])),
  }));
}

/** All texts of a sheet's used range, in pieces that Excel can return. */
export async function readTexts(sheet: BomSheet): Promise<readonly (readonly string[])[]> {
  const { row, rowCount, texts: known } = sheet;
  const rest = { ...sheet, sheetId: sheet.id, row: row + known.length, rowCount: rowCount - known.length };
  return [...known, ...withoutOwn(await readArea(rest, "text"), rest.row, sheet)];
}

/** The columns that the add-in itself filled, in the sheet, zero-based. */
export const ownColumns = ({ own }: Pick<BomSheet, "own">): readonly number[] =>
  own.flatMap(({ area }) => Array.from({ length: area.columnCount }, (_, at) => area.column + at));

/** @param first the row of the first texts, in the sheet */
function withoutOwn(
  texts: readonly (readonly string[])[],
  first: number,
  { own, column }: Pick<BomSheet, "own" | "column">,
): readonly (readonly string[])[] {
  if (own.length === 0) return texts;
  const isOwn = (y: number, x: number): boolean =>
    own.some(({ area }) => y >= area.row && x >= area.column && x < area.column + area.columnCount);
  return texts.map((row, down) => row.map((text, right) => (isOwn(first + down, column + right) ? "" : text)));
}

/** The rows that are enough to determine the content of a column. */
const sampleRows = 300;
