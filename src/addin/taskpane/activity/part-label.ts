import type { LanguagePart } from "../../../product-data/lookup/part-change";
import { languageNames } from "../../../product-data/vocabulary/language";

/** How a list names its parts. If it has parts in several languages, each is named with its language. */
export function partLabels(parts: readonly LanguagePart[]): (part: LanguagePart) => string {
  const isSingle = new Set(parts.map(({ language }) => language)).size <= 1;
  return ({ partno, language }) => (isSingle ? partno : `${partno} (${languageNames[language]})`);
}
