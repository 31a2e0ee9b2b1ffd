import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import { parseQuantity } from "../../../product-data/vocabulary/quantity";
import { isNeverListed, ownNumbersIn, readNumber } from "../../../bom/numbers/read-number";
import { plainText } from "../../../bom/reading/text/plain-text";
import { isPackage } from "../../../bom/reading/cell/cell-shapes";

/**
 * Whether a cell of a BOM certainly has no number that the service lists: it has another manufacturer's number, a
 * distributor's, one of the manufacturer's other categories, or none. A number that isn't recognized, such as a mistyped
 * one, may be listed.
 */
export function isUnlisted(cell: string): boolean {
  const number = readNumber(cell);
  if (number.whose === "distributor") return true;
  if (number.whose === "ours" && number.form === "whole") return false;
  if (number.whose === "ourOtherCategory") return isNeverListed(number);
  const text = plainText(cell);
  const own = ownNumbersIn(text);
  if (own.length > 0) return own.every((each) => isNeverListed(readNumber(each)));
  const partno = normalizePartNumber(cell);
  const isOneWord = !/\s/.test(text);
  const quantity = parseQuantity(partno, "");
  const isQuantity = quantity !== undefined && quantity.unit !== "";
  const isOpen = number.whose === "unknown" || number.whose === "ours";
  return !(isOpen && isOneWord && likeOurs.test(partno) && !isPackage(partno) && !isQuantity);
}

/** Looks like one of our numbers: it has a letter and two digits. */
const likeOurs = /^(?=[^A-Z]*[A-Z])(?=(?:\D*\d){2})#?[0-9A-Z.=/_+-]{5,40}$/;
