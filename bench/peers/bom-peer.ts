import type { Product } from "../../src/product-data/api/product";
import { packsOf } from "../../src/product-data/lookup/part-request";

/** Products by their number; unknown numbers are missing. One request. */
export type AskParts = (partnos: readonly string[]) => Promise<ReadonlyMap<string, Product>>;

/** Returns the product of a cell's part, whose number is normalized; undefined: there is none. */
type PartOf = (partno: string) => Product | undefined | Promise<Product | undefined>;

/** Another implementation for cells that each request one part. */
export interface BomPeer {
  readonly name: string;
  /** `split` cuts a list of numbers, in its order, into pieces that fit into a request. */
  start(ask: AskParts, split: Split): PartOf;
}

export type Split = (partnos: readonly string[]) => readonly (readonly string[])[];

export const splitFor =
  (serviceUrl: string, urlBytes: number): Split =>
  (partnos) =>
    packsOf("eq", partnos, "en", { serviceUrl, urlBytes });

/** Sends as many requests as needed. */
export async function askAll(
  partnos: readonly string[],
  ask: AskParts,
  split: Split,
): Promise<ReadonlyMap<string, Product>> {
  const answers = await Promise.all(split(partnos).map(ask));
  return new Map(answers.flatMap((answer) => [...answer]));
}

export const distinct = (partnos: readonly string[]): readonly string[] => [...new Set(partnos)];
