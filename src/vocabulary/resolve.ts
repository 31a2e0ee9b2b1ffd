import { closest, distance } from "fastest-levenshtein";
import { type Category, categories } from "./category";
import { valuesOf } from "./enumerated-values";
import { type Field, fields } from "./field";
import { type Language, languages } from "./language";

/** The field a user means by an API name or by its label in any language, in any case and spacing. */
export function resolveField(name: string): Field | undefined {
  return fieldKeys.get(nameKey(name));
}

/** The category a user means by an id or by its label in any language. */
export function resolveCategory(name: string): Category | undefined {
  return categoryKeys.get(nameKey(name));
}

/**
 * A value of a list field, written in any language and any case, in the language asked for, because the service takes no
 * other (document, filter rule 3). undefined: the list has no such value, or the field no list.
 */
export function resolveValue(field: string, value: string, language: Language): string | undefined {
  const wanted = textKey(value);
  for (const written of languages) {
    const row = valuesOf(field, written)?.findIndex((candidate) => textKey(candidate) === wanted) ?? -1;
    if (row >= 0) return valuesOf(field, language)?.[row];
  }
  return undefined;
}

/** The nearest of the names by Levenshtein's distance, when it is within a third of the name's length, or 2. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const key = nameKey(name);
  const keys = names.map(nameKey);
  const best = closest(key, keys);
  return distance(key, best) <= Math.max(2, Math.floor(key.length / 3)) ? names[keys.indexOf(best)] : undefined;
}

const textKey = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
const nameKey = (text: string): string => textKey(text).replace(/[\s_-]+/g, "");

/** API names win over labels, and the first of two equal labels wins; the tests keep labels apart. */
function index<T extends { readonly label: Readonly<Record<Language, string>> }>(
  items: readonly T[],
  nameOf: (item: T) => string,
): ReadonlyMap<string, T> {
  const keys = new Map<string, T>();
  for (const item of items) keys.set(nameKey(nameOf(item)), item);
  for (const item of items)
    for (const language of languages) {
      const key = nameKey(item.label[language]);
      if (!keys.has(key)) keys.set(key, item);
    }
  return keys;
}

const fieldKeys = index(fields, (field) => field.name);
const categoryKeys = index(categories, (category) => category.id);
