import type { Client } from "../../api/client";
import type { ProductAnswer } from "../../api/decode";
import { ApiError } from "../../api/failure";
import { printOrderby } from "../../filter/print";
import type { Query } from "../../filter/query";
import { type Known, knownProduct, type KnownMap } from "../known";

/** One response: at most 2,000 products (document, "Limits"), from the start of the order. */
export interface Page extends ProductAnswer {
  /** Whether the query's order was requested and the service accepted it. */
  readonly isOrdered: boolean;
}

/** Gets the products of each response. */
export type Parts = Pick<KnownMap<Known>, "put">;

/** Requests one page of a search. Every product is remembered, and so are the orders that the service rejects. */
export class Pages {
  /** The number of requests sent. */
  requests = 0;

  constructor(
    private readonly client: Client,
    private readonly parts: Parts,
    private readonly serviceUrl: string,
    /** The orders that each service rejects; searches share the set. */
    private readonly refusedOrders: Set<string>,
  ) {}

  /** @throws ApiError, or the signal's reason */
  async ask(query: Query, signal: AbortSignal): Promise<Page> {
    const orderby = printOrderby(query.orderby);
    const key = `${this.serviceUrl} ${orderby}`;
    const unordered = { ...query, orderby: [] };
    if (orderby === "" || this.refusedOrders.has(key)) return this.fetch(unordered, signal);
    try {
      return await this.fetch(query, signal);
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== "badRequest") throw error;
      // The filter may be what was rejected. Then this throws, and nothing is learned about the order.
      const page = await this.fetch(unordered, signal);
      this.refusedOrders.add(key);
      return page;
    }
  }

  private async fetch(query: Query, signal: AbortSignal): Promise<Page> {
    signal.throwIfAborted();
    const isOrdered = query.orderby.length > 0;
    this.requests += 1;
    const answer = await this.client.products(query, signal);
    for (const product of answer.products) this.parts.put(query.language, product.record.Partno, knownProduct(product));
    return { ...answer, isOrdered };
  }
}
