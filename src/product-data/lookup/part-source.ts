import type { Product } from "../api/product";
import type { Query } from "../filter/query";
import type { Language } from "../vocabulary/language";

/**
 * A source of products without requests: the catalog on this computer. It is synchronous, except for the first product
 * after the start, when it reads its texts.
 */
export interface PartSource {
  /** When its products were fetched from the service; null: it has none in this language. */
  fetchedMs(language: Language): number | null;
  has(partno: string, language: Language): boolean;
  /** The part with this number, or the first part that has it without the package code; undefined if there is none. */
  product(partno: string, language: Language): Product | Promise<Product> | undefined;
  /** The part numbers that start with the prefix. */
  startingWith(prefix: string, language: Language): readonly string[];
  /** The products that the service would find, in its order; null: only the service can find them. */
  search(query: Query): SourceHits | null;
}

/** The result of a search in a source. */
export interface SourceHits {
  readonly length: number;
  /** The first `count` products. */
  first(count: number): readonly Product[] | Promise<readonly Product[]>;
}
