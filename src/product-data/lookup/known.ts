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
  /** How often in a row the service didn't have it. */
  readonly misses: number;
}

/**
 * How long after the last response a number that wasn't found is requested again. A faulty response may have left it
 * out, but most don't exist, and every open workbook requests them.
 */
export function absentMs(misses: number): number {
  return (absentMinutes[misses - 1] ?? longestAbsentMinutes) * 60_000;
}

const absentMinutes = [5, 30];
const longestAbsentMinutes = 240;

/** The result of a search: the numbers of its products. The products are entries of their own. */
export interface KnownSearch {
  readonly kind: "search";
  readonly partnos: readonly string[];
  readonly fetchedMs: number;
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
  if (known.kind === "absent") return JSON.stringify(known.near);
  if (known.kind === "search") return JSON.stringify(known.partnos);
  const { group, record } = known.product;
  return JSON.stringify([group, record]);
}

/** A text and a language as one key. */
export function entryKey(language: Language, text: string): string {
  return `${language}|${text}`;
}
