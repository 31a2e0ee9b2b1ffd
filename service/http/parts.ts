import { productCategories } from "../../src/product-data/vocabulary/category";
import type { Language } from "../../src/product-data/vocabulary/language";
import { documents } from "../catalog/documents";
import { codesOf } from "../media/codes";
import { drawing } from "../media/drawing";
import { numbering, specificationSheet, statement } from "../media/page";
import { type ProductView, viewOf } from "../media/product-view";
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
  const field = (Object.keys(documents) as readonly (keyof typeof documents)[]).find(
    (name) => documents[name] === document,
  );
  const [row] = catalog.rows(`SELECT id FROM product WHERE "Partno" = ?`, [partno]);
  const [product] = catalog.products(row === undefined ? [] : [Number(row["id"])]);
  if (field === undefined || product === undefined) return null;
  const view = viewOf(writer.products([product], language, "").toString("utf8"), language);
  const group = groupOf(productCategories[product.category] ?? "inductors");
  if (document.endsWith(".svg")) return { type: "image/svg+xml", body: drawing(partno) };
  return { type: "text/html; charset=utf-8", body: page(field, view, group) };
}

function page(field: keyof typeof documents, view: ProductView, group: string): string {
  if (field === "ProductDetailUrl" || field === "SpecificationsSheet") return specificationSheet(view, group);
  return field === "PartNumbering" ? numbering(view, codesOf(view)) : statement(view, field);
}
