import { isOfKnownForm } from "../../makers/other-components";
import { isNeverListed } from "../../makers/other-categories";
import { distributorNumberIn } from "./distributor-number";
import { extractParts } from "./extract";
import { isMakersNumber } from "./patterns";

/**
 * Whether a cell of a BOM certainly has no number that the service lists: it has another manufacturer's number, a
 * distributor's, one of the manufacturer's other categories, or none. A number that isn't recognized, such as a mistyped
 * one, may be listed.
 */
export function isUnlisted(cell: string): boolean {
  if (distributorNumberIn(cell) !== undefined) return true;
  return extractParts(cell).every(({ partno }) => isNeverListed(partno) || isAnothers(partno));
}

const isAnothers = (partno: string): boolean =>
  !isMakersNumber(partno) && (!hasLetter.test(partno) || isOfKnownForm(partno));

/** All numbers of ours have one. */
const hasLetter = /[A-Z]/;
