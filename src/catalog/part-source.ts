import type { Product } from "../api/product";
import type { Query } from "../filter/query";
import type { Language } from "../vocabulary/language";

/**
 * Products that are at hand without the service: the catalog on this computer. It answers at once, but for the first
 * product after the start, for which it reads its texts.
 */
export interface PartSource {
  /** When its products were fetched from the service; null: it has none in this language. */
  fetchedMs(language: Language): number | null;
  has(partno: string, language: Language): boolean;
  /** The part with this number, or the first that has it without its package code; undefined: there is none. */
  product(partno: string, language: Language): Product | Promise<Product> | undefined;
  /** The part numbers that begin so. */
  startingWith(prefix: string, language: Language): readonly string[];
  /** What the service would find, in its order; null: the service must be asked. */
  search(query: Query): SourceHits | null;
}

/** What a source found. */
export interface SourceHits {
  readonly length: number;
  /** The first so many. */
  first(count: number): readonly Product[] | Promise<readonly Product[]>;
}
