import type { Clock } from "../api/clock";
import type { Product } from "../api/product";
import type { ProductQuery } from "../api/request";
import { type Known, type KnownEntry, knownProduct } from "./known";
import type { PartCache } from "./part-cache";
import type { Extent, Search } from "./search";
import { SingleFlight, type Waiter } from "./single-flight";

/**
 * Searches whose answers are remembered, because Excel calls a function again whenever rows are inserted or a workbook is
 * opened. The products stand in the part cache anyway; the answer is kept there too, as the list of their numbers under
 * the text of the query. One request for equal searches at once; an old answer is given and revalidated in the background.
 */
export class CachedSearch {
  private readonly inFlight = new Map<string, SingleFlight<readonly Product[]>>();

  constructor(
    private readonly search: Pick<Search, "find" | "fetch">,
    private readonly cache: PartCache,
    private readonly clock: Clock,
    private readonly freshMs: () => number,
  ) {}

  /** As `Search.find`; at once when the answer is known. A request for which nobody waits any more is ended. */
  find(query: ProductQuery, extent: Extent, waiter: Waiter): readonly Product[] | Promise<readonly Product[]> {
    const remembered = this.cache.get(query.language, searchKey(query, extent));
    const products = remembered === undefined ? undefined : this.productsOf(remembered, query);
    if (remembered === undefined || products === undefined) return this.ask(query, extent).subscribe(waiter);
    if (this.clock.now() - remembered.fetchedMs >= this.freshMs())
      // What it was is still there: a revalidation that fails changes nothing, and the activity log tells of it.
      this.ask(query, extent)
        .hold()
        .catch(() => undefined);
    return products;
  }

  /**
   * Asks anew, whatever is remembered, and remembers nothing: that is up to the caller.
   * @returns the search's entry, then one for each product it found
   * @throws as `Search.find`
   */
  async refetch(
    query: ProductQuery,
    extent: Extent,
    signal: AbortSignal,
  ): Promise<readonly [KnownEntry, ...KnownEntry[]]> {
    const products = await this.search.fetch(query, extent, signal);
    const fetchedMs = this.clock.now();
    const { language } = query;
    return [
      this.entryOf(query, extent, products),
      ...products.map((product) => ({
        language,
        key: product.record.Partno,
        known: knownProduct(product, fetchedMs),
      })),
    ];
  }

  /** undefined when a product is no longer remembered. */
  private productsOf({ partnos }: Known, { language }: ProductQuery): readonly Product[] | undefined {
    const products: Product[] = [];
    for (const partno of partnos) {
      const product = this.cache.get(language, partno)?.product;
      if (product === null || product === undefined) return undefined;
      products.push(product);
    }
    return products;
  }

  private entryOf(query: ProductQuery, extent: Extent, products: readonly Product[]): KnownEntry {
    const partnos = products.map(({ record }) => record.Partno);
    const known = { product: null, partnos, fetchedMs: this.clock.now() };
    return { language: query.language, key: searchKey(query, extent), known };
  }

  private ask(query: ProductQuery, extent: Extent): SingleFlight<readonly Product[]> {
    const key = `${query.language}|${searchKey(query, extent)}`;
    const known = this.inFlight.get(key);
    if (known !== undefined) return known;
    const controller = new AbortController();
    const found = this.search
      .find(query, extent, controller.signal)
      .then((products) => {
        const { language, key: cacheKey, known: answer } = this.entryOf(query, extent, products);
        this.cache.put(language, cacheKey, answer);
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

/** Under which the cache has the answer of a search. No part number has a blank, so that a query never meets one. */
export const searchKey = ({ filter, orderby }: Omit<ProductQuery, "language">, extent: Extent): string =>
  `search ${JSON.stringify([filter, orderby, extent])}`;
