import type { Objection } from "../../bom/check/gate";
import type { Language } from "../../product-data/vocabulary/language";
import { checkBomTexts } from "./check-bom-texts";
import { gateTexts } from "./gate-texts";
import { listText } from "../grammar/list-text";
import { shorten } from "../grammar/shorten";

/** @param isBrief whether what is written in the BOM is left out */
export function objectionText(objection: Objection, language: Language, isBrief = false): string {
  const text = gateTexts[language];
  if (objection.code === "state") return checkBomTexts[language].filters[objection.state];
  const reason = text.reasons[objection.code];
  return "written" in objection && !isBrief ? text.quoted(reason, shorten(objection.written)) : reason;
}

/** What is to be looked at first; "" for nothing. */
export function lookFirstText(objections: readonly Objection[], language: Language): string {
  const reasons = objections.map((each) => objectionText(each, language));
  return reasons.length === 0 ? "" : gateTexts[language].lookFirst(listText(reasons, language));
}
