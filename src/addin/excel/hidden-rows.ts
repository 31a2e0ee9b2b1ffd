import { batchesOf, mostRanges, piecesOf, rangeOf, type SheetArea } from "./area";

/**
 * The rows of an area that a filter or a person hides. `getSpecialCells` isn't used: it finds no visible cell in a hidden
 * column, and nothing on a protected sheet.
 */
export async function hiddenRows(area: SheetArea): Promise<ReadonlySet<number>> {
  const hidden = new Set<number>();
  let unknown: readonly SheetArea[] = [{ ...area, columnCount: 1 }];
  while (unknown.length > 0) {
    const mixed: SheetArea[] = [];
    for (const batch of batchesOf(unknown, Infinity, mostRanges))
      for (const [at, areHidden] of (await readHidden(batch)).entries()) {
        const { row, rowCount } = batch[at] ?? area;
        if (areHidden === null && rowCount > 1) mixed.push({ ...area, row, rowCount, columnCount: 1 });
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

/** An area with some hidden rows is read in this number of parts: few requests, and few ranges for rows that are alike. */
const parts = 16;
