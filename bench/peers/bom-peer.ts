import type { Product } from "../../src/api/product";
import { pack, productsPerCall } from "../../src/catalog/pack";
import { productsUrl } from "../../src/api/request";
import { partnoQuery } from "../../src/filter/query";

/** Products by their number; what the service does not have is missing. One request. */
export type AskParts = (partnos: readonly string[]) => Promise<ReadonlyMap<string, Product>>;

/** Gets the product of a cell's part, whose number is normalised; undefined: there is none. */
export type PartOf = (partno: string) => Product | undefined | Promise<Product | undefined>;

/** Another way to answer cells that each ask for one part. */
export interface BomPeer {
  readonly name: string;
  /** `split` cuts a list of numbers, as it comes, to what fits into a request. */
  start(ask: AskParts, split: Split): PartOf;
  /** How many requests it makes for such cells in one task, when it would take too long to make them. */
  requestsFor(partnos: readonly string[], split: Split): number;
}

export type Split = (partnos: readonly string[]) => readonly (readonly string[])[];

export function splitFor(serviceUrl: string, urlBytes: number): Split {
  const empty = productsUrl(serviceUrl, partnoQuery("eq", [], "en"));
  return (partnos) => pack(partnos, { bytes: urlBytes - empty.length, parts: productsPerCall });
}

/** Asks in as many requests as it takes. */
export async function askAll(
  partnos: readonly string[],
  ask: AskParts,
  split: Split,
): Promise<ReadonlyMap<string, Product>> {
  const answers = await Promise.all(split(partnos).map(ask));
  return new Map(answers.flatMap((answer) => [...answer]));
}

export const distinct = (partnos: readonly string[]): readonly string[] => [...new Set(partnos)];
