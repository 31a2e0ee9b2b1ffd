import { productCategories } from "../../src/product-data/vocabulary/category";
import type { Language } from "../../src/product-data/vocabulary/language";
import { productPage } from "../media/page";
import { viewOf } from "../media/product-view";
import { type AnswerWriter, groupOf } from "../search/answer";
import type { Catalog } from "../store/catalog";

/** The page of a part, as named in ProductDetailUrl; null if there is no such part. */
export function partPage(catalog: Catalog, writer: AnswerWriter, partno: string, language: Language): string | null {
  const [row] = catalog.rows(`SELECT id FROM product WHERE "Partno" = ?`, [partno]);
  const [product] = catalog.products(row === undefined ? [] : [Number(row["id"])]);
  if (product === undefined) return null;
  const view = viewOf(new TextDecoder().decode(writer.products([product], language, "")), language);
  return productPage(view, groupOf(productCategories[product.category] ?? "inductors"));
}
