import type { Product, ProductGroup, ProductRecord } from "../api/product";

/** What is known of a part number: its product, or that none has it. Also what a search answered: see remembered-search.ts. */
export interface Known {
  readonly product: Product | null;
  /** When there is no product: numbers that exist and look like it; for a search, the numbers it found. */
  readonly near: readonly string[];
  readonly fetchedMs: number;
}

/** One line of text that holds a Known, without line breaks. */
export function knownToLine({ product, near, fetchedMs }: Known): string {
  return JSON.stringify([fetchedMs, near, product?.group ?? null, product?.record ?? null]);
}

/** The Known of a line this version wrote. @throws SyntaxError when the line is damaged */
export function knownFromLine(line: string): Known {
  const [fetchedMs, near, group, record] = JSON.parse(line) as Line;
  return { product: group === null || record === null ? null : { group, record }, near, fetchedMs };
}

type Line = readonly [number, readonly string[], ProductGroup | null, ProductRecord | null];
