import type { Client } from "../../api/client";
import { fieldValue, type Product } from "../../api/product";
import { Subscribable } from "../../base/subscribable";
import type { Query } from "../../filter/query";
import { conditionOn, type Filter, type Orderby, type SortKey } from "../../filter/syntax";
import { type Field, fieldByName } from "../../vocabulary/field";
import { groupBy } from "../../vocabulary/group-by";
import { Lazy } from "../../base/lazy";
import type { Crawl, Goal } from "./crawl";
import { canOrder, sortProducts } from "./order";
import { productsPerCall, type UrlLimits } from "../pack";
import { type Page, Pages } from "./pages";
import type { Known } from "../known";
import type { KnownMap } from "../known-map";

/**
 * How many of the matches are wanted: the first few, or all of them, with an error if there are more than `allUpTo`.
 */
export type Extent = { readonly first: number } | { readonly allUpTo: number };

/** Finds every product that matches, however many the service returns per request, or fails with the reason. */
export class Search extends Subscribable {
  /** The searches that needed enough requests to make the catalog on this computer worthwhile. */
  costlySearches = 0;
  private readonly refusedOrders = new Set<string>();

  constructor(
    private readonly client: Client,
    private readonly parts: Pick<KnownMap<Known>, "put">,
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

  private pages(parts: Pick<KnownMap<Known>, "put">, { serviceUrl }: UrlLimits): Pages {
    return new Pages(this.client, parts, serviceUrl, this.refusedOrders);
  }

  private async run(
    parts: Pick<KnownMap<Known>, "put">,
    query: Query,
    extent: Extent,
    signal: AbortSignal,
  ): Promise<readonly Product[]> {
    const limits = this.limits();
    const pages = this.pages(parts, limits);
    const task: Task = { ...query, pages, limits, signal };
    try {
      const found = await ("first" in extent ? this.first(task, extent.first) : this.all(task, extent.allUpTo));
      // If the address has changed, some of the products are from the service before.
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
      const page = await this.page(task, task.filter);
      if (!page.hasMoreHits && page.products.length <= atMost) return inOrder(page, task.orderby);
    }
    return sortProducts(await this.crawl(task, { first: Infinity, atMost }), task.orderby);
  }

  private async first(task: Task, count: number): Promise<readonly Product[]> {
    const { orderby } = task;
    const [key] = orderby;
    const byPartno = key === undefined || (key.field.text === "Partno" && key.direction === "asc");
    if (!byPartno || count <= productsPerCall) {
      const page = await this.page(task, task.filter);
      const isTop = page.isOrdered || key === undefined;
      if (!page.hasMoreHits || (isTop && page.products.length >= count)) return inOrder(page, orderby).slice(0, count);
      const field = key === undefined ? undefined : fieldByName(key.field.text);
      if (key !== undefined && field?.type === "Double" && page.isOrdered) {
        const found = await this.seek(task, key.direction, field, page, count);
        if (found !== null) return found.slice(0, count);
      }
    }
    const found = await this.crawl(task, { first: byPartno ? count : Infinity, atMost: Infinity });
    return sortProducts(found, orderby).slice(0, count);
  }

  /**
   * The first products in an order whose most significant key is a number, starting with the first page. Every request is
   * for the values from the last one seen, and repeats the products that share it. null: the service doesn't sort, or
   * there may be products without a value, which no range includes.
   */
  private async seek(
    task: Task,
    direction: SortKey["direction"],
    field: Field,
    firstPage: Page,
    count: number,
  ): Promise<readonly Product[] | null> {
    const seen = new Map<string, Product>();
    const add = (products: readonly Product[]): void =>
      products.forEach((product) => seen.set(product.record.Partno, product));
    const inAscent = direction === "asc";
    let from: number | null = null;
    /** Whether all products with the value in `from` have been seen. */
    let isPast = false;
    for (let page = firstPage; ;) {
      add(page.products);
      if (!page.isOrdered) return null;
      if (seen.size >= count) return sortProducts(seen.values(), task.orderby);
      const reached = furthestValue(direction, valuesByCategory(page, field));
      if (reached === "unsorted") return null;
      if (!page.hasMoreHits) {
        const noneAbsent = task.filter.some((each) => each.field.text === field.name);
        return noneAbsent ? sortProducts(seen.values(), task.orderby) : null;
      }
      if (reached === null || (isPast && reached === from)) return null;
      isPast = reached === from;
      from = reached;
      if (isPast) {
        // More products share the value than a response can contain, so they need a search of their own.
        const others = [...seen.values()].filter((product) => fieldValue(product, field) !== reached);
        const filter = [...task.filter, conditionOn(field.name, "eq", reached)];
        add(await this.first({ ...task, filter, orderby: task.orderby.slice(1) }, count - others.length));
        if (seen.size >= count) return sortProducts(seen.values(), task.orderby);
      }
      const operator = inAscent ? (isPast ? "gt" : "ge") : isPast ? "lt" : "le";
      page = await this.page(task, [...task.filter, conditionOn(field.name, operator, from)]);
    }
  }

  private page({ pages, orderby, language, signal }: Task, filter: Filter): Promise<Page> {
    return pages.ask({ filter, orderby, language }, signal);
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

function valuesByCategory({ products }: Page, field: Field): readonly (readonly (number | null)[])[] {
  const valueOf = (product: Product): number | null => {
    const value = fieldValue(product, field);
    return typeof value === "number" ? value : null;
  };
  return [...groupBy(products, ({ group }) => group.category).values()].map((run) => run.map(valueOf));
}

/** The values of a response in order, one list for each category, because categories are returned one after the other. */
type Runs = readonly (readonly (number | null)[])[];

/** The furthest value that a response has reached; null if its products have none. */
function furthestValue(direction: SortKey["direction"], runs: Runs): number | null | "unsorted" {
  const isBefore = (one: number, other: number): boolean => (direction === "asc" ? one < other : one > other);
  let furthest: number | null = null;
  for (const run of runs) {
    const values = run.filter((value) => value !== null);
    if (values.some((value, at) => isBefore(value, values[at - 1] ?? value))) return "unsorted";
    const last = values.at(-1);
    if (last !== undefined && (furthest === null || isBefore(furthest, last))) furthest = last;
  }
  return furthest;
}
