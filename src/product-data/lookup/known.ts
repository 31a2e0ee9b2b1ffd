import type { Product } from "../api/product";
import type { Language } from "../vocabulary/language";
import QuickLRU from "quick-lru";

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
  /** How often in a row the service returned no product for it. */
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

/**
 * What the service returned on this computer, in each language, by part number or by search. The least recently used
 * entries are dropped first.
 */
export class KnownMap<T extends Known | KnownSearch> {
  private readonly current: QuickLRU<string, T>;
  /** Entries that changed on revalidation. Until cells are recalculated, each may show any value since the change. */
  private readonly changed = new Set<string>();
  /** The values of those entries before the first change. A service may change all, so only some are kept. */
  private readonly before = new QuickLRU<string, T>({ maxSize: maxBefore });

  constructor(
    maxSize: number,
    /** Called with every entry that is put. */
    private readonly save: (key: string, known: T) => void,
  ) {
    this.current = new QuickLRU({ maxSize, onEviction: (key) => this.forgetChange(key) });
  }

  get(language: Language, text: string): T | undefined {
    return this.current.get(entryKey(language, text));
  }

  /** The value before it changed on revalidation, which some cells still show; not kept for all entries. */
  outdated(language: Language, text: string): T | undefined {
    return this.before.get(entryKey(language, text));
  }

  /** Whether cells may show different values of the entry. */
  isMixed(language: Language, text: string): boolean {
    return this.changed.has(entryKey(language, text));
  }

  put(language: Language, text: string, known: T): void {
    const key = entryKey(language, text);
    const before = this.current.get(key);
    if (before !== undefined && !this.changed.has(key) && !haveSameContent(before, known)) {
      this.changed.add(key);
      this.before.set(key, before);
    }
    this.keep(key, known);
  }

  /** Like `put`, for a caller that recalculates the cells that use the entry. */
  replace(language: Language, text: string, known: T): void {
    const key = entryKey(language, text);
    this.forgetChange(key);
    this.keep(key, known);
  }

  /** Puts an entry that was read from the store, unless a newer one is known. */
  restore(key: string, known: T): void {
    const current = this.current.get(key);
    if (current === undefined || current.fetchedMs <= known.fetchedMs) this.current.set(key, known);
  }

  /** Removes one entry for this session. */
  forget(language: Language, text: string): void {
    this.current.delete(entryKey(language, text));
  }

  clear(): void {
    this.current.clear();
    this.changed.clear();
    this.before.clear();
  }

  /** The number of entries in all languages. */
  get size(): number {
    return this.current.size;
  }

  private keep(key: string, known: T): void {
    this.current.set(key, known);
    // A faulty response may leave out parts, so it isn't stored that a part doesn't exist.
    if (known.kind !== "absent") this.save(key, known);
  }

  private forgetChange(key: string): void {
    this.changed.delete(key);
    this.before.delete(key);
  }
}

const maxBefore = 2000;
