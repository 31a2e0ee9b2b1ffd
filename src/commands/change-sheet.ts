import { addSheet } from "./add-sheet";
import { formatFor, unread } from "./typed-text";

export type SheetCell = string | number;

/**
 * Adds and shows a sheet with a table of these cells, whose first row is the header, in pieces, so that no request is
 * too large. Texts stay texts. If it fails, the sheet is removed.
 * @returns the sheet's name
 */
export function addChangeSheet(wantedName: string, rows: readonly (readonly SheetCell[])[]): Promise<string> {
  return addSheet(wantedName, async (name) => {
    for (let from = 0; from < rows.length; from += pieceRows)
      await write(name, from, rows.slice(from, from + pieceRows));
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem(name);
      sheet.tables.add(sheet.getRangeByIndexes(0, 0, rows.length, rows[0]?.length ?? 0), true);
      sheet.activate();
      await context.sync();
    });
  });
}

function write(name: string, from: number, rows: readonly (readonly SheetCell[])[]): Promise<void> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const range = sheet.getRangeByIndexes(from, 0, rows.length, rows[0]?.length ?? 0);
    // Before the texts, which Excel would otherwise convert to numbers or dates.
    range.numberFormat = rows.map((row) => row.map(formatFor));
    range.values = rows.map((row) => row.map(unread));
    await context.sync();
  });
}

/** For four columns, 1,500 cells: Office.js splits larger arrays itself. */
const pieceRows = 375;
