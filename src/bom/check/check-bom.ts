import { afterTask } from "../../product-data/base/schedule";
import type { Language } from "../../product-data/vocabulary/language";
import { type Line, partnosOf } from "../reading/line/line";
import { Verdicts } from "./verdicts";
import { findLineReplacements } from "./line-replacements";
import type { Verdict } from "./verdict";
import { needsReplacement } from "./states";
import { checkParts } from "./parts";
import type { Lookup } from "../../product-data/lookup/lookup";

/**
 * Checks a whole BOM: requests its parts and their alternatives, and finds alternatives for lines that need one. If the
 * signal aborts, the lines that aren't finished stay unchecked.
 * @param sources without a search, no alternatives are found
 */
export async function checkBom(
  lines: readonly Line[],
  sources: Pick<Lookup, "loader"> & Partial<Lookup>,
  language: Language,
  signal: AbortSignal,
): Promise<readonly Verdict[]> {
  const { loader, search } = sources;
  const options = { loader, language, schedule: afterTask, onProgress: () => undefined };
  const { results } = await checkParts(partnosOf(lines), signal, options);
  const checked = new Verdicts(lines);
  await checked.add({ results });
  if (search === undefined) return checked.all;
  const replaceable = checked.all.filter(({ state }) => needsReplacement(state)).map(({ line }) => line);
  await checked.add({
    replacements: await findLineReplacements(replaceable, { loader, search }, language, signal, () => undefined, lines),
  });
  return checked.all;
}
