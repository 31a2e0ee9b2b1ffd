import { addSheet } from "./add-sheet";
import { formatFor, unread } from "./typed-text";

export type SheetCell = string | number;

/**
 * Adds and shows a sheet with a table of these cells, whose first row is the header, in pieces, so that no request is
 * too large. Texts stay texts.
 * @returns the sheet's name
 */
export async function addChangeSheet(wantedName: string, rows: readonly (readonly SheetCell[])[]): Promise<string> {
  const name = await addSheet(wantedName);
  for (let from = 0; from < rows.length; from += pieceRows) await write(name, from, rows.slice(from, from + pieceRows));
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.tables.add(sheet.getRangeByIndexes(0, 0, rows.length, rows[0]?.length ?? 0), true);
    sheet.activate();
    await context.sync();
  });
  return name;
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

const pieceRows = 1000;
