import { textOfCell } from "../../bom/reading/number-cell";
import type { CellInput } from "./writing/values";

/** Cells of a sheet. Rows and columns are zero-based. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
}

export const areaProperties = "rowIndex,columnIndex,rowCount,columnCount";

/** The area of a range whose `areaProperties` are loaded. */
export function areaOf({ rowIndex: row, columnIndex: column, rowCount, columnCount }: Excel.Range): Area {
  return { row, column, rowCount, columnCount };
}

/** The area of one cell. */
export function cellArea({ row, column }: Pick<Area, "row" | "column">): Area {
  return { row, column, rowCount: 1, columnCount: 1 };
}

/** The cells that are in both areas. */
export function intersection(one: Area, other: Area): Area | null {
  const row = Math.max(one.row, other.row);
  const column = Math.max(one.column, other.column);
  const rowCount = Math.min(one.row + one.rowCount, other.row + other.rowCount) - row;
  const columnCount = Math.min(one.column + one.columnCount, other.column + other.columnCount) - column;
  return rowCount > 0 && columnCount > 0 ? { row, column, rowCount, columnCount } : null;
}

/** The most cells that are read at once: about 300 kB of texts. */
const readCells = 20_000;

/** The rows from the first to the last of these. */
export function rowSpan(rows: readonly number[]): Pick<Area, "row" | "rowCount"> {
  const row = rows.reduce((least, each) => Math.min(least, each), Infinity);
  return { row, rowCount: rows.reduce((most, each) => Math.max(most, each), row) - row + 1 };
}

/** Splits an area into pieces of whole rows. No piece has more than `maxCells` cells, unless a single row does. */
export function piecesOf<A extends Area>(area: A, maxCells: number): readonly A[] {
  const height = Math.max(1, Math.floor(maxCells / area.columnCount));
  return Array.from({ length: Math.ceil(area.rowCount / height) }, (_, index) => ({
    ...area,
    row: area.row + index * height,
    rowCount: Math.min(height, area.rowCount - index * height),
  }));
}

/** Areas in the given order, in as few batches as possible, each within both maximums. @param sizeOf cells by default */
export function batchesOf<A extends Area>(
  areas: readonly A[],
  maxCells: number,
  maxAreas: number,
  sizeOf = ({ rowCount, columnCount }: A): number => rowCount * columnCount,
): readonly A[][] {
  const batches: A[][] = [];
  let cells = Infinity;
  for (const area of areas) {
    const more = sizeOf(area);
    const last = batches.at(-1);
    if (last === undefined || cells + more > maxCells || last.length === maxAreas) {
      batches.push([area]);
      cells = more;
    } else {
      last.push(area);
      cells += more;
    }
  }
  return batches;
}

/** Cells as areas of one column, because workbooks have thousands of formulas below each other. */
export function verticalRuns(cells: readonly { readonly row: number; readonly column: number }[]): readonly Area[] {
  const runs: (Area & { rowCount: number })[] = [];
  for (const { row, column } of [...cells].sort((a, b) => a.column - b.column || a.row - b.row)) {
    const last = runs.at(-1);
    if (last?.column === column && last.row + last.rowCount === row) last.rowCount += 1;
    else runs.push(cellArea({ row, column }));
  }
  return runs;
}

/* oxlint-disable office-addins/no-context-sync-in-loop -- one request for all is what Excel on the web refuses */

/** An area of a sheet. */
export interface SheetArea extends Area {
  readonly sheetId: string;
}

export const rangeOf = (context: Excel.RequestContext, { sheetId, row, column, rowCount, columnCount }: SheetArea) =>
  context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, rowCount, columnCount);

export interface CellContents {
  /** A formula starts with an equals sign; "" is blank. */
  readonly formulas: CellInput;
  /** Contents, and for formulas what they return. */
  readonly values: CellInput;
  /** The text that the cell shows, or the number itself if the cell shows it with other digits. */
  readonly text: string;
  readonly valueTypes: Excel.RangeValueType;
  /** The cell's format, not that of a function's result. */
  readonly numberFormat: string;
  /** Data types, which not every Excel has. */
  readonly valuesAsJson: Excel.CellValue;
}

type Rows<P extends keyof CellContents> = readonly (readonly CellContents[P][])[];

/** What the cells of an area have, row by row. */
export async function readArea<P extends keyof CellContents>(area: SheetArea, property: P): Promise<Rows<P>> {
  return (await readAreas([area], property)).flatMap(({ rows }) => rows);
}

/** What the cells of areas have, read in pieces: Excel on the web rejects requests and responses above 5 MB. */
export async function readAreas<P extends keyof CellContents>(areas: readonly SheetArea[], property: P) {
  const pieces = areas.flatMap((area) => piecesOf(area, readCells));
  const read: { readonly area: SheetArea; readonly rows: Rows<P> }[] = [];
  for (const batch of batchesOf(pieces, readCells, maxRanges))
    await Excel.run(async (context) => {
      const ranges = batch.map((area) => ({
        area,
        range: rangeOf(context, area).load(property === "text" ? "text,values" : property),
      }));
      await context.sync();
      for (const { area, range } of ranges)
        read.push({ area, rows: (property === "text" ? textsOf(range) : range[property]) as Rows<P> });
    });
  return read;
}

const textsOf = ({ text, values }: Excel.Range): Rows<"text"> =>
  text.map((row, y) => row.map((shown, x) => textOfCell(values[y]?.[x], shown)));

/**
 * The areas that the formulas in these cells fill; undefined: only the formula's cell, or this version of Excel doesn't
 * say. Each request has a context of its own: one that holds thousands of ranges gets slower with every request.
 */
export async function spillsOf(
  cells: readonly Pick<SheetArea, "sheetId" | "row" | "column">[],
): Promise<readonly (Area | undefined)[]> {
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.12")) return [];
  const spills: (Area | undefined)[] = [];
  const areas = cells.map((cell) => ({ ...cell, ...cellArea(cell) }));
  for (const batch of batchesOf(areas, Infinity, maxSpills))
    await Excel.run(async (context) => {
      const ranges = batch.map((area) => rangeOf(context, area).getSpillingToRangeOrNullObject().load(areaProperties));
      await context.sync();
      spills.push(...ranges.map((range) => (range.isNullObject ? undefined : areaOf(range))));
    });
  return spills;
}

const maxSpills = 500;
/** The most ranges of a request: each takes several hundred bytes. */
export const maxRanges = 2000;
