import type { Product } from "../../src/product-data/api/product";

/** One request; conditions are added to the search's own. */
export type Ask = (conditions: readonly string[]) => Promise<{
  readonly products: readonly Product[];
  readonly hasMoreHits: boolean;
}>;

/** Another way to fetch all matches from a service that only reports whether there are more. */
export interface SearchPeer {
  readonly name: string;
  /**
   * Calls `ask` until it assumes that it has found all; products that it doesn't find are missing from the checksum.
   */
  run(ask: Ask): Promise<void>;
}

export function capacitanceOf({ record }: Product): number {
  const specs = record["Specs"] as { readonly Capacitance: number };
  return specs.Capacitance;
}
