import type { Point } from "../../bom/claims/point";
import { flagRules } from "../../bom/claims/rules";
import type { Language } from "../../product-data/vocabulary/language";
import { findTexts } from "../find/find-texts";
import { wordsText } from "./words-text";

/** The required value and the part's value; values of a field with a list are in the user's language. */
export function pointTexts(
  { aspect, required, part, relation }: Point,
  language: Language,
): { readonly required: string; readonly part: string } {
  if (flagRules.some((rule) => rule.aspect === aspect)) {
    const { yes, no } = findTexts[language];
    return { required: yes, part: relation === "notStated" ? "" : relation === "equal" ? yes : no };
  }
  const named = (value: string | null): string => wordsText(aspect, value ?? "", language);
  return { required: named(required), part: named(part) };
}
