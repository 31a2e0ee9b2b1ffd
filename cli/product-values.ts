import { fieldByName, fieldValue, type Language, type Product } from "../src/product-data/index";

/** A text of a product by the field's name; null: it has none. */
export function textIn(product: Product | null, name: string): string | null {
  const value = valueIn(product, name);
  return typeof value === "string" ? value : null;
}

/** A field's number; null without one. */
export function numberIn(product: Product | null, name: string): number | null {
  const value = valueIn(product, name);
  return typeof value === "number" ? value : null;
}

function valueIn(product: Product | null, name: string): unknown {
  const field = fieldByName(name);
  return product === null || field === undefined ? null : fieldValue(product, field);
}

/** The title of a column with values of a field. */
export const labelOf = (name: string, language: Language): string => fieldByName(name)?.label[language] ?? name;
