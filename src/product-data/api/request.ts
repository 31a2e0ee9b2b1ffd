import { printFilter, printOrderby } from "../filter/print";
import type { Query } from "../filter/query";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";

/** The URL of a product search (document, operation 2). */
export function productsUrl(serviceUrl: string, query: Query): string {
  const [filter, orderby] = [printFilter(query.filter), printOrderby(query.orderby)];
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
