import { type Area, batchesOf, maxRanges, piecesOf, rangeOf, rowSpan, type SheetArea } from "./area";

/**
 * The rows, from the first of these areas to the last, that a filter or a person hides. `getSpecialCells` isn't used,
 * because it finds no visible cell in a hidden column, and nothing on a protected sheet.
 */
export async function hiddenRows(
  sheetId: string,
  areas: readonly Pick<Area, "row" | "rowCount">[],
): Promise<ReadonlySet<number>> {
  const hidden = new Set<number>();
  const span = rowSpan(areas.flatMap(({ row, rowCount }) => [row, row + rowCount - 1]));
  let unknown: readonly SheetArea[] = areas.length === 0 ? [] : [{ sheetId, ...span, column: 0, columnCount: 1 }];
  while (unknown.length > 0) {
    const mixed: SheetArea[] = [];
    for (const batch of batchesOf(unknown, Infinity, maxRanges))
      await Excel.run(async (context) => {
        const ranges = batch.map((area) => ({ area, range: rangeOf(context, area).load("rowHidden") }));
        // oxlint-disable-next-line office-addins/no-context-sync-in-loop -- each batch is as large as a request may be
        await context.sync();
        for (const { area, range } of ranges) {
          // null: some are.
          const areHidden = range.rowHidden as boolean | null;
          if (areHidden === null && area.rowCount > 1) mixed.push(area);
          else if (areHidden !== false) for (let down = 0; down < area.rowCount; down += 1) hidden.add(area.row + down);
        }
      });
    unknown = mixed.flatMap((each) => piecesOf(each, Math.ceil(each.rowCount / parts)));
  }
  return hidden;
}

/**
 * An area with some hidden rows is read in this number of parts: this takes few requests, and few ranges where
 * neighboring rows are alike.
 */
const parts = 16;
