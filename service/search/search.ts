import { contextOf } from "../../src/product-data/filter/check";
import type { Parsed } from "../../src/product-data/filter/parse";
import { alternativesIn } from "../../src/product-data/filter/syntax";
import { checkQuery, parseQuery, type Query } from "../../src/product-data/filter/query";
import { categoryById, productCategories } from "../../src/product-data/vocabulary/category";
import type { Language } from "../../src/product-data/vocabulary/language";
import type { Catalog } from "../catalog/catalog";
import type { Product } from "../catalog/product";
import { testOf } from "./condition";
import { inOrder } from "./order";

/** Parses the texts of $filter and $orderby. Without a filter, or with an empty one, the search has no conditions. */
export function understand(filterText: string, orderbyText: string, language: Language): Parsed<Query> {
  const parsed = parseQuery(filterText, orderbyText, language);
  return parsed.ok ? checkQuery(parsed.value) : parsed;
}

/** The first `cap` products that match, and whether there are more. */
export function find(
  catalog: Catalog,
  { filter, orderby, language }: Query,
  cap: number,
): { readonly products: readonly Product[]; readonly more: boolean } {
  const categories = categoryById(contextOf(filter))?.members ?? productCategories;
  const tests = filter.filter(({ field }) => field.text !== "Category").map((each) => testOf(each, language));
  const named = filter.find(({ field, operator }) => field.text === "Partno" && operator !== "contains");
  const some =
    named === undefined ? catalog.products : catalog.startingWith(alternativesIn(String(named.literal.value)));
  const found = some.filter(
    (product) => categories.includes(product.category) && tests.every((holds) => holds(product)),
  );
  const sorted = orderby.length === 0 ? found : inOrder(found, orderby);
  return { products: sorted.slice(0, cap), more: sorted.length > cap };
}
