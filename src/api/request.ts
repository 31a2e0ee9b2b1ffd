import { printFilter, printOrderby } from "../filter/print";
import type { Query } from "../filter/query";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";

/** What is asked of the product-search operation, in the service's words. */
export interface ProductQuery {
  /** $filter text; null: a search without conditions. */
  readonly filter: string | null;
  /** $orderby text; null: the service's own order. */
  readonly orderby: string | null;
  readonly language: Language;
}

/** A search as the service reads it. */
export function printQuery({ filter, orderby, language }: Query): ProductQuery {
  return {
    filter: printFilter(filter) || null,
    orderby: printOrderby(orderby) || null,
    language,
  };
}

/** The address of a product search (document, operation 2). */
export function productsUrl(serviceUrl: string, { filter, orderby, language }: ProductQuery): string {
  const parameters = [
    ...(filter === null ? [] : [`$filter=${encodeURIComponent(filter)}`]),
    ...(orderby === null ? [] : [`$orderby=${encodeURIComponent(orderby)}`]),
    `lang=${language}`,
  ];
  return `${serviceUrl}/v2/products?${parameters.join("&")}`;
}

/** The address of the download-URL operation (document, operation 1). */
export function downloadUrlUrl(serviceUrl: string, category: ProductCategory, language: Language): string {
  return `${serviceUrl}/v2/products/getproductdatadownloadurl?category=${category}&lang=${language}`;
}
