/**
 * Selects a cell and scrolls to it; does nothing if its sheet is gone.
 * @param sheetKey the name or the ID of the sheet
 * @param cell one cell, or several: `K1:V1`
 */
export async function goToCell(sheetKey: string, cell: string): Promise<void> {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(sheetKey);
    sheet.load("name");
    await context.sync();
    if (sheet.isNullObject) return;
    sheet.activate();
    sheet.getRange(cell).select();
    await context.sync();
  });
}
