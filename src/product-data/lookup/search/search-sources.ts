import { Failed } from "../../base/failed";
import type { LookupFailure } from "../failure";
import type { Product } from "../../api/product";
import { printFilter, printOrderby } from "../../filter/print";
import type { Query } from "../../filter/query";
import type { Language } from "../../vocabulary/language";
import { type KnownSearch, productOf, entryKey } from "../known";
import type { PartCache } from "../part-cache";
import type { PartCatalog, CatalogHits } from "../part-catalog";
import { Sources, type PartSources } from "../sources";
import type { Extent } from "./search";

/** A search, and the key of its result in its language. Equal searches have equal keys. */
export interface SearchQuestion {
  readonly query: Query;
  readonly extent: Extent;
  readonly key: string;
}

export const searchQuestion = (query: Query, extent: Extent): SearchQuestion => ({
  query,
  extent,
  key: JSON.stringify([{ filter: printFilter(query.filter), orderby: printOrderby(query.orderby) }, extent]),
});

/** The key of a search in all languages. */
export const keyOfSearch = ({ query, key }: SearchQuestion): string => entryKey(query.language, key);

/** The result of a search. */
interface SearchAnswer {
  readonly partnos: readonly string[];
  /** @throws LookupFailure `tooManyProducts` */
  readonly products: readonly Product[];
  /** The number of matches, also if fewer are wanted; null: unknown. */
  readonly total: number | null;
  readonly fetchedMs: number;
}

export type SearchSources = Sources<SearchQuestion, SearchAnswer>;

/**
 * A remembered search is the list of its numbers; its products come from the sources of parts.
 * @param catalog null: there is none on this computer
 */
export function searchSources(
  { searches }: PartCache,
  parts: PartSources,
  catalog: () => Pick<PartCatalog, "search"> | null,
): SearchSources {
  const answered = (language: Language, known: KnownSearch | undefined): SearchAnswer | undefined => {
    if (known === undefined) return undefined;
    const products = known.partnos.flatMap((partno) => productOf(parts.choose(language, partno)?.value) ?? []);
    // One of the products may no longer be known.
    return products.length < known.partnos.length ? undefined : { ...known, products, total: null };
  };
  return new Sources<SearchQuestion, SearchAnswer>(
    {
      get: (language, { key }) => answered(language, searches.get(language, key)),
      outdated: (language, { key }) => answered(language, searches.outdated(language, key)),
    },
    (_, { query, extent }) => {
      const hits = catalog()?.search(query) ?? null;
      return hits === null ? undefined : catalogAnswer(hits, extent);
    },
  );
}

/** The catalog's result. It is searched and read when it is used, and only as far as it is used. */
export function catalogAnswer(hits: CatalogHits, extent: Extent): SearchAnswer {
  const isTooMany = (): boolean => "allUpTo" in extent && hits.length > extent.allUpTo;
  const wanted = "first" in extent ? extent.first : Infinity;
  return {
    fetchedMs: hits.fetchedMs,
    get total() {
      return hits.length;
    },
    get partnos() {
      const length = isTooMany() ? 0 : Math.min(wanted, hits.length);
      return Array.from({ length }, (_, at) => hits.partnoAt(at));
    },
    get products() {
      if ("allUpTo" in extent && isTooMany())
        throw new Failed<LookupFailure>({ code: "tooManyProducts", allowed: extent.allUpTo });
      return hits.first(wanted);
    },
  };
}
