import type { Product } from "../api/product";
import type { Query } from "../filter/query";
import type { Language } from "../vocabulary/language";

/** What lookups need of the catalog on this computer. */
export interface PartCatalog {
  /** The time at which its products were fetched from the service; null: it has none in this language. */
  fetchedMs(language: Language): number | null;
  /** The part with this number, or the first part that has it without the package code; undefined if there is none. */
  part(partno: string, language: Language): Product | undefined;
  /** The part numbers that start with the prefix. */
  startingWith(prefix: string, language: Language): readonly string[];
  /** The products that the service would find, in its order; null: only the service can find them. */
  search(query: Query): CatalogHits | null;
}

/** The result of a search in the catalog. */
export interface CatalogHits {
  readonly fetchedMs: number;
  readonly length: number;
  partnoAt(index: number): string;
  /** The first `count` products. */
  first(count: number): readonly Product[];
}
