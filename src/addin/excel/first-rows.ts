import { areaOf, areaProperties } from "./area";
import type { SheetName } from "./bom-sheet";
import { readAreas, type SheetArea } from "./sheet-area";

/** A sheet with the texts of its first rows, as displayed. */
export interface SheetStart extends SheetName {
  readonly texts: readonly (readonly string[])[];
}

/** The first rows of sheets, in few requests; empty and removed sheets are left out. */
export async function readFirstRows(sheets: readonly SheetName[], rowCount: number): Promise<readonly SheetStart[]> {
  const names = new Map(sheets.map(({ id, name }) => [id, name]));
  const areas = await Excel.run(async (context) => {
    const ranges = sheets.map(({ id }) => ({
      id,
      used: context.workbook.worksheets.getItemOrNullObject(id).getUsedRangeOrNullObject().load(areaProperties),
    }));
    await context.sync();
    return ranges.flatMap(({ id, used }): readonly SheetArea[] =>
      used.isNullObject ? [] : [startOf({ sheetId: id, ...areaOf(used) }, rowCount)],
    );
  });
  return (await readAreas(areas, "text")).map(({ area: { sheetId }, rows }) => ({
    ...{ id: sheetId, name: names.get(sheetId) ?? "" },
    texts: rows,
  }));
}

const startOf = (area: SheetArea, rowCount: number): SheetArea => ({
  ...area,
  rowCount: Math.min(area.rowCount, rowCount),
  columnCount: Math.min(area.columnCount, mostColumns),
});

/** Wider than BOMs, and so that the rows of a sheet are read in one piece. */
const mostColumns = 100;
