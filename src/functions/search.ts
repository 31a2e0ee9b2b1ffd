import type { Product } from "../api/product";
import type { ProductQuery } from "../api/request";
import type { Extent } from "../catalog/search";
import { checkFilter, checkOrderby, contextOf } from "../filter/check";
import { refuse, valueOf } from "../filter/issue-error";
import { parseFilter, parseOrderby } from "../filter/parse";
import { printFilter, printOrderby } from "../filter/print";
import { resolveFilter, resolveOrderby } from "../filter/resolve";
import { columnsOf, productCategories, categoryById, type SearchContext } from "../vocabulary/category";
import { type Field, fields as allFields } from "../vocabulary/field";
import type { Language } from "../vocabulary/language";
import type { Call } from "./answer";
import { cellText, requireField, requestedLanguage, type Matrix } from "./argument";
import type { Block } from "./cell";
import { ArgumentError } from "../messages/argument-failure";
import { productCell } from "./product-cell";
import type { Runtime } from "./runtime";

/** The arguments of SEARCH as Excel hands them over: omitted ones are null, blank cells null, "" or 0. */
export interface SearchArguments {
  readonly filter: string | null;
  readonly orderby: string | null;
  readonly lang: string | null;
  readonly fields: Matrix | null;
  readonly limit: number | null;
}

/**
 * The products that match, as a table with a header row; returned at once, without a promise, when the answer is known.
 * @throws FilterError, ArgumentError before anything is sent; CatalogError, ApiError
 */
export function searchTable(args: SearchArguments, runtime: Runtime, call: Call): Block | Promise<Block> {
  const language = requestedLanguage(args.lang, runtime);
  const { query, context } = queryOf(cellText(args.filter), cellText(args.orderby), language);
  const columns = columnsNamed(args.fields ?? [], context);
  const limit = limitOf(args.limit);
  if (call.isPreview) throw new ArgumentError({ code: "previewOnly" });
  const extent: Extent = limit === null ? { allUpTo: runtime.safetyCap } : { first: limit };
  call.use.addSearch({ query, extent });
  const found = runtime.search.find(query, extent, call);
  return found instanceof Promise
    ? found.then((products) => table(products, columns, language))
    : table(found, columns, language);
}

/**
 * A user's filter and order in the service's words, and the kind of search they make.
 * @throws FilterError
 */
function queryOf(
  filterText: string,
  orderbyText: string,
  language: Language,
): { query: ProductQuery; context: SearchContext } {
  const filter = filterText === "" ? [] : resolveFilter(valueOf(parseFilter(filterText)), language);
  const orderby = orderbyText === "" ? [] : resolveOrderby(valueOf(parseOrderby(orderbyText)));
  const context = contextOf(filter);
  refuse([...checkFilter(filter, language), ...checkOrderby(orderby, context)]);
  const query = {
    filter: filter.length === 0 ? null : printFilter(filter),
    orderby: orderby.length === 0 ? null : printOrderby(orderby),
    language,
  };
  return { query, context };
}

/** null when omitted; a blank cell arrives as 0. */
function limitOf(limit: number | null): number | null {
  if (limit === null || limit === 0) return null;
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new ArgumentError({ code: "limitUnusable", limit: String(limit) });
}

function columnsNamed(matrix: Matrix, context: SearchContext): readonly Field[] {
  const names = matrix
    .flat()
    .map(cellText)
    .filter((name) => name !== "");
  const [only, ...others] = names;
  if (only === undefined) return columnsOf(context).map(requireField);
  if (only === "*" && others.length === 0) return fieldsOf(context);
  const list = others.length === 0 ? only.split(/[,，、]/).map((name) => name.trim()) : names;
  return list.filter((name) => name !== "").map(requireField);
}

/** Every field of an answer that some product of the context has. */
function fieldsOf(context: SearchContext): readonly Field[] {
  const categories = categoryById(context)?.members ?? productCategories;
  return allFields.filter((field) => field.place !== null && field.categories.some((id) => categories.includes(id)));
}

function table(products: readonly Product[], columns: readonly Field[], language: Language): Block {
  const header = columns.map((field) => field.label[language]);
  return [header, ...products.map((product) => columns.map((field) => productCell(product, field)))];
}
