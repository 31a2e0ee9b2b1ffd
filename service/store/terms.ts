import type { Field } from "../../src/product-data/vocabulary/field";
import { inEachLanguage, type Localized } from "../../src/product-data/vocabulary/language";
import type { Text, Value } from "../catalog/product";

/** A text of one field, or a list of texts, in each language; each as JSON. */
interface Term {
  readonly id: number;
  readonly field: string;
  readonly json: Localized;
}

/**
 * The texts of a catalog, each once. They get provisional ids while products are read. `ranked` returns the final ids,
 * which rise with the English text within a field, so that sorting by id is sorting by text.
 */
export class TermCollection {
  private readonly byField = new Map<string, Map<string, number>>();
  private readonly entries: { readonly field: string; readonly value: Text | readonly Text[]; json?: Localized }[] = [];

  /** The provisional id; NaN for an absent value. */
  idOf(field: Field, value: Value): number {
    if (value === null || typeof value === "boolean" || typeof value === "number" || value === "") return NaN;
    if (Array.isArray(value) && value.length === 0) return NaN;
    const text = value as Text | readonly Text[];
    let ids = this.byField.get(field.name);
    if (ids === undefined) this.byField.set(field.name, (ids = new Map<string, number>()));
    const key = keyOf(text);
    let id = ids.get(key);
    if (id === undefined) {
      id = this.entries.push({ field: field.name, value: text }) - 1;
      ids.set(key, id);
    }
    return id;
  }

  /** Sets the text in one language, from a catalog file in that language. */
  learn(id: number, language: keyof Localized, value: Text | readonly Text[]): void {
    const entry = this.entries[id];
    if (entry !== undefined) entry.json = { ...jsonOf(entry), [language]: JSON.stringify(inLanguage(value, language)) };
  }

  /** The final terms in the order of their ids, and the final id of every provisional one. */
  ranked(): { readonly terms: readonly Term[]; readonly finalIds: readonly number[] } {
    const order = this.entries.map((entry, id) => ({ id, field: entry.field, key: englishOf(entry) }));
    order.sort((a, b) => compare(a.field, b.field) || compare(a.key, b.key));
    const finalIds = new Array<number>(order.length).fill(0);
    const terms = order.flatMap(({ id }, rank) => {
      finalIds[id] = rank + 1;
      const entry = this.entries[id];
      return entry === undefined ? [] : [{ id: rank + 1, field: entry.field, json: jsonOf(entry) }];
    });
    return { terms, finalIds };
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function keyOf(value: Text | readonly Text[]): string {
  if (typeof value === "string") return value;
  return "en" in value ? value.en : value.map((each) => inLanguage(each, "en")).join(", ");
}

function jsonOf(entry: { readonly value: Text | readonly Text[]; readonly json?: Localized }): Localized {
  return entry.json ?? inEachLanguage((language) => JSON.stringify(inLanguage(entry.value, language)));
}

/** The English text, by which values are sorted, whatever language the catalog's files have. */
function englishOf(entry: { readonly value: Text | readonly Text[]; readonly json?: Localized }): string {
  if (entry.json === undefined) return keyOf(entry.value);
  const english = JSON.parse(entry.json.en) as string | readonly string[];
  return typeof english === "string" ? english : english.join(", ");
}

function inLanguage(value: Text | readonly Text[], language: keyof Localized): string | readonly string[] {
  if (typeof value === "string") return value;
  if ("en" in value) return value[language];
  return value.map((each) => (typeof each === "string" ? each : each[language]));
}
