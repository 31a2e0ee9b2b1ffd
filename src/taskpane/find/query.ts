import type { ProductQuery } from "../../api/request";
import { checkFilter, checkOrderby } from "../../filter/check";
import type { FilterIssue } from "../../filter/issue";
import { parseFilter, parseOrderby } from "../../filter/parse";
import { printFilter, printOrderby } from "../../filter/print";
import { resolveFilter, resolveOrderby } from "../../filter/resolve";
import type { Filter, Orderby } from "../../filter/syntax";
import type { SearchContext } from "../../vocabulary/category";
import type { Language } from "../../vocabulary/language";

export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issues: readonly FilterIssue[] };

/** A filter text in the service's words, or its mistakes with their places in the text. Blank: no conditions. */
export function checkFilterText(text: string, language: Language): Checked<Filter> {
  if (text.trim() === "") return { ok: true, value: [] };
  const parsed = parseFilter(text);
  if (!parsed.ok) return parsed;
  const filter = resolveFilter(parsed.value, language);
  const issues = checkFilter(filter, language);
  return issues.length === 0 ? { ok: true, value: filter } : { ok: false, issues };
}

/** The same for an order. */
export function checkOrderbyText(text: string, context: SearchContext): Checked<Orderby> {
  if (text.trim() === "") return { ok: true, value: [] };
  const parsed = parseOrderby(text);
  if (!parsed.ok) return parsed;
  const orderby = resolveOrderby(parsed.value);
  const issues = checkOrderby(orderby, context);
  return issues.length === 0 ? { ok: true, value: orderby } : { ok: false, issues };
}

/** What is asked of the service; null for a filter that selects everything: nobody looks for that. */
export function queryOf(filter: Filter, orderby: Orderby, language: Language): ProductQuery | null {
  if (filter.length === 0) return null;
  return { filter: printFilter(filter), orderby: orderby.length === 0 ? null : printOrderby(orderby), language };
}
