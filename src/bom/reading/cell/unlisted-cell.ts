import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import { parseQuantity } from "../../../product-data/vocabulary/quantity";
import { isOfKnownForm } from "../../numbers/other-components";
import { isNeverListed } from "../../numbers/other-categories";
import { plainText } from "../text/plain-text";
import { isPackage } from "./cell-shapes";
import { distributorNumberIn } from "./distributor-number";
import { isPartNumber, ownNumbersIn } from "./patterns";

/**
 * Whether a cell of a BOM certainly has no number that the service lists: it has another manufacturer's number, a
 * distributor's, one of the manufacturer's other categories, or none. A number that isn't recognized, such as a mistyped
 * one, may be listed.
 */
export function isUnlisted(cell: string): boolean {
  if (distributorNumberIn(cell) !== undefined) return true;
  const text = plainText(cell);
  const partno = normalizePartNumber(cell);
  const isOneWord = !/\s/.test(text);
  if (isPartNumber(partno)) return isNeverListed(partno);
  const own = ownNumbersIn(text);
  if (own.length > 0) return own.every((each) => isNeverListed(each.toUpperCase()));
  const quantity = parseQuantity(partno, "");
  const isQuantity = quantity !== undefined && quantity.unit !== "";
  const mayBeOurs = isOneWord && likeOurs.test(partno) && !isPackage(partno) && !isQuantity && !isOfKnownForm(partno);
  return !mayBeOurs || isNeverListed(partno);
}

/** With a letter and two digits. */
const likeOurs = /^(?=[^A-Z]*[A-Z])(?=(?:\D*\d){2})#?[0-9A-Z.=/_+-]{5,40}$/;
