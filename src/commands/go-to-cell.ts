import { splitAddress } from "./cell-address";

/** Selects a cell and scrolls to it; does nothing if its sheet is gone. */
export async function goToCell(address: string): Promise<void> {
  const { sheet: name, cell } = splitAddress(address);
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(name);
    sheet.load("name");
    await context.sync();
    if (sheet.isNullObject) return;
    sheet.activate();
    sheet.getRange(cell).select();
    await context.sync();
  });
}
