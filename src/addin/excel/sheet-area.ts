/* oxlint-disable office-addins/no-context-sync-in-loop -- one request for all is what Excel on the web refuses */
import { type Area, areaOf, areaProperties, batchesOf, cellArea, piecesOf, readCells } from "./area";
import type { CellInput } from "./write-values";

/** An area of a sheet. */
export interface SheetArea extends Area {
  readonly sheetId: string;
}

export const rangeOf = (context: Excel.RequestContext, { sheetId, row, column, rowCount, columnCount }: SheetArea) =>
  context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, rowCount, columnCount);

export interface CellContents {
  /** A formula starts with an equals sign; "" is blank. */
  readonly formulas: CellInput;
  /** What a formula returns, too. */
  readonly values: CellInput;
  /** The text that the cell shows. */
  readonly text: string;
  readonly valueTypes: Excel.RangeValueType;
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
  for (const batch of batchesOf(pieces, readCells, mostRanges))
    await Excel.run(async (context) => {
      const ranges = batch.map((area) => ({ area, range: rangeOf(context, area).load(property) }));
      await context.sync();
      for (const { area, range } of ranges) read.push({ area, rows: range[property] as Rows<P> });
    });
  return read;
}

/**
 * The areas that the formulas in these cells fill; undefined: the formula's own cell, or this version of Excel doesn't
 * say. Each request has a context of its own: one that holds thousands of ranges gets slower with every request.
 */
export async function spillsOf(
  cells: readonly Pick<SheetArea, "sheetId" | "row" | "column">[],
): Promise<readonly (Area | undefined)[]> {
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.12")) return [];
  const spills: (Area | undefined)[] = [];
  for (let from = 0; from < cells.length; from += mostSpills)
    await Excel.run(async (context) => {
      const ranges = cells
        .slice(from, from + mostSpills)
        .map((cell) => rangeOf(context, { ...cell, ...cellArea(cell) }).getSpillingToRangeOrNullObject());
      for (const range of ranges) range.load(areaProperties);
      await context.sync();
      spills.push(...ranges.map((range) => (range.isNullObject ? undefined : areaOf(range))));
    });
  return spills;
}

const mostSpills = 500;
/** The most ranges of a request: each takes several hundred bytes. */
export const mostRanges = 2000;
