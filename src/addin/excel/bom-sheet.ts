import type { Texts } from "../../bom/reading/column";
import type { BomEntry } from "../../bom/reading/entry";
import { writeValues } from "./write-values";

/** A sheet with a BOM, and its first rows. */
export interface BomSheet {
  readonly id: string;
  readonly name: string;
  /** The used range, zero-based. */
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
  /** The first rows as displayed: the value of a PART cell is #VALUE!, and the value of a displayed 0603 may be 603. */
  readonly texts: Texts;
  /** The selected column, relative to `column`; null if the selection is a cell, a row, or several columns. */
  readonly selected: number | null;
}

/** A check of a BOM as it was read when the check started. */
export interface CheckedBom {
  readonly sheet: BomSheet;
  /** In the sheet, zero-based. */
  readonly partColumn: number;
  readonly descriptionColumn: number | null;
  /** The row of the titles, relative to the sheet's first; null: there are none. */
  readonly header: number | null;
  readonly entries: readonly BomEntry[];
  readonly blankCells: number;
}

/** The active sheet; null if it is empty. */
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

/** The column of the active cell, as in `BomSheet`; null if it is on another sheet or outside the used range. */
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

/** All texts of a column, in pieces that Excel can return. */
export async function readColumn(sheet: BomSheet, column: number): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let from = 0; from < sheet.rowCount; from += pieceRows)
    texts.push(...(await readPiece(sheet, column, from, Math.min(pieceRows, sheet.rowCount - from))));
  return texts;
}

/** The content of a cell as a text; "" if it is blank. */
export function readCell(sheetId: string, row: number, column: number): Promise<string> {
  return Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, 1, 1);
    cell.load("formulas");
    await context.sync();
    const [[content] = []] = cell.formulas as readonly (readonly (string | number | boolean)[])[];
    return String(content ?? "");
  });
}

/** Writes a text, or a formula of our own. */
export function writeCell(
  sheetId: string,
  row: number,
  column: number,
  content: { readonly text: string } | { readonly formula: string },
): Promise<void> {
  return Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, 1, 1);
    if ("text" in content) writeValues(cell, [[content.text]]);
    else cell.formulas = [[content.formula]];
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

/** Enough to determine the content of a column. */
const sampleRows = 300;
const pieceRows = 5000;
