import { areaOf, areaProperties, rangeOf, type SheetArea } from "./area";

/**
 * The rows of an area that a filter or a person hides. What Excel doesn't say, as on a protected sheet, counts as
 * shown.
 */
export async function hiddenRows(area: SheetArea): Promise<ReadonlySet<number>> {
  const rows = Array.from({ length: area.rowCount }, (_, down) => area.row + down);
  const reading = Excel.run(async (context) => {
    const range = rangeOf(context, { ...area, columnCount: 1 }).load("rowHidden");
    await context.sync();
    const areHidden = range.rowHidden as boolean | null;
    if (areHidden !== null) return areHidden ? [] : [area];
    const { areas } = range.getSpecialCells(Excel.SpecialCellType.visible);
    areas.load(`items/${areaProperties.replaceAll(",", ",items/")}`);
    await context.sync();
    return areas.items.map(areaOf);
  });
  const shown = await reading.catch(() => [area]);
  const isShown = new Set(
    shown.flatMap(({ row, rowCount }) => Array.from({ length: rowCount }, (_, down) => row + down)),
  );
  return new Set(rows.filter((row) => !isShown.has(row)));
}
