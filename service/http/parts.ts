import type { Language } from "../../src/product-data/vocabulary/language";
import type { Catalog } from "../catalog/catalog";
import { productPage } from "../media/page";

/** The page of a part, as named in ProductDetailUrl; null if there is no such part. */
export function partPage(catalog: Catalog, partno: string, language: Language): string | null {
  const product = catalog.get(partno);
  return product === undefined ? null : productPage(product, language);
}
