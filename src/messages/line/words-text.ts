import type { Aspect } from "../../bom/claims/point";
import { wordsRules } from "../../bom/claims/rules";
import type { Language } from "../../product-data/vocabulary/language";
import { resolveValue } from "../../product-data/vocabulary/resolve";
import { listText } from "../grammar/list-text";

/** A value of a field with a list, in the user's language; other values, and words of the BOM, stay as they are. */
export function wordsText(aspect: Aspect, value: string, language: Language): string {
  const field = wordsRules.find((rule) => rule.aspect === aspect)?.field;
  if (field === undefined || value === "") return value;
  return listText(
    value.split(", ").map((word) => resolveValue(field, word, language) ?? word),
    language,
  );
}
