import type { Product } from "../../src/product-data/api/product";
import { askAll, type BomPeer } from "./bom-peer";

interface Entry {
  readonly partno: string;
  readonly resolve: (product: Product | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The pattern of Microsoft's article "Batch custom function calls for a remote service": a list, and a timer of 100 ms
 * from the first call. The sample sends one request of any size; here the list is split to fit into URLs.
 */
export const sample: BomPeer = {
  name: "Microsoft's batching sample",
  start: (ask, split) => {
    let batch: Entry[] = [];
    let requested = false;
    const make = (): void => {
      const entries = batch;
      batch = [];
      requested = false;
      const partnos = entries.map(({ partno }) => partno);
      askAll(partnos, ask, split).then(
        (answers) => entries.forEach(({ partno, resolve }) => resolve(answers.get(partno))),
        // The sample leaves this out, and its cells stay at #BUSY!.
        (error: unknown) => entries.forEach(({ reject }) => reject(error as Error)),
      );
    };
    return (partno) =>
      new Promise((resolve, reject) => {
        batch.push({ partno, resolve, reject });
        if (requested) return;
        requested = true;
        setTimeout(make, 100);
      });
  },
  requestsFor: (partnos, split) => split(partnos).length,
};
