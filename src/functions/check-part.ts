import type { Product } from "../api/product";
import { compareClaims } from "../bom/compare";
import { readClaims } from "../bom/description";
import { findingsOf } from "../bom/findings";
import { kindOf } from "../bom/part-kind";
import { checkText } from "../messages/check-texts";
import type { Language } from "../vocabulary/language";

/** The text of CHECK for a product and a BOM description. */
export function checkPart(product: Product, text: string, language: Language): string {
  return checkText(findingsOf(compareClaims(readClaims(text, kindOf(product)), product)), language);
}
