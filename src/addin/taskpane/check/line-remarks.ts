import type { BomLine } from "../../../bom/check/lines";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { failureText } from "../../../messages/failures/message";
import type { Language } from "../../../product-data/vocabulary/language";

/** Texts about a line besides its state, its date, and its alternatives. */
export function lineRemarks({ entry, result, foundAs, state }: BomLine, language: Language): readonly string[] {
  const text = checkBomTexts[language];
  const remarks: string[] = [];
  const { partno, cell, distributorNumber } = entry;
  // Next to the manufacturer's number it says nothing.
  if (distributorNumber !== null && (partno === null || cell.trim() === distributorNumber.text)) {
    const { distributor } = distributorNumber;
    // The state says what an unnamed distributor's number is.
    if (distributor !== "" || state !== "distributorNumber") remarks.push(text.distributorsNumber(distributor));
  }
  if (partno !== null && entry.how !== "exact" && hasMore(cell, partno))
    remarks.push(text.takenFrom(entry.how, shortened(cell)));
  if (entry.kindsDiffer !== null) remarks.push(text.kindsDiffer(...entry.kindsDiffer));
  if (foundAs !== null) remarks.push(text.foundAs(foundAs));
  if (state === "mistyped" && result?.kind === "unknown") remarks.push(text.didYouMean(result.near));
  if (result?.kind === "failed") remarks.push(failureText(result.failure, language));
  return remarks;
}

/** Whether a cell says more than the number and its manufacturer's name: another number, a quantity, or other letters. */
function hasMore(cell: string, partno: string): boolean {
  const [before, after] = cell.split(partno);
  return after === undefined || /\d|\p{P}/u.test(`${before ?? ""}${after}`);
}

export const shortened = (cell: string): string => (cell.length > 80 ? `${cell.slice(0, 80)}…` : cell);
