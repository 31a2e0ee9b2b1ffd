import type { Clock } from "../../product-data/base/clock";
import { withPatience } from "../../product-data/lookup/open-store";

/**
 * Whether numbers have a decimal point in this computer's region. Where they have a comma, Excel may read the formats of
 * functions' results by the region (office-js #3244): 1 µF with `##0.00E+0" F"` would show 100.00E-10 F.
 */
export async function hasDecimalPoint(clock: Clock): Promise<boolean> {
  const separator = await withPatience(separatorInExcel(), clock);
  return (separator ?? separatorOf(Office.context.contentLanguage)) === ".";
}

/** null: this Excel doesn't say it. */
async function separatorInExcel(): Promise<string | null> {
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.11")) return null;
  return Excel.run(async (context) => {
    const { numberFormat } = context.application.cultureInfo;
    numberFormat.load("numberDecimalSeparator");
    await context.sync();
    return numberFormat.numberDecimalSeparator;
  });
}

const separatorOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
