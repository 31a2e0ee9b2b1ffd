import type { BomLine } from "../../../bom/check/lines";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { comparisonTexts } from "../../../messages/comparison-texts";
import { descriptionText } from "../../../messages/description-text";
import { failureText } from "../../../messages/failures/message";
import type { Language } from "../../../product-data/vocabulary/language";

/** A line's number, or what else it is recognized by. */
export const lineName = ({ entry, main }: BomLine, language: Language): string =>
  main?.number.partno ?? entry.distributorNumber?.text ?? (descriptionText(entry, language) || entry.cell);

/** Texts about a line besides its state, its date, its alternatives, and the numbers that may be meant. */
export function lineRemarks({ entry, main, state }: BomLine, language: Language): readonly string[] {
  const text = checkBomTexts[language];
  const remarks: string[] = [];
  const { cell, distributorNumber } = entry;
  const partno = main?.number.partno ?? null;
  // It adds nothing to the manufacturer's number.
  if (distributorNumber !== null && (partno === null || cell.trim() === distributorNumber.text)) {
    const { distributor } = distributorNumber;
    // The state says what an unnamed distributor's number is.
    if (distributor !== "" || state !== "distributorNumber") remarks.push(text.distributorsNumber(distributor));
  }
  if (main !== null && main.number.how !== "exact" && hasMore(main.number.cell, main.number.partno))
    remarks.push(text.foundIn(main.number.how, shortened(main.number.cell)));
  if (entry.destroyed !== null) remarks.push(text.destroyed(entry.destroyed.written));
  if (entry.isCut) remarks.push(comparisonTexts[language].cut);
  const advice = text.advice[state];
  if (advice !== undefined) remarks.push(advice);
  if (main === null) return remarks;
  const { foundAs, result } = main;
  if (foundAs !== null) remarks.push(text.foundAs(foundAs));
  if (result?.kind === "failed") remarks.push(failureText(result.failure, language));
  return remarks;
}

/** Whether a cell says more than the number and its manufacturer's name: another number, a quantity, or other letters. */
function hasMore(cell: string, partno: string): boolean {
  const [before, after] = cell.split(partno);
  return after === undefined || /\d|\p{P}/u.test(`${before ?? ""}${after}`);
}

export const shortened = (text: string, most = 80): string => (text.length > most ? `${text.slice(0, most)}…` : text);
