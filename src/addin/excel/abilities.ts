import { type Clock, withTimeout } from "../../product-data/base/clock";

/** What the requirement sets of this Excel don't say. It may become known later. */
export interface Abilities {
  /**
   * The codes of number formats that Excel surely reads as they are written. It may read the codes of functions'
   * results by the rules of the region (office-js #3244): with a decimal comma, 1 µF with `##0.00E+0" F"` would show
   * 100.00E-10 F. `digits`: only codes without words, because `General` and `yyyy` have other names in some regions
   * with a decimal point.
   */
  safeCodes: "none" | "digits" | "all";
  /** What Excel shows between the arguments of a formula. */
  listSeparator: "," | ";";
  /** Whether cells can have data types. Retail Excel 2021 declares them, and then refuses them (office-js #4750). */
  hasDataTypes: boolean;
}

/**
 * The abilities of this Excel. What it doesn't say in time, or refuses to say while a cell is being edited, is read
 * again: until then, no code is safe, and data types are as declared.
 */
export async function abilitiesOf(clock: Clock): Promise<Abilities> {
  const declared = Office.context.requirements.isSetSupported("CustomFunctionsRuntime", "1.4");
  const abilities: Abilities = { safeCodes: "none", listSeparator: ",", hasDataTypes: declared };
  const know = (options: Excel.RunOptions) =>
    Promise.all([
      readRegion(options).then((region) => Object.assign(abilities, region)),
      readsDataTypes(options).then((reads) => (abilities.hasDataTypes = declared && reads)),
    ]);
  if ((await withTimeout(know({}), clock)) === undefined) know({ delayForCellEdit: true }).catch(() => undefined);
  return abilities;
}

async function readRegion(options: Excel.RunOptions): Promise<Pick<Abilities, "safeCodes" | "listSeparator">> {
  return Excel.run(options, async (context) => {
    const { application } = context;
    application.load("decimalSeparator");
    const { cultureInfo } = application;
    cultureInfo.load("name");
    cultureInfo.numberFormat.load("numberDecimalSeparator");
    const cell = lastCell(context).load("numberFormat,numberFormatLocal");
    await context.sync();
    // Excel's own separator, and the system's: it isn't documented which one counts.
    const separators = [application.decimalSeparator, cultureInfo.numberFormat.numberDecimalSeparator];
    // Excel names no list separator. It is a semicolon where the decimal separator is a comma, and in Switzerland.
    const listSeparator = separators.includes(",") || cultureInfo.name.endsWith("-CH") ? ";" : ",";
    if (separators.some((separator) => separator !== ".")) return { safeCodes: "none", listSeparator };
    // The words of dates can't be read from a cell without a date: Mexico has General, and aaaa for years.
    const isEnglish = cultureInfo.name.startsWith("en") && String(cell.numberFormatLocal) === String(cell.numberFormat);
    return { safeCodes: isEnglish ? "all" : "digits", listSeparator };
  });
}

/** Retail Excel 2021 declares data types, and then throws (office-js #4750). */
export async function readsDataTypes(options: Excel.RunOptions): Promise<boolean> {
  try {
    await Excel.run(options, async (context) => {
      lastCell(context).load("valuesAsJson");
      await context.sync();
    });
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === Excel.ErrorCodes.generalException) return false;
    throw error;
  }
}

/** A cell that users don't fill: an error in one of theirs could be taken for a refusal (office-js #3723). */
const lastCell = ({ workbook }: Excel.RequestContext): Excel.Range =>
  workbook.worksheets.getFirst().getRange().getLastCell();
