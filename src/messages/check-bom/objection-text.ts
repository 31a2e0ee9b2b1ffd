import type { Objection } from "../../bom/check/gate";
import type { Language } from "../../product-data/vocabulary/language";
import { checkBomTexts } from "./check-bom-texts";
import { gateTexts } from "./gate-texts";
import { listText } from "../grammar/list-text";
import { shorten } from "../grammar/shorten";

export function objectionText(objection: Objection, language: Language): string {
  const text = gateTexts[language];
  switch (objection.code) {
    case "approval":
    case "forbidden":
      return text[objection.code](shorten(objection.written));
    case "occupied":
      return text.occupied(shorten(objection.content));
    case "state":
      return checkBomTexts[language].filters[objection.state];
    default:
      return text.reasons[objection.code];
  }
}

/** What is to be looked at first; "" for nothing. */
export function lookFirstText(objections: readonly Objection[], language: Language): string {
  const reasons = objections.map((each) => objectionText(each, language));
  return reasons.length === 0 ? "" : gateTexts[language].lookFirst(listText(reasons, language));
}
