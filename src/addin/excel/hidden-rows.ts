import { type Area, batchesOf, mostRanges, piecesOf, rangeOf, type SheetArea } from "./area";

/**
 * The rows, from the first of these areas to the last, that a filter or a person hides. `getSpecialCells` isn't used,
 * because it finds no visible cell in a hidden column, and nothing on a protected sheet.
 */
export async function hiddenRows(
  sheetId: string,
  areas: readonly Pick<Area, "row" | "rowCount">[],
): Promise<ReadonlySet<number>> {
  const hidden = new Set<number>();
  const row = areas.reduce((least, area) => Math.min(least, area.row), Infinity);
  const end = areas.reduce((most, area) => Math.max(most, area.row + area.rowCount), row);
  const all = { sheetId, row, column: 0, rowCount: end - row, columnCount: 1 };
  let unknown: readonly SheetArea[] = areas.length === 0 ? [] : [all];
  while (unknown.length > 0) {
    const mixed: SheetArea[] = [];
    for (const batch of batchesOf(unknown, Infinity, mostRanges))
      for (const [at, areHidden] of (await readHidden(batch)).entries()) {
        const area = batch[at] ?? all;
        const { row, rowCount } = area;
        if (areHidden === null && rowCount > 1) mixed.push(area);
        else if (areHidden !== false) for (let down = 0; down < rowCount; down += 1) hidden.add(row + down);
      }
    unknown = mixed.flatMap((each) => piecesOf(each, Math.ceil(each.rowCount / parts)));
  }
  return hidden;
}

/** Whether the rows of areas are hidden; null: some are. */
const readHidden = (areas: readonly SheetArea[]): Promise<readonly (boolean | null)[]> =>
  Excel.run(async (context) => {
    const ranges = areas.map((area) => rangeOf(context, area).load("rowHidden"));
    await context.sync();
    return ranges.map((range) => range.rowHidden as boolean | null);
  });

/**
 * An area with some hidden rows is read in this number of parts: this takes few requests, and few ranges where
 * neighboring rows are alike.
 */
const parts = 16;
