import type { Product } from "../api/product";
import type { Language } from "../vocabulary/language";

/** The known facts about a part number. */
export type Known = KnownProduct | KnownAbsent;

interface KnownProduct {
  readonly kind: "product";
  readonly product: Product;
  readonly fetchedMs: number;
}

/** No product has the number. */
export interface KnownAbsent {
  readonly kind: "absent";
  /** Similar numbers that exist. */
  readonly near: readonly string[];
  readonly fetchedMs: number;
}

/** The result of a search: the numbers of its products. The products are entries of their own. */
export interface KnownSearch {
  readonly kind: "search";
  readonly partnos: readonly string[];
  readonly fetchedMs: number;
}

/** The known facts about one part in one language. */
export interface KnownPart {
  readonly language: Language;
  readonly partno: string;
  readonly known: Known;
}

export function knownProduct(product: Product): KnownProduct {
  return { kind: "product", product, fetchedMs: product.fetchedMs };
}

/** The product, if the part exists. */
export function productOf(known: Known | undefined): Product | null {
  return known?.kind === "product" ? known.product : null;
}

/** Whether both have the same content, apart from the fetch time. */
export function haveSameContent<T extends Known | KnownSearch>(one: T, other: T): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(known: Known | KnownSearch): string {
  if (known.kind !== "product") return JSON.stringify({ ...known, fetchedMs: 0 });
  const { group, record } = known.product;
  return JSON.stringify([group, record]);
}
