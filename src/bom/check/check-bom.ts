import type { Lookup } from "../../product-data/lookup/lookup";
import type { Language } from "../../product-data/vocabulary/language";
import type { Line } from "../reading/line/line";
import type { Verdict } from "./verdict";
import { Verdicts } from "./verdicts";

/**
 * Checks a whole BOM: requests its parts and their alternatives, and finds alternatives for lines that need one. If the
 * signal aborts, the lines that aren't finished stay unchecked.
 * @param sources without a search, no alternatives are found
 * @param isWanted for which lines; by default, those that need one
 */
export async function checkBom(
  lines: readonly Line[],
  { loader, search }: Pick<Lookup, "loader"> & Partial<Lookup>,
  language: Language,
  signal: AbortSignal,
  isWanted?: (verdict: Verdict) => boolean,
): Promise<readonly Verdict[]> {
  const verdicts = new Verdicts(lines);
  await verdicts.checkParts({ loader }, { language, signal });
  if (search !== undefined) await verdicts.findReplacements({ loader, search }, { language, signal }, isWanted);
  return verdicts.all;
}
