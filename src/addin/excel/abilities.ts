import type { Clock } from "../../product-data/base/clock";
import { withPatience } from "../../product-data/base/patience";

/** What the requirement sets of this Excel don't say. */
export interface Abilities {
  /**
   * Whether numbers have a decimal point in this computer's region. Where they have a comma, Excel may read the formats of
   * functions' results by the region (office-js #3244): 1 µF with `##0.00E+0" F"` would show 100.00E-10 F.
   */
  readonly hasDecimalPoint: boolean;
  /** Whether cells can have data types. Retail Excel 2021 declares them, and then refuses them (office-js #4750). */
  readonly hasDataTypes: boolean;
}

/** What Excel doesn't say in time is assumed: the separator of its language, and what it declares. */
export async function abilitiesOf(clock: Clock): Promise<Abilities> {
  const declared = Office.context.requirements.isSetSupported("CustomFunctionsRuntime", "1.4");
  const [separator, hasDataTypes] = await Promise.all([
    withPatience(decimalSeparator(), clock),
    withPatience(readsDataTypes(), clock),
  ]);
  return {
    hasDecimalPoint: (separator ?? separatorOf(Office.context.contentLanguage)) === ".",
    hasDataTypes: declared && (hasDataTypes ?? true),
  };
}

const decimalSeparator = (): Promise<string> =>
  Excel.run(async (context) => {
    const { numberFormat } = context.application.cultureInfo;
    numberFormat.load("numberDecimalSeparator");
    await context.sync();
    return numberFormat.numberDecimalSeparator;
  });

const readsDataTypes = (): Promise<boolean> =>
  Excel.run(async (context) => {
    context.workbook.worksheets.getFirst().getRange("A1").load("valuesAsJson");
    await context.sync();
    return true;
  }).catch((error: unknown) => (error as { readonly code?: unknown }).code !== Excel.ErrorCodes.generalException);

const separatorOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
