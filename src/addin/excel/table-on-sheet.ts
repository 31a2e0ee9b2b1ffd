import { type Area, areaOf, areaProperties, intersection } from "./area";

/** An Excel table. */
export interface TableOnSheet {
  readonly name: string;
  /** With the row of titles. */
  readonly area: Area;
  readonly titles: readonly string[];
  /** Without the rows of titles and totals. */
  readonly rowCount: number;
}

/** The table that has cells of an area; null: none has. */
export function tableAt(sheetId: string, area: Area): Promise<TableOnSheet | null> {
  return Excel.run(async (context) => {
    const { tables } = context.workbook.worksheets.getItem(sheetId);
    tables.load("items/name");
    await context.sync();
    if (tables.items.length === 0) return null;
    const known = tables.items.map((table) => ({
      name: table.name,
      range: table.getRange().load(areaProperties),
      titles: table.getHeaderRowRange().load("values"),
      body: table.getDataBodyRange().load("rowCount"),
    }));
    await context.sync();
    const found = known.find(({ range }) => intersection(areaOf(range), area) !== null);
    if (found === undefined) return null;
    const titles = (found.titles.values as readonly (readonly unknown[])[])[0] ?? [];
    return { name: found.name, area: areaOf(found.range), titles: titles.map(String), rowCount: found.body.rowCount };
  });
}
