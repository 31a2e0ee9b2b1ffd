import type { Product } from "../../product-data/api/product";
import type { Claim } from "../aspects/claim";
import { kindOf, type PartKind } from "../aspects/part-kind";
import type { Point } from "../aspects/point";
import type { DecodedNumber } from "../makers/decode";
import { comparisonWith } from "./compare";
import { pointsOfNumber } from "./number-points";
import { claimsOfNumber, claimsOfProduct } from "./part-claims";

/** A part that is known by its data, or else by the code of its number. */
export interface ComparedPart {
  readonly type: "data" | "code";
  readonly kind: PartKind;
  readonly claims: readonly Claim[];
  compare(claims: readonly Claim[]): readonly Point[];
}

export const partOfProduct = (product: Product): ComparedPart => ({
  type: "data",
  kind: kindOf(product),
  get claims() {
    return claimsOfProduct(product);
  },
  compare: (claims) => comparisonWith(claims)(product),
});

export const partOfCode = (decoded: DecodedNumber): ComparedPart => ({
  type: "code",
  kind: decoded.kind,
  get claims() {
    return claimsOfNumber(decoded);
  },
  compare: (claims) => pointsOfNumber(claims, decoded),
});

/** null: the number has no data, and isn't decoded. */
export function comparedPart(product: Product | null, decoded: readonly DecodedNumber[]): ComparedPart | null {
  if (product !== null) return partOfProduct(product);
  const code = onlyOf(decoded);
  return code === undefined ? null : partOfCode(code);
}

/** undefined if the number isn't decoded, or could be several manufacturers'. */
export const onlyOf = ([first, another]: readonly DecodedNumber[]): DecodedNumber | undefined =>
  another === undefined ? first : undefined;
