/**
 * Makes Excel call the functions of every sheet again. Excel keeps failed cells as they are until it is told to calculate
 * them, so this follows whatever may heal them: a new key, a new address, a refresh.
 */
export async function recalculate(): Promise<void> {
  await Excel.run(async (context) => {
    const sheets = context.workbook.worksheets;
    sheets.load("items");
    await context.sync();
    for (const sheet of sheets.items) sheet.calculate(true);
    await context.sync();
  });
}
