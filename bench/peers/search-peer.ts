import type { Product } from "../../src/api/product";

/** One request; conditions are joined to the search's own. */
export type Ask = (conditions: readonly string[]) => Promise<{
  readonly products: readonly Product[];
  readonly hasMoreHits: boolean;
}>;

/** Another way to fetch everything that matches, from a service that tells only whether there is more. */
export interface SearchPeer {
  readonly name: string;
  /** Calls `ask` until it believes to have seen all; products it never sees are missing from the checksum. */
  run(ask: Ask): Promise<void>;
}

export function capacitanceOf({ record }: Product): number {
  const specs = record["Specs"] as { readonly Capacitance: number };
  return specs.Capacitance;
}
