import type { Language } from "../../src/product-data/vocabulary/language";

/** A product as it is in a response, for its pages. */
export interface ProductView {
  readonly partno: string;
  readonly language: Language;
  /** Text of a field's value; "" if absent. */
  text(field: string): string;
}

/** Parses the JSON of a product (written by service/search/answer.ts). */
export function viewOf(json: string, language: Language): ProductView {
  const product = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const objects = ["ComplianceInfo", "Specs", "MediaFileUrls"].map(
    (name) => product[name] as Readonly<Record<string, unknown>>,
  );
  const values = new Map(Object.entries(Object.assign({}, product, ...objects) as Readonly<Record<string, unknown>>));
  return { partno: String(product["Partno"]), language, text: (field) => textOf(values.get(field)) };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
