import { checkFilter, checkOrderby, contextOf } from "../../src/filter/check";
import type { FilterIssue } from "../../src/filter/issue";
import { parseFilter, parseOrderby } from "../../src/filter/parse";
import type { Filter, Orderby } from "../../src/filter/syntax";
import type { Language } from "../../src/vocabulary/language";
import type { Catalogue } from "../store/catalogue";
import { orderOf, whereOf } from "./sql";

/** What a request asks for, understood. */
export interface Search {
  readonly filter: Filter;
  readonly orderby: Orderby;
  readonly language: Language;
}

export type Understood =
  { readonly ok: true; readonly search: Search } | { readonly ok: false; readonly issue: FilterIssue };

/** Reads the texts of $filter and $orderby. Without a filter, or with an empty one, the search has no conditions. */
export function understand(filterText: string, orderbyText: string, language: Language): Understood {
  const filter = filterText.trim() === "" ? none : parseFilter(filterText);
  if (!filter.ok) return { ok: false, issue: filter.issues[0] };
  const orderby = orderbyText.trim() === "" ? none : parseOrderby(orderbyText);
  if (!orderby.ok) return { ok: false, issue: orderby.issues[0] };
  const [issue] = [...checkFilter(filter.value, language), ...checkOrderby(orderby.value, contextOf(filter.value))];
  if (issue !== undefined) return { ok: false, issue };
  return { ok: true, search: { filter: filter.value, orderby: orderby.value, language } };
}

/** The ids of the first `cap` products that match, and whether there are more. */
export function find(
  catalogue: Catalogue,
  search: Search,
  cap: number,
): { readonly ids: readonly number[]; readonly more: boolean } {
  const { filter, orderby, language } = search;
  const where = whereOf(filter, language, (field, inLanguage) => catalogue.searchTerms(field, inLanguage));
  if (where === null) return { ids: [], more: false };
  const conditions = where.length === 0 ? "" : `WHERE ${where.map(({ sql }) => sql).join(" AND ")}`;
  const sql = `SELECT id FROM product ${conditions} ORDER BY ${orderOf(orderby)} LIMIT ?`;
  const ids = catalogue.rows(sql, [...where.flatMap(({ values }) => values), cap + 1]).map((row) => Number(row["id"]));
  return { ids: ids.slice(0, cap), more: ids.length > cap };
}

const none = { ok: true, value: [] } as const;
