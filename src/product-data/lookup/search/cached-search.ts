import type { Clock } from "../../base/clock";
import type { Product } from "../../api/product";
import type { Query } from "../../filter/query";
import type { KnownSearch } from "../known";
import { productsPerCall } from "../part-request";
import type { PartCache } from "../part-cache";
import { isDue } from "../sources";
import type { Search } from "./search";
import { keyOfSearch, searchQuestion, type SearchQuestion, type SearchSources } from "./search-sources";
import { SingleFlight, type Waiter } from "../../base/single-flight";

/**
 * Remembers the results of searches, because Excel calls a function again when rows are inserted or a workbook is
 * opened. The products are in the part cache; a result is the list of their numbers. Equal searches share one request.
 * A stale result is returned and revalidated in the background.
 */
export class CachedSearch {
  private readonly inFlight = new Map<string, SingleFlight<readonly Product[]>>();

  constructor(
    private readonly search: Pick<Search, "find" | "fetch" | "firstPage">,
    private readonly cache: PartCache,
    private readonly clock: Clock,
    private readonly freshMs: () => number,
    readonly sources: SearchSources,
  ) {}

  /**
   * The products that match, in the query's order; synchronous if they are known. A request is aborted when its last
   * waiter leaves.
   * @throws as `Search.find`
   */
  find(question: SearchQuestion, waiter: Waiter): readonly Product[] | Promise<readonly Product[]> {
    const choice = this.sources.choose(question.query.language, question);
    if (choice === undefined) return this.ask(question).subscribe(waiter);
    const { products } = choice.value;
    if (isDue(choice, this.clock.now(), this.freshMs())) this.ask(question).hold();
    return products;
  }

  /** The first page of a result, from the catalog or in one request. It isn't remembered. @throws ApiError */
  async firstPage(query: Query, signal: AbortSignal): Promise<FirstPage> {
    const choice = this.sources.choose(query.language, searchQuestion(query, { first: productsPerCall }));
    const total = choice?.value.total ?? null;
    if (choice === undefined || total === null) {
      const { products, hasMoreHits } = await this.search.firstPage(query, signal);
      return { products, total: products.length, hasMoreHits, catalogMs: null };
    }
    const { products, fetchedMs } = choice.value;
    return { products, total, hasMoreHits: false, catalogMs: fetchedMs };
  }

  /**
   * Requests the result again and doesn't store it; the caller does.
   * @throws as `Search.find`
   */
  async refetch({ query, extent }: SearchQuestion, signal: AbortSignal) {
    const products = await this.search.fetch(query, extent, signal);
    return { answer: answerOf(products, this.clock.now()), products };
  }

  private ask(question: SearchQuestion): SingleFlight<readonly Product[]> {
    const { query, extent } = question;
    const key = keyOfSearch(question);
    const known = this.inFlight.get(key);
    if (known !== undefined) return known;
    const controller = new AbortController();
    // A search that was aborted ends when it may already be requested again.
    const end = (): void => {
      if (this.inFlight.get(key) === flight) this.inFlight.delete(key);
    };
    const found = this.search
      .find(query, extent, controller.signal)
      .then((products) => {
        this.cache.searches.put(query.language, question.key, answerOf(products, this.clock.now()));
        return products;
      })
      .finally(end);
    const flight: SingleFlight<readonly Product[]> = new SingleFlight(found, (reason) => {
      end();
      controller.abort(reason);
    });
    this.inFlight.set(key, flight);
    return flight;
  }
}

/** The first page of a search. */
export interface FirstPage {
  /** May be incomplete. */
  readonly products: readonly Product[];
  /** The number of matches; a lower bound if there are more. */
  readonly total: number;
  readonly hasMoreHits: boolean;
  /**
   * The time at which the catalog on this computer was fetched, if the page comes from it; null: it comes from the
   * service.
   */
  readonly catalogMs: number | null;
}

const answerOf = (products: readonly Product[], fetchedMs: number): KnownSearch => ({
  kind: "search",
  partnos: products.map(({ record }) => record.Partno),
  fetchedMs,
});
