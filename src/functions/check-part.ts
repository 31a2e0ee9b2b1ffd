import type { Product } from "../api/product";
import { findingsOf } from "../bom/findings";
import { checkText } from "../messages/check-texts";
import type { Language } from "../vocabulary/language";

/** The text of CHECK for a product and a BOM description. */
export function checkPart(product: Product, text: string, language: Language): string {
  return checkText(findingsOf(text, product), language);
}
