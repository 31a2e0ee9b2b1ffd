import { fieldValue, type Product, textsIn } from "../../api/product";
import { memoize } from "../../base/memoize";
import type { Orderby } from "../../filter/syntax";
import { productCategories } from "../../vocabulary/category";
import { type Field, fieldByName } from "../../vocabulary/field";
import type { Language } from "../../vocabulary/language";
import { resolveValue } from "../../vocabulary/resolve";

/**
 * Products in the order of the service: absent values first in ascending order, texts by the code points of their
 * English values, and equal products by part number.
 */
export function sortProducts(products: Iterable<Product>, orderby: Orderby): readonly Product[] {
  const keys = orderby.flatMap(({ field: { text }, direction }) => {
    const field = fieldByName(text);
    return field === undefined ? [] : [{ rankOf: rankerOf(field), sign: direction === "desc" ? -1 : 1 }];
  });
  const rows = Array.from(products, (product) => ({
    product,
    ranks: keys.map(({ rankOf }) => rankOf(product)),
  }));
  rows.sort((a, b) => {
    for (const [index, { sign }] of keys.entries()) {
      const difference = compare(a.ranks[index] ?? null, b.ranks[index] ?? null);
      if (difference !== 0) return difference * sign;
    }
    return compare(a.product.record.Partno, b.product.record.Partno);
  });
  return rows.map(({ product }) => product);
}

/**
 * Whether `sortProducts` can sort responses in this language as the service does: texts without a list of values can be
 * sorted in English only.
 */
export function canOrder(orderby: Orderby, language: Language): boolean {
  return language === "en" || !orderby.some(({ field }) => field.text === "PackageType");
}

type Rank = string | number | null;

function rankerOf(field: Field): (product: Product) => Rank {
  if (field.name === "Category") return ({ group }) => productCategories.indexOf(group.category);
  const inEnglish = memoize((text) =>
    textsIn(field, text)
      .map((value) => resolveValue(field.name, value, "en") ?? value)
      .join(", "),
  );
  return (product) => {
    const value = fieldValue(product, field);
    if (value === null || typeof value === "number") return value;
    return typeof value === "boolean" ? Number(value) : inEnglish(String(value));
  };
}

function compare(a: Rank, b: Rank): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
