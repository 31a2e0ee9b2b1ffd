import { closest, distance } from "fastest-levenshtein";
import { type Category, categories } from "./category";
import { valuesOf } from "./enumerated-values";
import { type Field, fieldByName, fields } from "./field";
import { type Language, languages } from "./language";

/**
 * The field that a user means: by API name, by label in any language, or by a name that people write; in any case and
 * spacing. undefined also for a name of several fields.
 */
export function resolveField(name: string): Field | undefined {
  const [field, another] = resolveFields(name);
  return another === undefined ? field : undefined;
}

/** All fields that a name may mean: Tolerance is one of capacitors, or one of inductors. */
export function resolveFields(name: string): readonly Field[] {
  const key = nameKey(name);
  const field = fieldKeys.get(key);
  return field === undefined ? (otherNames.get(key) ?? []) : [field];
}

/** Understands the names of `field-names.ts` from now on. */
export function understandNames(names: readonly (readonly [field: string, names: string, another?: string])[]): void {
  otherNames = new Map(
    names.flatMap(([field, written, another]) => {
      const meant = [field, ...(another === undefined ? [] : [another])].flatMap((each) => fieldByName(each) ?? []);
      return written.split("|").map((name) => [nameKey(name), meant] as const);
    }),
  );
}

let otherNames: ReadonlyMap<string, readonly Field[]> = new Map();

/** The category that a user means: by id, or by label in any language. */
export function resolveCategory(name: string): Category | undefined {
  return categoryKeys.get(nameKey(name));
}

/**
 * Translates a value of a list field from any language and case into the requested language, because the service
 * accepts no other (document, filter rule 3). undefined: the list doesn't have the value, or the field has no list.
 */
export function resolveValue(field: string, value: string, language: Language): string | undefined {
  const wanted = textKey(value);
  for (const written of languages) {
    const row = valuesOf(field, written)?.findIndex((candidate) => textKey(candidate) === wanted) ?? -1;
    if (row >= 0) return valuesOf(field, language)?.[row];
  }
  return undefined;
}

/**
 * The nearest name by Levenshtein distance, if the distance is at most 2 or a third of the name's length, and at most half
 * of it: MSL isn't near ESR.
 */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const key = nameKey(name);
  const keys = names.map(nameKey);
  const best = closest(key, keys);
  const most = Math.min(Math.max(2, Math.floor(key.length / 3)), Math.floor(key.length / 2));
  return distance(key, best) <= most ? names[keys.indexOf(best)] : undefined;
}

const textKey = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
/** A name without spaces, `_`, `-`, and the points of abbreviations: `Temp. char.` */
const nameKey = (text: string): string => textKey(text).replace(/[\s_.-]+/g, "");

/** API names take precedence over labels. The tests keep labels distinct. */
function index<T extends { readonly label: Readonly<Record<Language, string>> }>(
  items: readonly T[],
  nameOf: (item: T) => string,
): ReadonlyMap<string, T> {
  const byLabel = languages.flatMap((language) => items.map((item) => [nameKey(item.label[language]), item] as const));
  return new Map([...byLabel, ...items.map((item) => [nameKey(nameOf(item)), item] as const)]);
}

const fieldKeys = index(fields, (field) => field.name);
const categoryKeys = index(categories, (category) => category.id);
