import { fieldValue, type FieldValue, type Product } from "../../product-data/api/product";
import { memoize } from "../../product-data/base/memoize";
import { fieldByName } from "../../product-data/vocabulary/field";
import { resolveValue } from "../../product-data/vocabulary/resolve";

/** The value of the field with this API name. */
export function valueOf(product: Product, name: string): FieldValue {
  const field = fieldByName(name);
  return field === undefined ? null : fieldValue(product, field);
}

/** null for a value that isn't a text. */
export function textOf(product: Product, name: string): string | null {
  const value = valueOf(product, name);
  return typeof value === "string" ? value : null;
}

/** null for a value that isn't a number. */
export function numberOf(product: Product, name: string): number | null {
  const value = valueOf(product, name);
  return typeof value === "number" ? value : null;
}

/** Texts are English if the field has a list of values. Application is one text with commas. */
export function textsOf(product: Product, name: string): readonly string[] {
  const value = valueOf(product, name);
  const words = Array.isArray(value)
    ? (value as readonly string[])
    : typeof value !== "string"
      ? []
      : name === "Application"
        ? value.split(/\s*,\s*/)
        : [value];
  return words.map((word) => inEnglish(name, word));
}

/** An enumerated value in English, from any language; unchanged if it isn't in the field's list. */
export const inEnglish = (field: string, value: string): string => englishOf(field)(value);

// A BOM is compared with thousands of products that share a few words.
const englishOf = memoize((field) => memoize((word) => resolveValue(field, word, "en") ?? word));
