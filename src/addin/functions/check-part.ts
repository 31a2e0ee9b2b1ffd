import type { Product } from "../../product-data/api/product";
import { findingsOf } from "../../bom/matching/findings";
import { checkText } from "../../messages/comparison-texts";
import type { Language } from "../../product-data/vocabulary/language";

/** The text of CHECK for a product and a BOM description. */
export function checkPart(product: Product, text: string, language: Language): string {
  return checkText(findingsOf(text, product), language);
}
