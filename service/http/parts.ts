import type { Language } from "../../src/vocabulary/language";
import type { AnswerWriter } from "../search/answer";
import type { Catalogue } from "../store/catalogue";

export interface PartDocument {
  readonly type: string;
  readonly body: string;
}

/** A document of a part; null when there is no such part or document. */
export function partDocument(
  catalogue: Catalogue,
  writer: AnswerWriter,
  partno: string,
  document: string,
  language: Language,
): PartDocument | null {
  const [row] = catalogue.rows(`SELECT id FROM product WHERE "Partno" = ?`, [partno]);
  const [product] = catalogue.products(row === undefined ? [] : [Number(row["id"])]);
  if (product === undefined) return null;
  return { type: "text/plain", body: document + writer.product(product, language) };
}
