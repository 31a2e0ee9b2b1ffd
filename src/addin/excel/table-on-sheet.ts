import { type Area, areaOf, areaProperties, intersection } from "./area";

/** An Excel table. */
export interface TableOnSheet {
  readonly name: string;
  /** The cells of the table, with its row of titles. */
  readonly area: Area;
  /** The rows between the titles and the totals. */
  readonly rowCount: number;
}

/** The table that has cells of an area; null: none has. */
export const tableAt = async (sheetId: string, area: Area): Promise<TableOnSheet | null> =>
  (await tablesOn(sheetId)).find((table) => intersection(table.area, area) !== null) ?? null;

export function tablesOn(sheetId: string): Promise<readonly TableOnSheet[]> {
  return Excel.run(async (context) => {
    const { tables } = context.workbook.worksheets.getItem(sheetId);
    tables.load("items/name");
    await context.sync();
    if (tables.items.length === 0) return [];
    const known = tables.items.map((table) => ({
      name: table.name,
      range: table.getRange().load(areaProperties),
      body: table.getDataBodyRange().load("rowCount"),
    }));
    await context.sync();
    return known.map(({ name, range, body }) => ({ name, area: areaOf(range), rowCount: body.rowCount }));
  });
}
