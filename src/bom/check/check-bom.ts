import { afterTask } from "../../product-data/base/schedule";
import { inSlices } from "../../product-data/base/slices";
import type { Language } from "../../product-data/vocabulary/language";
import { type BomEntry, partnosOf } from "../reading/line/entry";
import { findLineReplacements, type LineReplacements } from "./line-replacements";
import { type BomLine, type Comparisons, lineMaker } from "./lines";
import { needsReplacement } from "./states";
import { checkParts } from "./parts";
import type { Lookup } from "../../product-data/lookup/lookup";

/** A checked BOM. */
export interface BomCheck {
  readonly lines: readonly BomLine[];
}

/**
 * Checks a whole BOM: requests its parts and their alternatives, and finds alternatives for lines that need one. If the
 * signal aborts, the lines that aren't finished stay unchecked.
 * @param sources without a search, no alternatives are found
 */
export async function checkBom(
  entries: readonly BomEntry[],
  sources: Pick<Lookup, "loader"> & Partial<Lookup>,
  language: Language,
  signal: AbortSignal,
): Promise<BomCheck> {
  const { loader, search } = sources;
  const options = { loader, language, schedule: afterTask, onProgress: () => undefined };
  const { results } = await checkParts(partnosOf(entries), signal, options);
  const comparisons: Comparisons = new Map();
  const linesWith = (replacements: LineReplacements): Promise<readonly BomLine[]> =>
    inSlices(entries, lineMaker({ entries, results, replacements, choices: new Map() }, comparisons));
  const lines = await linesWith(new Map());
  if (search === undefined) return { lines };
  const replaceable = lines.filter(({ state }) => needsReplacement(state)).map(({ entry }) => entry);
  const replacements = await findLineReplacements(replaceable, { loader, search }, language, signal, () => undefined);
  return { lines: await linesWith(replacements) };
}
