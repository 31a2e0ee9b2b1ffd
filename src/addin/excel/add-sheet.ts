import type { SheetName } from "./bom-sheet";
import { freeSheetName } from "./cell-name";

/**
 * Adds a sheet, which isn't shown yet, and writes it. If that fails, the sheet is removed.
 * @returns its ID, and its name: the wanted one, or with a number if it is taken
 */
export async function addSheet(
  context: Excel.RequestContext,
  wantedName: string,
  write: (sheet: Excel.Worksheet) => Promise<void>,
): Promise<SheetName> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const taken = worksheets.items.map((sheet) => sheet.name);
  const added = worksheets.add(freeSheetName(wantedName, taken)).load("id,name");
  await context.sync();
  const { id, name } = added;
  try {
    await write(worksheets.getItem(id));
  } catch (error) {
    worksheets.getItem(id).delete();
    await context.sync().catch(() => undefined);
    throw error;
  }
  return { id, name };
}
