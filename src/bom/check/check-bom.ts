import { afterTask } from "../../product-data/base/schedule";
import type { Language } from "../../product-data/vocabulary/language";
import { type BomEntry, partnosOf } from "../reading/entry";
import { countsOf, type LineFilter } from "./counts";
import { findLineReplacements, type LineReplacements } from "./line-replacements";
import { type BomItem, itemsOf } from "./items";
import { type BomLine, linesOf } from "./lines";
import { needsReplacement } from "./states";
import { checkParts } from "./parts";
import type { ReplacementSources } from "./replacements";

/** A checked BOM. */
export interface BomCheck {
  /** In the BOM's order. */
  readonly lines: readonly BomLine[];
  /** Equal lines once, those that need attention first. */
  readonly items: readonly BomItem[];
  /** The number of items for each filter. */
  readonly counts: ReadonlyMap<LineFilter, number>;
}

/**
 * Checks a whole BOM: requests its parts and their alternatives, and finds alternatives for lines that need one. If the
 * signal aborts, the lines that aren't finished stay unchecked.
 * @param sources without a search, no alternatives are found
 */
export async function checkBom(
  entries: readonly BomEntry[],
  sources: Pick<ReplacementSources, "loader"> & Partial<ReplacementSources>,
  language: Language,
  signal: AbortSignal,
): Promise<BomCheck> {
  const { loader, search } = sources;
  const options = { loader, language, schedule: afterTask, tell: () => undefined };
  const { results } = await checkParts(partnosOf(entries), signal, options);
  let replacements: LineReplacements = new Map();
  if (search !== undefined) {
    const wanting = linesOf(entries, results).filter(({ state }) => needsReplacement(state));
    await findLineReplacements(
      wanting.map(({ entry }) => entry),
      { loader, search },
      language,
      signal,
      (progress) => (replacements = progress.replacements),
    );
  }
  const lines = linesOf(entries, results, replacements);
  const items = itemsOf(lines);
  return { lines, items, counts: countsOf(items) };
}
