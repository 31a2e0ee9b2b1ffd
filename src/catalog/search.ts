import type { Client } from "../api/client";
import type { Clock } from "../api/clock";
import { ApiError } from "../api/failure";
import type { Product } from "../api/product";
import type { ProductQuery } from "../api/request";
import { CatalogError } from "./failure";
import type { PartCache } from "./part-cache";

/** How much of what matches is wanted: the first few, or all of it, refusing when it is more than so many. */
export type Extent = { readonly first: number } | { readonly allUpTo: number };

/** Searches: every product that matches, or a failure that says why not. */
export class Search {
  constructor(
    private readonly client: Client,
    private readonly cache: PartCache,
    private readonly clock: Clock,
  ) {}

  /**
   * The products that match, in the query's order.
   * @throws CatalogError `tooManyProducts`, ApiError
   */
  async find(query: ProductQuery, extent: Extent, signal: AbortSignal): Promise<readonly Product[]> {
    const { products, hasMoreHits } = await this.page(query, signal);
    const wanted = "first" in extent ? extent.first : extent.allUpTo;
    if (hasMoreHits && products.length < wanted)
      throw new CatalogError({ code: "tooManyProducts", allowed: products.length });
    return products.slice(0, wanted);
  }

  private async page(query: ProductQuery, signal: AbortSignal): ReturnType<Client["products"]> {
    try {
      const answer = await this.client.products(query, signal);
      const fetchedMs = this.clock.now();
      for (const product of answer.products)
        this.cache.put(query.language, product.record.Partno, { product, near: [], fetchedMs });
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.failure.code === "notFound") return { hasMoreHits: false, products: [] };
      throw error;
    }
  }
}
