import type { SheetName } from "../bom-sheet";
import { freeSheetName } from "../cell-name";
import { runAsOneStep } from "./undo-step";

/**
 * Adds a sheet, which isn't shown yet, and writes it in steps, as one step of undo where Excel supports it. If that fails,
 * the sheet is removed: outside of that step, because a deletion can't be taken back.
 * @returns its ID, and its name: the wanted one, or with a number if it is taken
 */
export async function addSheet(
  preferredName: string,
  steps: readonly ((sheet: Excel.Worksheet) => void | Promise<void>)[],
): Promise<SheetName> {
  let added: SheetName = { id: "", name: "" };
  const add = async (context: Excel.RequestContext): Promise<void> => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    const taken = worksheets.items.map((sheet) => sheet.name);
    const sheet = worksheets.add(freeSheetName(preferredName, taken)).load("id,name");
    await context.sync();
    added = { id: sheet.id, name: sheet.name };
  };
  try {
    await runAsOneStep([
      add,
      ...steps.map(
        (step) =>
          ({ workbook }: Excel.RequestContext) =>
            step(workbook.worksheets.getItem(added.id)),
      ),
    ]);
  } catch (error) {
    if (added.id !== "") await removeSheet(added.id);
    throw error;
  }
  return added;
}

/**
 * Copies the sheet in view, next to it, changes the copy, and shows it. If that fails, the copy is removed.
 * @returns the name of the copy
 */
export async function copySheet(change: (id: string) => Promise<unknown>): Promise<string> {
  const copy = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const added = sheet.copy("After", sheet).load("id,name");
    await context.sync();
    return { id: added.id, name: added.name };
  });
  try {
    await change(copy.id);
    await onSheet(copy.id, (sheet) => sheet.activate());
  } catch (error) {
    await removeSheet(copy.id);
    throw error;
  }
  return copy.name;
}

const onSheet = (id: string, change: (sheet: Excel.Worksheet) => void): Promise<void> =>
  Excel.run(async (context) => {
    change(context.workbook.worksheets.getItem(id));
    await context.sync();
  });

/** Nothing is left to be done if Excel refuses it. */
const removeSheet = (id: string): Promise<void> => onSheet(id, (sheet) => sheet.delete()).catch(() => undefined);
