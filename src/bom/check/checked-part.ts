import type { Product } from "../../product-data/api/product";
import type { CheckFailure } from "./failure";

/** The result of requesting a part number. */
export type CheckedPart =
  | { readonly kind: "found"; readonly product: Product }
  /** `near`: similar numbers that exist. */
  | { readonly kind: "unknown"; readonly near: readonly string[] }
  | { readonly kind: "failed"; readonly failure: CheckFailure };

/** By part number; a number that hasn't been requested has none. */
export type CheckedParts = ReadonlyMap<string, CheckedPart>;
