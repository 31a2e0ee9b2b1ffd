import { addSheet } from "./add-sheet";
import { pieceCells, piecesOf } from "./area";
import { writeValues } from "./write-values";

export type SheetCell = string | number;

/**
 * Adds and shows a sheet with a table of these cells, whose first row is the header, in pieces, so that no request is
 * too large. Texts stay texts. If it fails, the sheet is removed.
 * @returns the sheet's name
 */
export function addChangeSheet(wantedName: string, rows: readonly (readonly SheetCell[])[]): Promise<string> {
  return addSheet(wantedName, async (name) => {
    const area = { row: 0, column: 0, rowCount: rows.length, columnCount: rows[0]?.length ?? 0 };
    for (const { row, rowCount } of piecesOf(area, pieceCells)) await write(name, row, rows.slice(row, row + rowCount));
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem(name);
      sheet.tables.add(sheet.getRangeByIndexes(0, 0, area.rowCount, area.columnCount), true);
      sheet.activate();
      await context.sync();
    });
  });
}

function write(name: string, from: number, rows: readonly (readonly SheetCell[])[]): Promise<void> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const range = sheet.getRangeByIndexes(from, 0, rows.length, rows[0]?.length ?? 0);
    writeValues(range, rows);
    await context.sync();
  });
}
