import type { Texts } from "../../bom/column";
import type { BomEntry } from "../../bom/entry";

/** A sheet with a BOM, and the beginning of what it holds. */
export interface BomSheet {
  readonly id: string;
  readonly name: string;
  /** Where what is filled in begins and how far it goes; rows and columns from 0. */
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
  /** The first rows, as cells show them: the value of a PART cell is #VALUE!, and of one that shows 0603 it may be 603. */
  readonly texts: Texts;
  /** The column that is selected, counted from `column`; null when the selection is a cell, a row or several columns. */
  readonly selected: number | null;
}

/** A check of a BOM as it was read when the check began. */
export interface CheckedBom {
  readonly sheet: BomSheet;
  /** Of the sheet, from 0. */
  readonly partColumn: number;
  readonly descriptionColumn: number | null;
  /** The row of the titles, counted from the sheet's first; null: there are none. */
  readonly header: number | null;
  readonly entries: readonly BomEntry[];
  readonly blankCells: number;
}

/** The sheet that is open; null when it is empty. */
export function readOpenSheet(): Promise<BomSheet | null> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const used = sheet.getUsedRangeOrNullObject();
    const selection = context.workbook.getSelectedRange();
    sheet.load("id,name");
    used.load("rowIndex,columnIndex,rowCount,columnCount");
    selection.load("columnIndex,columnCount,rowCount");
    await context.sync();
    if (used.isNullObject) return null;
    const { rowIndex, columnIndex, rowCount, columnCount } = used;
    const first = sheet.getRangeByIndexes(rowIndex, columnIndex, Math.min(sampleRows, rowCount), columnCount);
    first.load("text");
    await context.sync();
    const selected = selection.columnIndex - columnIndex;
    const isColumn = selection.columnCount === 1 && selection.rowCount > 1 && selected >= 0 && selected < columnCount;
    return {
      id: sheet.id,
      name: sheet.name,
      row: rowIndex,
      column: columnIndex,
      rowCount,
      columnCount,
      texts: first.text,
      selected: isColumn ? selected : null,
    };
  });
}

/** The column that the active cell is in, counted as in `BomSheet`; null when it is on another sheet or beside the parts. */
export function readSelectedColumn({ id, column, columnCount }: BomSheet): Promise<number | null> {
  return Excel.run(async (context) => {
    const cell = context.workbook.getActiveCell();
    const { worksheet } = cell;
    cell.load("columnIndex");
    worksheet.load("id");
    await context.sync();
    const selected = cell.columnIndex - column;
    return worksheet.id === id && selected >= 0 && selected < columnCount ? selected : null;
  });
}

/** All texts of a column, in pieces that Excel can answer. */
export async function readColumn(sheet: BomSheet, column: number): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let from = 0; from < sheet.rowCount; from += pieceRows)
    texts.push(...(await readPiece(sheet, column, from, Math.min(pieceRows, sheet.rowCount - from))));
  return texts;
}

export function goToCell(sheetId: string, row: number, column: number): Promise<void> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    sheet.activate();
    sheet.getRangeByIndexes(row, column, 1, 1).select();
    await context.sync();
  });
}

/** What a cell holds, as a text; "" for a blank one. */
export function readCell(sheetId: string, row: number, column: number): Promise<string> {
  return Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, 1, 1);
    cell.load("formulas");
    await context.sync();
    const [[content] = []] = cell.formulas as readonly (readonly (string | number | boolean)[])[];
    return String(content ?? "");
  });
}

/** A text, or a formula. */
export function writeCell(sheetId: string, row: number, column: number, content: string): Promise<void> {
  return Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, 1, 1);
    cell.formulas = [[content]];
    await context.sync();
  });
}

function readPiece(sheet: BomSheet, column: number, from: number, rows: number): Promise<readonly string[]> {
  return Excel.run(async (context) => {
    const range = context.workbook.worksheets
      .getItem(sheet.id)
      .getRangeByIndexes(sheet.row + from, sheet.column + column, rows, 1);
    range.load("text");
    await context.sync();
    return range.text.map(([text = ""]) => text);
  });
}

/** Enough to tell what a column holds. */
const sampleRows = 300;
const pieceRows = 5000;
