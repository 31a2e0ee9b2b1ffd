import type { Product } from "../../product-data/api/product";
import { isFitting } from "../claims/point";
import { shortfallOf } from "./closest-part";
import { comparisonWith } from "./compare";
import { claimsOfPart } from "./part-claims";
import { isForPurpose } from "./purpose";
import type { Shortfall } from "./requirement-failure";

/**
 * In what the manufacturer's own alternative is worse than the part, or has no value for it: compared as every other
 * part is. Empty if it is the same or better.
 */
export function shortfallsOf(alternative: Product, product: Product): readonly Shortfall[] {
  const known = shortfalls.get(product)?.get(alternative);
  if (known !== undefined) return known;
  const claims = claimsOfPart(product);
  const points = comparisonWith(claims)(alternative).filter((point) => !isFitting(point));
  const found = points.map(shortfallOf);
  if (!isForPurpose(alternative, claims)) found.push({ aspect: "application", required: null, part: null });
  let own = shortfalls.get(product);
  if (own === undefined) shortfalls.set(product, (own = new WeakMap()));
  own.set(alternative, found);
  return found;
}

/** A check compares the same parts each time that it is shown. */
const shortfalls = new WeakMap<Product, WeakMap<Product, readonly Shortfall[]>>();
