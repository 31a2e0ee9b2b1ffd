import type { Clock } from "../api/clock";
import type { Product } from "../api/product";
import { printQuery } from "../api/request";
import type { Query } from "../filter/query";
import { entryKey } from "./entry-key";
import { CatalogError } from "./failure";
import { type KnownPart, knownProduct, type KnownSearch, productOf } from "./known";
import type { PartCache } from "./part-cache";
import type { PartSource, SourceHits } from "./part-source";
import type { Extent, Search } from "./search";
import { SingleFlight, type Waiter } from "./single-flight";

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
    const remembered = this.cache.searches.get(query.language, searchKey(query, extent));
    const products = remembered === undefined ? undefined : this.productsOf(remembered, query);
    const sourceMs = this.source()?.fetchedMs(query.language) ?? null;
    const isNewer = products !== undefined && sourceMs !== null && (remembered?.fetchedMs ?? 0) > sourceMs;
    if (isNewer) return products;
    const hits = this.source()?.search(query) ?? null;
    if (hits !== null) return within(hits, extent);
    if (remembered === undefined || products === undefined) return this.ask(query, extent).subscribe(waiter);
    if (this.clock.now() - remembered.fetchedMs >= this.freshMs())
      // The old result is kept: a failed revalidation changes nothing and is logged.
      this.ask(query, extent)
        .hold()
        .catch(() => undefined);
    return products;
  }

  /**
   * Requests the result again and doesn't store it; the caller does.
   * @throws as `Search.find`
   */
  async refetch(
    query: Query,
    extent: Extent,
    signal: AbortSignal,
  ): Promise<{ readonly answer: KnownSearch; readonly parts: readonly KnownPart[] }> {
    const products = await this.search.fetch(query, extent, signal);
    const { language } = query;
    const answer = this.answerOf(products);
    return {
      answer,
      parts: products.map((product) => ({
        language,
        partno: product.record.Partno,
        known: knownProduct(product, answer.fetchedMs),
      })),
    };
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

  private answerOf(products: readonly Product[]): KnownSearch {
    return { kind: "search", partnos: products.map(({ record }) => record.Partno), fetchedMs: this.clock.now() };
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
        this.cache.searches.put(language, text, this.answerOf(products));
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
