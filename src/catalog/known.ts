import type { Product, ProductGroup, ProductRecord } from "../api/product";
import type { Language } from "../vocabulary/language";

/** What is known of a part number: its product, or that none has it. Also what a search answered: see remembered-search.ts. */
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
export function saySame(one: Known, other: Known): boolean {
  return JSON.stringify([one.partnos, one.product]) === JSON.stringify([other.partnos, other.product]);
}

/** One line of text that holds a Known, without line breaks. */
export function knownToLine({ product, partnos, fetchedMs }: Known): string {
  return JSON.stringify([fetchedMs, partnos, product?.group ?? null, product?.record ?? null]);
}

/** The Known of a line this version wrote. @throws SyntaxError when the line is damaged */
export function knownFromLine(line: string): Known {
  const [fetchedMs, partnos, group, record] = JSON.parse(line) as Line;
  return { product: group === null || record === null ? null : { group, record }, partnos, fetchedMs };
}

type Line = readonly [number, readonly string[], ProductGroup | null, ProductRecord | null];
