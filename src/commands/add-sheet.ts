import { freeSheetName } from "../bom/cell-name";

/** Adds a sheet, which isn't shown yet. Returns its name: the wanted one, or with a number if it is taken. */
export function addSheet(wantedName: string): Promise<string> {
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    const name = freeSheetName(
      wantedName,
      worksheets.items.map((sheet) => sheet.name),
    );
    worksheets.add(name);
    await context.sync();
    return name;
  });
}
