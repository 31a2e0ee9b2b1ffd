import type { Parsed } from "../../src/product-data/filter/parse";
import { checkQuery, parseQuery, type Query } from "../../src/product-data/filter/query";
import type { Language } from "../../src/product-data/vocabulary/language";
import type { Catalog } from "../store/catalog";
import { orderOf, whereOf } from "./sql";

/** Parses the texts of $filter and $orderby. Without a filter, or with an empty one, the search has no conditions. */
export function understand(filterText: string, orderbyText: string, language: Language): Parsed<Query> {
  const parsed = parseQuery(filterText, orderbyText, language);
  return parsed.ok ? checkQuery(parsed.value) : parsed;
}

/** The ids of the first `cap` products that match, and whether there are more. */
export function find(
  catalog: Catalog,
  { filter, orderby, language }: Query,
  cap: number,
): { readonly ids: readonly number[]; readonly more: boolean } {
  const where = whereOf(filter, language, (field, inLanguage) => catalog.searchTerms(field, inLanguage));
  if (where === null) return { ids: [], more: false };
  const conditions = where.length === 0 ? "" : `WHERE ${where.map(({ sql }) => sql).join(" AND ")}`;
  const sql = `SELECT id FROM product ${conditions} ORDER BY ${orderOf(orderby)} LIMIT ?`;
  const ids = catalog.rows(sql, [...where.flatMap(({ values }) => values), cap + 1]).map((row) => Number(row["id"]));
  return { ids: ids.slice(0, cap), more: ids.length > cap };
}
