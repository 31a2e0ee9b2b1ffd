import type { Client } from "../../api/client";
import type { Product } from "../../api/product";
import { Subscribable } from "../../base/subscribable";
import type { Query } from "../../filter/query";
import type { Orderby } from "../../filter/syntax";
import { Lazy } from "../../base/lazy";
import type { Crawl, Goal } from "./crawl";
import { canOrder, sortProducts } from "./order";
import { productsPerCall, type UrlLimits } from "../part-request";
import { type Page, Pages, type Parts } from "./pages";

/**
 * How many of the matches are wanted: the first few, or all of them, with an error if there are more than `allUpTo`.
 */
export type Extent = { readonly first: number } | { readonly allUpTo: number };

/** Finds every product that matches, however many the service returns per request, or fails with the reason. */
export class Search extends Subscribable {
  /** The number of searches that needed enough requests to make the catalog on this computer worthwhile. */
  costlySearches = 0;
  private readonly refusedOrders = new Set<string>();

  constructor(
    private readonly client: Client,
    private readonly parts: Parts,
    /** The service's address and the maximum bytes of a URL, read for every search. */
    private readonly limits: () => UrlLimits,
  ) {
    super();
  }

  /**
   * The products that match, in the query's order, or by part number if it has none.
   * @throws LookupFailure `tooManyProducts`, ApiError, LoadFailure, or the signal's reason
   */
  find(query: Query, extent: Extent, signal: AbortSignal): Promise<readonly Product[]> {
    return this.run(this.parts, query, extent, signal);
  }

  /**
   * The products that match, which the cache doesn't get. `onProduct` is called with each that arrives, with some of them
   * twice.
   * @throws as `find`
   */
  fetch(
    query: Query,
    extent: Extent,
    signal: AbortSignal,
    onProduct: (partno: string) => void = () => undefined,
  ): Promise<readonly Product[]> {
    return this.run({ put: (_, partno) => onProduct(partno) }, query, extent, signal);
  }

  /** One response of the service. Its products are cached. */
  firstPage(query: Query, signal: AbortSignal): Promise<Page> {
    return this.pages(this.parts, this.limits()).ask(query, signal);
  }

  private pages(parts: Parts, { serviceUrl }: UrlLimits): Pages {
    return new Pages(this.client, parts, serviceUrl, this.refusedOrders);
  }

  private async run(parts: Parts, query: Query, extent: Extent, signal: AbortSignal): Promise<readonly Product[]> {
    const limits = this.limits();
    const pages = this.pages(parts, limits);
    const task: Task = { ...query, pages, limits, signal };
    try {
      const found = await ("first" in extent ? this.first(task, extent.first) : this.all(task, extent.allUpTo));
      // If the address has changed, some of the products are from the previous service.
      return limits.serviceUrl === this.limits().serviceUrl ? found : await this.run(parts, query, extent, signal);
    } finally {
      if (pages.requests > fewRequests) {
        this.costlySearches += 1;
        this.notify();
      }
    }
  }

  private async all(task: Task, atMost: number): Promise<readonly Product[]> {
    if (!canOrder(task.orderby, task.language)) {
      const page = await task.pages.ask(task, task.signal);
      if (!page.hasMoreHits && page.products.length <= atMost) return inOrder(page, task.orderby);
    }
    return sortProducts(await this.crawl(task, { first: Infinity, atMost }), task.orderby);
  }

  private async first(task: Task, count: number): Promise<readonly Product[]> {
    const { orderby } = task;
    const [key] = orderby;
    const byPartno = key === undefined || (key.field.text === "Partno" && key.direction === "asc");
    if (!byPartno || count <= productsPerCall) {
      const page = await task.pages.ask(task, task.signal);
      const isTop = page.isOrdered || key === undefined;
      if (!page.hasMoreHits || (isTop && page.products.length >= count)) return inOrder(page, orderby).slice(0, count);
    }
    const found = await this.crawl(task, { first: byPartno ? count : Infinity, atMost: Infinity });
    return sortProducts(found, orderby).slice(0, count);
  }

  private async crawl({ pages, limits, filter, language, signal }: Task, goal: Goal): Promise<readonly Product[]> {
    const CrawlClass = await crawlCode.get();
    return new CrawlClass(pages, filter, language, goal, limits).run(signal);
  }
}

const crawlCode = new Lazy<typeof Crawl>(() => import("./crawl").then((loaded) => loaded.Crawl));

/** A search with more requests than this makes the user wait. */
const fewRequests = 5;

interface Task extends Query {
  readonly pages: Pages;
  readonly limits: UrlLimits;
  readonly signal: AbortSignal;
}

/** The service's own order if a response shows it: products of several categories come one category after the other. */
function inOrder({ products, isOrdered }: Page, orderby: Orderby): readonly Product[] {
  const oneCategory = new Set(products.map(({ group }) => group.category)).size <= 1;
  return isOrdered && oneCategory ? products : sortProducts(products, orderby);
}
