import { fieldValue, type FieldValue, type Product, textsIn } from "../../product-data/api/product";
import { memoize } from "../../product-data/base/memoize";
import { fieldByName } from "../../product-data/vocabulary/field";
import { valuesOf } from "../../product-data/vocabulary/enumerated-values";
import { languages } from "../../product-data/vocabulary/language";
import { resolveValue } from "../../product-data/vocabulary/resolve";

/** The value of the field with this API name. */
export function valueOf(product: Product, name: string): FieldValue {
  const field = fieldByName(name);
  return field === undefined ? null : fieldValue(product, field);
}

/** The value of a field; null if it isn't a text. */
export function textOf(product: Product, name: string): string | null {
  const value = valueOf(product, name);
  return typeof value === "string" ? value : null;
}

/** The value of a field; null if it isn't a number. */
export function numberOf(product: Product, name: string): number | null {
  const value = valueOf(product, name);
  return typeof value === "number" ? value : null;
}

/** The texts of a field, in English if the field has a list of values. */
export function textsOf(product: Product, name: string): readonly string[] {
  const field = fieldByName(name);
  const value = field && fieldValue(product, field);
  return field && value ? textsIn(field, value).map((word) => inEnglish(name, word)) : [];
}

/** An enumerated value in English, from any language; unchanged if it isn't in the field's list. */
export const inEnglish = (field: string, value: string): string => englishOf(field)(value);

/** Whether words are a part of the name of one of these values of a list, in any language, or contain it. */
export function areOfValue(words: string, field: string, value: string): boolean {
  const said = lettersOf(words);
  return (valuesOf(field, "en") ?? []).some(
    (name, at) =>
      name.startsWith(value) &&
      languages.some((language) => {
        const own = lettersOf(valuesOf(field, language)?.[at] ?? "");
        return own.includes(said) || said.includes(own);
      }),
  );
}
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, "");

// Results are kept, because a BOM is compared with thousands of products that share a few words.
const englishOf = memoize((field) => memoize((word) => resolveValue(field, word, "en") ?? word));
