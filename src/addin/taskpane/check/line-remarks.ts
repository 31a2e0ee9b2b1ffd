import type { Findings } from "../../../bom/matching/findings";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { checkText } from "../../../messages/comparison-texts";
import { failureText } from "../../../messages/failures/message";
import type { Language } from "../../../product-data/vocabulary/language";
import type { BomLine } from "../../../bom/check/lines";

/** Texts about a line besides its state, its date, and its alternatives. */
export function lineRemarks({ entry, state, result, foundAs }: BomLine, language: Language): readonly string[] {
  const text = checkBomTexts[language];
  const remarks: string[] = [];
  if (entry.partno !== null && entry.how !== "exact") remarks.push(text.takenFrom(entry.how, shortened(entry.cell)));
  if (foundAs !== null) remarks.push(text.foundAs(foundAs));
  if (result?.kind === "unknown" && result.near.length > 0) remarks.push(text.didYouMean(result.near));
  if (result?.kind === "failed") remarks.push(failureText(result.failure, language));
  if (state === "otherMaker") remarks.push(text.otherMakerHint);
  return remarks;
}

/** The differences between a part and its description. */
export function mismatchText(mismatch: Findings, language: Language): string {
  return checkText({ ...mismatch, same: [], notInText: [], notInData: [] }, language);
}

export const shortened = (cell: string): string => (cell.length > 80 ? `${cell.slice(0, 80)}…` : cell);
