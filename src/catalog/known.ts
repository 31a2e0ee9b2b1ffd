import type { Product } from "../api/product";
import type { Language } from "../vocabulary/language";

/** What is known of a part number: its product, or that none has it. Also what a search answered: see cached-search.ts. */
export interface Known {
  readonly product: Product | null;
  /** When there is no product: numbers that exist and look like it; for a search, the numbers it found. */
  readonly partnos: readonly string[];
  readonly fetchedMs: number;
}

/** A Known with what it is known of: a part number, or a search. */
export interface KnownEntry {
  readonly language: Language;
  readonly key: string;
  readonly known: Known;
}

/** What is known of a part when the service answered its product. */
export function knownProduct(product: Product, fetchedMs: number): Known {
  return { product, partnos: [], fetchedMs };
}

/** Whether both say the same, whenever they were fetched. */
export function haveSameContent(one: Known, other: Known): boolean {
  return JSON.stringify([one.partnos, one.product]) === JSON.stringify([other.partnos, other.product]);
}
