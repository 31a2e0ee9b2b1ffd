import type { Parsed } from "../../src/filter/parse";
import { checkQuery, parseQuery, type Query } from "../../src/filter/query";
import type { Language } from "../../src/vocabulary/language";
import type { Catalogue } from "../store/catalogue";
import { orderOf, whereOf } from "./sql";

/** Parses the texts of $filter and $orderby. Without a filter, or with an empty one, the search has no conditions. */
export function understand(filterText: string, orderbyText: string, language: Language): Parsed<Query> {
  const parsed = parseQuery(filterText, orderbyText, language);
  return parsed.ok ? checkQuery(parsed.value) : parsed;
}

/** The ids of the first `cap` products that match, and whether there are more. */
export function find(
  catalogue: Catalogue,
  { filter, orderby, language }: Query,
  cap: number,
): { readonly ids: readonly number[]; readonly more: boolean } {
  const where = whereOf(filter, language, (field, inLanguage) => catalogue.searchTerms(field, inLanguage));
  if (where === null) return { ids: [], more: false };
  const conditions = where.length === 0 ? "" : `WHERE ${where.map(({ sql }) => sql).join(" AND ")}`;
  const sql = `SELECT id FROM product ${conditions} ORDER BY ${orderOf(orderby)} LIMIT ?`;
  const ids = catalogue.rows(sql, [...where.flatMap(({ values }) => values), cap + 1]).map((row) => Number(row["id"]));
  return { ids: ids.slice(0, cap), more: ids.length > cap };
}
