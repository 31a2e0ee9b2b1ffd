import type { Client } from "../api/client";
import type { Clock } from "../api/clock";
import type { ProductAnswer } from "../api/decode";
import { ApiError } from "../api/failure";
import type { ProductQuery } from "../api/request";
import { knownProduct } from "./known";
import type { PartCache } from "./part-cache";

/** One answer: at most 2,000 products (document, "Limits"), from the top of the order. */
export interface Page extends ProductAnswer {
  /** Whether the service was asked for the query's order and took it. */
  readonly isOrdered: boolean;
}

/** What a service turned out to take, for all searches of a session. */
export interface ServiceCapabilities {
  readonly refusedOrders: Set<string>;
  /** URLs longer than it takes for sure. */
  longUrls: "untried" | "taken" | "refused";
}

export function unknownCapabilities(): ServiceCapabilities {
  return { refusedOrders: new Set(), longUrls: "untried" };
}

/** Asks for one page of a search. Every product seen is remembered; so is what the service refuses. */
export class Pages {
  constructor(
    private readonly client: Client,
    private readonly cache: Pick<PartCache, "put">,
    private readonly clock: Clock,
    private readonly capabilities = unknownCapabilities(),
  ) {}

  /** Whether longer URLs than those that are sure are worth asking in. */
  get takesLongUrls(): boolean {
    return this.capabilities.longUrls !== "refused";
  }

  /**
   * @param isLong whether the URL is longer than the service takes for sure
   * @throws ApiError, or the signal's reason
   */
  async ask(query: ProductQuery, signal: AbortSignal, isLong = false): Promise<Page> {
    const { orderby } = query;
    const { refusedOrders } = this.capabilities;
    if (orderby === null || refusedOrders.has(orderby)) return this.fetch({ ...query, orderby: null }, signal, isLong);
    try {
      return await this.fetch(query, signal, isLong);
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== "badRequest") throw error;
      // The filter may be what was refused: then this throws, and nothing is learned about the order.
      const page = await this.fetch({ ...query, orderby: null }, signal, isLong);
      refusedOrders.add(orderby);
      return page;
    }
  }

  private async fetch(query: ProductQuery, signal: AbortSignal, isLong: boolean): Promise<Page> {
    signal.throwIfAborted();
    const { capabilities } = this;
    const isOrdered = query.orderby !== null;
    try {
      const answer = await this.client.products(query, signal, isLong && capabilities.longUrls !== "taken");
      if (isLong) capabilities.longUrls = "taken";
      const fetchedMs = this.clock.now();
      for (const product of answer.products)
        this.cache.put(query.language, product.record.Partno, knownProduct(product, fetchedMs));
      return { ...answer, isOrdered };
    } catch (error) {
      const code = error instanceof ApiError ? error.failure.code : null;
      if (code === "notFound") return { hasMoreHits: false, products: [], isOrdered };
      if (code === "tooLong" && isLong) capabilities.longUrls = "refused";
      throw error;
    }
  }
}
