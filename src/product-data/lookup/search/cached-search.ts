import type { Clock } from "../../base/clock";
import type { Product } from "../../api/product";
import { printQuery } from "../../api/request";
import type { Query } from "../../filter/query";
import { entryKey } from "../entry-key";
import { CatalogError } from "../failure";
import { type KnownPart, knownProduct, type KnownSearch, productOf } from "../known";
import type { PartCache } from "../part-cache";
import type { PartSource, SourceHits } from "../part-source";
import type { Extent, Search } from "./search";
import { SingleFlight, type Waiter } from "../../base/single-flight";

/**
 * Remembers the results of searches, because Excel calls a function again when rows are inserted or a workbook is
 * opened. The products are in the part cache; a result is the list of their numbers. Equal searches share one request.
 * A stale result is returned and revalidated in the background.
 */
export class CachedSearch {
  private readonly inFlight = new Map<string, SingleFlight<readonly Product[]>>();

  constructor(
    private readonly search: Pick<Search, "find" | "fetch">,
    private readonly cache: PartCache,
    private readonly clock: Clock,
    private readonly freshMs: () => number,
    /** A source without requests; null: none. */
    private readonly source: () => PartSource | null,
  ) {}

  /** As `Search.find`, but synchronous if the result is known. A request is aborted when its last waiter leaves. */
  find(query: Query, extent: Extent, waiter: Waiter): readonly Product[] | Promise<readonly Product[]> {
    const atHand = this.atHand(query, extent);
    if (atHand === null) return this.ask(query, extent).subscribe(waiter);
    if (atHand.renews && this.clock.now() - atHand.fetchedMs >= this.freshMs())
      // The old result is kept: a failed revalidation changes nothing and is logged.
      this.ask(query, extent)
        .hold()
        .catch(() => undefined);
    return atHand.products;
  }

  /** The result of `find` without a request; null: none. */
  async known(query: Query, extent: Extent): Promise<FoundSearch | null> {
    const atHand = this.atHand(query, extent);
    if (atHand === null) return null;
    const { fetchedMs } = atHand;
    const products = await atHand.products;
    return foundSearch(products, query, fetchedMs);
  }

  /**
   * Requests the result again and doesn't store it; the caller does.
   * @throws as `Search.find`
   */
  async refetch(query: Query, extent: Extent, signal: AbortSignal): Promise<FoundSearch> {
    return foundSearch(await this.search.fetch(query, extent, signal), query, this.clock.now());
  }

  /** @throws CatalogError `tooManyProducts` */
  private atHand(query: Query, extent: Extent): AtHand | null {
    const key = searchKey(query, extent);
    const pinned = this.cache.searches.pinned(query.language, key);
    const remembered = this.cache.searches.get(query.language, key);
    const products = remembered === undefined ? undefined : this.productsOf(remembered, query);
    const source = this.source();
    const sourceMs = source?.fetchedMs(query.language) ?? null;
    if (remembered !== undefined && products !== undefined) {
      const { fetchedMs } = remembered;
      if (pinned !== undefined || (sourceMs !== null && fetchedMs > sourceMs))
        return { products, fetchedMs, renews: false };
    }
    const hits = source?.search(query) ?? null;
    if (hits !== null) return { products: within(hits, extent), fetchedMs: sourceMs ?? 0, renews: false };
    if (remembered === undefined || products === undefined) return null;
    return { products, fetchedMs: remembered.fetchedMs, renews: true };
  }

  /** undefined if one of the products is no longer in the cache. */
  private productsOf({ partnos }: KnownSearch, { language }: Query): readonly Product[] | undefined {
    const products: Product[] = [];
    for (const partno of partnos) {
      const product = productOf(this.cache.parts.get(language, partno));
      if (product === null) return undefined;
      products.push(product);
    }
    return products;
  }

  private ask(query: Query, extent: Extent): SingleFlight<readonly Product[]> {
    const { language } = query;
    const text = searchKey(query, extent);
    const key = entryKey(language, text);
    const known = this.inFlight.get(key);
    if (known !== undefined) return known;
    const controller = new AbortController();
    const found = this.search
      .find(query, extent, controller.signal)
      .then((products) => {
        this.cache.searches.put(language, text, answerOf(products, this.clock.now()));
        return products;
      })
      .finally(() => this.inFlight.delete(key));
    const flight = new SingleFlight(found, (reason) => {
      this.inFlight.delete(key);
      controller.abort(reason);
    });
    this.inFlight.set(key, flight);
    return flight;
  }
}

/** A search with its products. */
export interface FoundSearch {
  readonly answer: KnownSearch;
  readonly parts: readonly KnownPart[];
}

interface AtHand {
  readonly products: readonly Product[] | Promise<readonly Product[]>;
  readonly fetchedMs: number;
  /** Whether a stale entry is requested again. */
  readonly renews: boolean;
}

const answerOf = (products: readonly Product[], fetchedMs: number): KnownSearch => ({
  kind: "search",
  partnos: products.map(({ record }) => record.Partno),
  fetchedMs,
});

function foundSearch(products: readonly Product[], { language }: Query, fetchedMs: number): FoundSearch {
  const parts = products.map((product) => ({
    language,
    partno: product.record.Partno,
    known: knownProduct(product, product.fetchedMs ?? fetchedMs),
  }));
  return { answer: answerOf(products, fetchedMs), parts };
}

/** @throws CatalogError `tooManyProducts` */
function within(hits: SourceHits, extent: Extent): readonly Product[] | Promise<readonly Product[]> {
  if ("first" in extent) return hits.first(extent.first);
  if (hits.length > extent.allUpTo) throw new CatalogError({ code: "tooManyProducts", allowed: extent.allUpTo });
  return hits.first(hits.length);
}

/** The key of a search's result in its language. Equal searches have equal keys. */
export function searchKey(query: Query, extent: Extent): string {
  return JSON.stringify([printQuery(query), extent]);
}
