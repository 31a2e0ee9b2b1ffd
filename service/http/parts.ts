import { productCategories } from "../../src/product-data/vocabulary/category";
import type { Language } from "../../src/product-data/vocabulary/language";
import { documents } from "../catalog/documents";
import { drawing } from "../media/drawing";
import { productPage } from "../media/page";
import { viewOf } from "../media/product-view";
import { type AnswerWriter, groupOf } from "../search/answer";
import type { Catalog } from "../store/catalog";

interface PartDocument {
  readonly type: "image/svg+xml" | "text/html; charset=utf-8";
  readonly body: string;
}

/** A document of a part, as named in ProductDetailUrl and MediaFileUrls; null if there is no such part or document. */
export function partDocument(
  catalog: Catalog,
  writer: AnswerWriter,
  partno: string,
  document: string,
  language: Language,
): PartDocument | null {
  const [row] = catalog.rows(`SELECT id FROM product WHERE "Partno" = ?`, [partno]);
  const [product] = catalog.products(row === undefined ? [] : [Number(row["id"])]);
  if (product === undefined) return null;
  if (document === documents.Appearance) return { type: "image/svg+xml", body: drawing(partno) };
  if (document !== documents.ProductDetailUrl) return null;
  const view = viewOf(writer.products([product], language, "").toString("utf8"), language);
  const group = groupOf(productCategories[product.category] ?? "inductors");
  return { type: "text/html; charset=utf-8", body: productPage(view, group) };
}
