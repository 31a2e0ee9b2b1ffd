/**
 * Selects a cell and scrolls to it; does nothing if its sheet is gone.
 * @param address plain (functions/plain-address.ts)
 */
export async function goToCell(address: string): Promise<void> {
  const end = address.lastIndexOf("!");
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(address.slice(0, end));
    sheet.load("name");
    await context.sync();
    if (sheet.isNullObject) return;
    sheet.activate();
    sheet.getRange(address.slice(end + 1)).select();
    await context.sync();
  });
}
