import { addSheet } from "./add-sheet";
import { pieceCells, piecesOf } from "./area";
import { writeValues } from "./write-values";

export type SheetCell = string | number;

/**
 * Adds and shows a sheet with a table of these cells, whose first row is the header, in pieces, so that no request is
 * too large. Texts stay texts. If it fails, the sheet is removed.
 * @returns the sheet's name
 */
export async function addChangeSheet(wantedName: string, rows: readonly (readonly SheetCell[])[]): Promise<string> {
  const area = { row: 0, column: 0, rowCount: rows.length, columnCount: rows[0]?.length ?? 0 };
  const { name } = await Excel.run((context) =>
    addSheet(context, wantedName, async (sheet) => {
      for (const { row, rowCount, columnCount } of piecesOf(area, pieceCells)) {
        writeValues(sheet.getRangeByIndexes(row, 0, rowCount, columnCount), rows.slice(row, row + rowCount));
        // oxlint-disable-next-line office-addins/no-context-sync-in-loop -- each piece is as large as a request may be
        await context.sync();
      }
      sheet.tables.add(sheet.getRangeByIndexes(0, 0, area.rowCount, area.columnCount), true);
      sheet.activate();
      await context.sync();
    }),
  );
  return name;
}
