import type { Product } from "../../product-data/api/product";
import { findingsOf } from "../../bom/matching/findings";
import { findingsOfNumber, otherMakersNumber } from "../../bom/matching/number-findings";
import { checkText } from "../../messages/comparison-texts";
import type { Language } from "../../product-data/vocabulary/language";

/** The text of CHECK for a product and a BOM description. */
export function checkPart(product: Product, text: string, language: Language): string {
  return checkText(findingsOf(text, product), language);
}

/**
 * The text of CHECK for another manufacturer's number, which needs no request; null if it isn't one that can be decoded.
 * @throws RequirementError `kindContradictory`
 */
export function checkNumber(partno: string, text: string, language: Language): string | null {
  const decoded = otherMakersNumber(partno);
  return decoded === null ? null : checkText(findingsOfNumber(text, decoded), language);
}
