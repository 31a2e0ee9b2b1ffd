import { freeSheetName } from "./cell-name";

/**
 * Adds a sheet, which isn't shown yet, and writes it. If that fails, the sheet is removed.
 * @returns its name: the wanted one, or with a number if it is taken
 */
export async function addSheet(wantedName: string, write: (name: string) => Promise<void>): Promise<string> {
  const name = await addEmptySheet(wantedName);
  try {
    await write(name);
  } catch (error) {
    await removeSheet(name).catch(() => undefined);
    throw error;
  }
  return name;
}

function addEmptySheet(wantedName: string): Promise<string> {
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

function removeSheet(name: string): Promise<void> {
  return Excel.run(async (context) => {
    context.workbook.worksheets.getItem(name).delete();
    await context.sync();
  });
}
