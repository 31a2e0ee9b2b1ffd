import { type Area, piecesOf, readCells } from "./area";
import type { CellInput } from "./write-values";

/** An area of a sheet. */
export interface SheetArea extends Area {
  readonly sheetId: string;
}

export const rangeOf = (context: Excel.RequestContext, { sheetId, row, column, rowCount, columnCount }: SheetArea) =>
  context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, rowCount, columnCount);

interface CellContents {
  /** A formula starts with an equals sign; "" is blank. */
  readonly formulas: CellInput;
  /** As displayed. */
  readonly text: string;
}

/** What the cells of an area have, row by row, in pieces that Excel can return. */
export async function readArea<P extends keyof CellContents>(
  area: SheetArea,
  property: P,
): Promise<Rows<CellContents[P]>> {
  const rows: (readonly CellContents[P][])[] = [];
  for (const piece of piecesOf(area, readCells)) rows.push(...(await readPiece(piece, property)));
  return rows;
}

const readPiece = <P extends keyof CellContents>(piece: SheetArea, property: P): Promise<Rows<CellContents[P]>> =>
  Excel.run(async (context) => {
    const range = rangeOf(context, piece).load(property);
    await context.sync();
    return range[property] as Rows<CellContents[P]>;
  });

type Rows<T> = readonly (readonly T[])[];
