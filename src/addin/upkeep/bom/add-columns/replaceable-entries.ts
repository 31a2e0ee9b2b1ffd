import type { CheckedPart } from "../../../../bom/check/parts";
import { findLineReplacements, lineKey, type ReplacementProgress } from "../../../../bom/check/line-replacements";
import type { ReplacementSources } from "../../../../bom/check/replacements";
import {
  namesOfOurs,
  needsReplacement,
  notRecommended,
  stateOfNumber,
  stateWithoutNumber,
} from "../../../../bom/check/states";
import type { BomEntry } from "../../../../bom/reading/line/entry";
import type { Product } from "../../../../product-data/api/product";
import type { Language } from "../../../../product-data/vocabulary/language";

interface Finding {
  readonly language: Language;
  readonly sources: ReplacementSources;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReplacementProgress) => void;
}

/**
 * The lines without a part of the catalog for which there is one: other manufacturers' parts, and lines without a
 * number.
 * @param products of the lines, by number
 */
export async function replaceableEntries(
  entries: readonly BomEntry[],
  products: ReadonlyMap<string, Product>,
  { language, sources, signal, onProgress }: Finding,
): Promise<readonly BomEntry[]> {
  const results = new Map(
    entries.flatMap(({ numbers: [main] }): readonly (readonly [string, CheckedPart])[] => {
      if (main === undefined) return [];
      const { partno } = main;
      const product = products.get(partno);
      return [[partno, product === undefined ? { kind: "unknown", near: [] } : { kind: "found", product }]];
    }),
  );
  const ourNames = namesOfOurs(entries, results);
  const open = entries.filter((entry) => {
    const [main] = entry.numbers;
    const state =
      main === undefined
        ? stateWithoutNumber(entry, null)
        : stateOfNumber(main, entry, { result: results.get(main.partno), near: [], replacement: null }, ourNames);
    return needsReplacement(state) && !notRecommended.has(state);
  });
  const found = await findLineReplacements(open, sources, language, signal, onProgress);
  return open.filter((entry) => found.get(lineKey(entry))?.kind === "found");
}
