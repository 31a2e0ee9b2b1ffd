import type { Orderby } from "../../src/product-data/filter/syntax";
import type { Product } from "../catalog/product";
import { comparedValue } from "./compared-value";

/**
 * Products in another order; equal ones keep theirs. Texts are sorted by the code points of their English values in
 * every language, so that a search returns the same products in every language. Absent values come first in ascending
 * order.
 */
export function inOrder(products: readonly Product[], orderby: Orderby): readonly Product[] {
  const terms = orderby.map(({ field, direction }) => ({
    valueOf: comparedValue(field.text, "en"),
    sign: direction === "desc" ? -1 : 1,
  }));
  return products
    .map((product) => ({ product, keys: terms.map(({ valueOf }) => keyOf(valueOf(product))) }))
    .sort((one, other) => {
      const at = terms.findIndex((_, index) => one.keys[index] !== other.keys[index]);
      return at < 0 ? 0 : (terms[at]?.sign ?? 1) * compare(one.keys[at] ?? null, other.keys[at] ?? null);
    })
    .map(({ product }) => product);
}

type Key = string | number | null;

function keyOf(value: ReturnType<ReturnType<typeof comparedValue>>): Key {
  if (typeof value === "boolean") return Number(value);
  return typeof value === "object" && value !== null ? value.join(", ") : value;
}

function compare(one: Key, other: Key): number {
  if (one === null || other === null) return one === null ? -1 : 1;
  return one < other ? -1 : 1;
}
