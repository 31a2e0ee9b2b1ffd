import { printFilter, printOrderby } from "../filter/print";
import type { Query } from "../filter/query";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";

/** The texts of $filter and $orderby, as they are sent. If empty, the parameter is left out. */
interface QueryTexts {
  readonly filter: string;
  readonly orderby: string;
}

/** The texts of a query, which is printed once. */
export function printQuery(query: Query): QueryTexts {
  let texts = printed.get(query);
  if (texts === undefined) {
    texts = { filter: printFilter(query.filter), orderby: printOrderby(query.orderby) };
    printed.set(query, texts);
  }
  return texts;
}

const printed = new WeakMap<Query, QueryTexts>();

/** The URL of a product search (document, operation 2). */
export function productsUrl(serviceUrl: string, query: Query): string {
  const { filter, orderby } = printQuery(query);
  const parameters = [
    ...(filter === "" ? [] : [`$filter=${encodeURIComponent(filter)}`]),
    ...(orderby === "" ? [] : [`$orderby=${encodeURIComponent(orderby)}`]),
    `lang=${query.language}`,
  ];
  return `${serviceUrl}/v2/products?${parameters.join("&")}`;
}

/** The URL of the download-URL operation (document, operation 1). */
export function downloadUrlUrl(serviceUrl: string, category: ProductCategory, language: Language): string {
  return `${serviceUrl}/v2/products/getproductdatadownloadurl?category=${category}&lang=${language}`;
}
