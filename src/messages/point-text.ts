import type { Point } from "../bom/aspects/point";
import { flagRules, wordsRules } from "../bom/aspects/rules";
import type { Language } from "../product-data/vocabulary/language";
import { resolveValue } from "../product-data/vocabulary/resolve";
import { listText } from "./list-text";
import { findTexts } from "./find-texts";

/** The required value and the part's value; values of a field with a list are in the user's language. */
export function pointTexts(
  { aspect, required, part, relation }: Point,
  language: Language,
): { readonly required: string; readonly part: string } {
  if (flagRules.some((rule) => rule.aspect === aspect)) {
    const { yes, no } = findTexts[language];
    return { required: yes, part: relation === "notStated" ? "" : relation === "equal" ? yes : no };
  }
  const field = wordsRules.find((rule) => rule.aspect === aspect)?.field;
  const named = (value: string | null): string => {
    if (value === null || field === undefined) return value ?? "";
    const words = value.split(", ").map((word) => resolveValue(field, word, language) ?? word);
    return listText(words, language);
  };
  return { required: named(required), part: named(part) };
}
