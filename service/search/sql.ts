import { contextOf } from "../../src/product-data/filter/check";
import { alternativesIn, type Condition, type Filter, type Orderby } from "../../src/product-data/filter/syntax";
import { categoryById, type ProductCategory, productCategories } from "../../src/product-data/vocabulary/category";
import { type Field, fieldByName } from "../../src/product-data/vocabulary/field";
import type { Language } from "../../src/product-data/vocabulary/language";
import type { SearchTerm } from "../store/catalog";
import { categoryCode, columnOf, storageOf } from "../store/columns";
import { partnoConditions } from "./partno";
import type { SqlCondition } from "./sql-condition";

type TermsOf = (field: string, language: Language) => readonly SearchTerm[];

/**
 * A checked filter as the conditions of a WHERE, joined by `and`; null if no product can match. However many conditions
 * a filter has, a field gets one of each kind: numbers become one interval, texts the set of terms that satisfy all
 * conditions.
 */
export function whereOf(filter: Filter, language: Language, termsOf: TermsOf): readonly SqlCondition[] | null {
  const byField = new Map<Field, Condition[]>();
  for (const condition of filter) {
    const field = fieldByName(condition.field.text);
    if (field === undefined) throw new Error(`The filter was not checked: ${condition.field.text}`);
    byField.set(field, [...(byField.get(field) ?? []), condition]);
  }
  const parts: SqlCondition[] = categoryCondition(filter);
  for (const [field, conditions] of byField) {
    const made = conditionsOf(field, conditions, language, termsOf);
    if (made === null) return null;
    parts.push(...made);
  }
  return parts;
}

/**
 * An order as the terms of an ORDER BY. Texts are sorted by the code points of their English values in every language,
 * so that a search returns the same products in every language. Absent values come first in ascending order; equal
 * products are in the order of their part numbers.
 */
export function orderOf(orderby: Orderby): string {
  const seen = new Set<string>();
  const terms: string[] = [];
  for (const { field: name, direction } of orderby) {
    // Part numbers are unique, so nothing after them changes the order. Ids rise with them.
    if (seen.has("Partno") || seen.has(name.text)) continue;
    seen.add(name.text);
    const field = fieldByName(name.text);
    if (field === undefined) throw new Error(`The order was not checked: ${name.text}`);
    const column = name.text === "Partno" ? "id" : name.text === "Category" ? "category" : columnOf(field);
    terms.push(`${column} ${direction === "desc" ? "DESC" : "ASC"}`);
  }
  return seen.has("Partno") ? terms.join(", ") : [...terms, "id ASC"].join(", ");
}

/** The categories that a filter searches. */
function categoriesOf(filter: Filter): readonly ProductCategory[] {
  return categoryById(contextOf(filter))?.members ?? productCategories;
}

function categoryCondition(filter: Filter): SqlCondition[] {
  const codes = categoriesOf(filter).map(categoryCode);
  if (codes.length === productCategories.length) return [];
  return [{ sql: `category IN (${codes.map(() => "?").join(",")})`, values: codes }];
}

function conditionsOf(
  field: Field,
  conditions: readonly Condition[],
  language: Language,
  termsOf: TermsOf,
): readonly SqlCondition[] | null {
  if (field.name === "Category") return [];
  if (field.name === "Partno") return partnoConditions(conditions);
  const storage = storageOf(field);
  if (storage === "number") return intervalOf(columnOf(field), conditions);
  if (storage === "boolean") return booleansOf(columnOf(field), conditions);
  const terms = termsOf(field.name, language).filter((term) =>
    conditions.every((condition) => satisfies(term, condition)),
  );
  if (terms.length === 0) return null;
  const [only] = terms;
  if (terms.length === 1 && only !== undefined) return [{ sql: `${columnOf(field)} = ?`, values: [only.id] }];
  const ids = JSON.stringify(terms.map((term) => term.id));
  return [{ sql: `${columnOf(field)} IN (SELECT value FROM json_each(?))`, values: [ids] }];
}

/** A list matches if one of its values matches one of the alternatives. */
function satisfies(term: SearchTerm, { operator, literal }: Condition): boolean {
  const wanted = alternativesIn(String(literal.value));
  return term.values.some((value) => {
    if (operator === "startswith") return wanted.some((text) => value.startsWith(text));
    return operator === "contains" ? wanted.some((text) => value.includes(text)) : wanted.includes(value);
  });
}

/** The interval that satisfies all comparisons. */
function intervalOf(column: string, conditions: readonly Condition[]): readonly SqlCondition[] | null {
  let [from, to] = [-Infinity, Infinity];
  let [fromOpen, toOpen] = [false, false];
  for (const { operator, literal } of conditions) {
    const number = literal.value;
    if (typeof number !== "number") return null;
    if (operator === "ge" || operator === "eq" || operator === "gt") {
      if (number > from) [from, fromOpen] = [number, operator === "gt"];
      else if (number === from) fromOpen ||= operator === "gt";
    }
    if (operator === "le" || operator === "eq" || operator === "lt") {
      if (number < to) [to, toOpen] = [number, operator === "lt"];
      else if (number === to) toOpen ||= operator === "lt";
    }
  }
  if (from > to || (from === to && (fromOpen || toOpen))) return null;
  if (from === to) return [{ sql: `${column} = ?`, values: [from] }];
  return [
    ...(from === -Infinity ? [] : [{ sql: `${column} ${fromOpen ? ">" : ">="} ?`, values: [from] }]),
    ...(to === Infinity ? [] : [{ sql: `${column} ${toOpen ? "<" : "<="} ?`, values: [to] }]),
  ];
}

function booleansOf(column: string, conditions: readonly Condition[]): readonly SqlCondition[] | null {
  const wanted = new Set(conditions.map(({ literal }) => literal.value));
  const [first] = wanted;
  return wanted.size === 1 ? [{ sql: `${column} = ?`, values: [first === true ? 1 : 0] }] : null;
}
