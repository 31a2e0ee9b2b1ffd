import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import { enumeratedValues, valuesOf } from "../../src/product-data/vocabulary/enumerated-values";
import { inEachLanguage, type Language, type Localized } from "../../src/product-data/vocabulary/language";

/** A text: one for all languages, or one per language. */
export type Text = string | Localized;

/** The value of a response field; null and an empty list mean absent. Numbers are in the field's base unit. */
export type Value = Text | number | boolean | readonly Text[] | null;

/**
 * A product with the values of its response fields by API name (src/product-data/vocabulary/field.ts). A missing name
 * is an absent value.
 */
export interface Product {
  readonly category: ProductCategory;
  readonly partno: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A value in one language. */
export type LocalValue = string | number | boolean | readonly string[] | null;

export function valueIn(language: Language, value: Value | undefined): LocalValue {
  if (isList(value)) return value.length === 0 ? null : value.map((text) => textIn(language, text));
  return typeof value === "object" && value !== null ? textIn(language, value) : value === "" ? null : (value ?? null);
}

const isList = (value: Value | undefined): value is readonly Text[] => Array.isArray(value);
const textIn = (language: Language, text: Text): string => (typeof text === "string" ? text : text[language]);

/** A placeholder in URLs for the service's address, which is known only when it responds. */
export const baseMark = "{base}";
/** A placeholder in URLs for the part number, so that all parts share one URL. */
export const partnoMark = "{partno}";

/** The value of a list field in all languages, by its English text. */
export function listValue(field: string, english: string): Localized {
  const value = listValues.get(`${field}\n${english}`);
  if (value === undefined) throw new Error(`${field} has no value ${english}`);
  return value;
}

const listValues: ReadonlyMap<string, Localized> = new Map(
  Object.keys(enumeratedValues).flatMap((field) =>
    (valuesOf(field, "en") ?? []).map(
      (english, index) =>
        [`${field}\n${english}`, inEachLanguage((language) => valuesOf(field, language)?.[index] ?? english)] as const,
    ),
  ),
);
