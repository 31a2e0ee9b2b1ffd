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
  readonly ordered: boolean;
}

/** Asks for one page of a search. Every product seen is remembered; so is an order that the service refuses. */
export class Pages {
  constructor(
    private readonly client: Client,
    private readonly cache: Pick<PartCache, "put">,
    private readonly clock: Clock,
    private readonly refused = new Set<string>(),
  ) {}

  /** The same, but the products seen are not remembered. */
  aside(): Pages {
    return new Pages(this.client, { put: () => undefined }, this.clock, this.refused);
  }

  /** @throws ApiError, or the signal's reason */
  async ask(query: ProductQuery, signal: AbortSignal): Promise<Page> {
    const { orderby } = query;
    if (orderby === null || this.refused.has(orderby)) return this.fetch({ ...query, orderby: null }, signal);
    try {
      return await this.fetch(query, signal);
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== "badRequest") throw error;
      // The filter may be what was refused: then this throws, and nothing is learned about the order.
      const page = await this.fetch({ ...query, orderby: null }, signal);
      this.refused.add(orderby);
      return page;
    }
  }

  private async fetch(query: ProductQuery, signal: AbortSignal): Promise<Page> {
    signal.throwIfAborted();
    const ordered = query.orderby !== null;
    try {
      const answer = await this.client.products(query, signal);
      const fetchedMs = this.clock.now();
      for (const product of answer.products)
        this.cache.put(query.language, product.record.Partno, knownProduct(product, fetchedMs));
      return { ...answer, ordered };
    } catch (error) {
      if (error instanceof ApiError && error.failure.code === "notFound")
        return { hasMoreHits: false, products: [], ordered };
      throw error;
    }
  }
}
