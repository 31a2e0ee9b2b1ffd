import type { Language } from "../vocabulary/language";
import { checkFilter, checkOrderby, contextOf } from "./check";
import { type Parsed, parseFilter, parseOrderby } from "./parse";
import { conditionOn, type Filter, type Orderby, alternativesIn, type Condition, type Name } from "./syntax";
import { resolveCategory, resolveField, resolveValue } from "../vocabulary/resolve";

/** The parameters of a search. */
export interface Query {
  readonly filter: Filter;
  readonly orderby: Orderby;
  /** The language of the filter's list values and of the response. */
  readonly language: Language;
}

/**
 * Reads a user's filter and order into a query that the service accepts. Fields, categories, and list values may be in
 * any language. A blank text means no condition, or no order. The issues are all mistakes found; parsing stops at the
 * first.
 */
export function readQuery(filterText: string, orderbyText: string, language: Language): Parsed<Query> {
  const parsed = parseQuery(filterText, orderbyText, language);
  return parsed.ok ? resolveQuery(parsed.value) : parsed;
}

/** Resolves a query in a user's words into one that the service accepts. */
export function resolveQuery({ filter, orderby, language }: Query): Parsed<Query> {
  return checkQuery({ filter: resolveFilter(filter, language), orderby: resolveOrderby(orderby), language });
}

/** Parses a query as it is written. */
export function parseQuery(filterText: string, orderbyText: string, language: Language): Parsed<Query> {
  const filter = isBlank(filterText) ? nothing : parseFilter(filterText);
  if (!filter.ok) return filter;
  const orderby = isBlank(orderbyText) ? nothing : parseOrderby(orderbyText);
  if (!orderby.ok) return orderby;
  return { ok: true, value: { filter: filter.value, orderby: orderby.value, language } };
}

/** A query with resolved names, unless it has mistakes. */
export function checkQuery(query: Query): Parsed<Query> {
  const { filter, orderby, language } = query;
  const [issue, ...others] = [...checkFilter(filter, language), ...checkOrderby(orderby, contextOf(filter))];
  return issue === undefined ? { ok: true, value: query } : { ok: false, issues: [issue, ...others] };
}

/** A query for the parts with these numbers, or whose numbers start with one of these texts. */
export function partnoQuery(operator: "eq" | "startswith", texts: readonly string[], language: Language): Query {
  return { filter: [conditionOn("Partno", operator, texts.join("|"))], orderby: [], language };
}

const isBlank = (text: string): boolean => text.trim() === "";
const nothing = { ok: true, value: [] } as const;

/**
 * A user's filter with API names for fields, ids for categories, and list values in `language` (document, filter rule
 * 3). Unknown names are kept as written, for `checkFilter` to report.
 */
export function resolveFilter(filter: Filter, language: Language): Filter {
  return filter.map((condition) => resolveCondition({ ...condition, field: resolveName(condition.field) }, language));
}

/** A user's order with API names for fields. Unknown names are kept as written, for `checkOrderby` to report. */
export function resolveOrderby(orderby: Orderby): Orderby {
  return orderby.map((key) => ({ ...key, field: resolveName(key.field) }));
}

function resolveName(name: Name): Name {
  return { ...name, text: resolveField(name.text)?.name ?? name.text };
}

function resolveCondition(condition: Condition, language: Language): Condition {
  const { field, literal } = condition;
  if (typeof literal.value !== "string") return condition;
  const value =
    field.text === "Category"
      ? (resolveCategory(literal.value)?.id ?? literal.value)
      : alternativesIn(literal.value)
          .map((each) => resolveValue(field.text, each, language) ?? each)
          .join("|");
  return { ...condition, literal: { ...literal, value } };
}
