import { create, windowScheduler } from "@yornaath/batshit";
import type { Product } from "../../src/product-data/api/product";
import { askAll, type BomPeer, distinct } from "./bom-peer";

/**
 * batshit with its default window of 10 ms. Its responses are looked up in a Map, because its own search takes
 * quadratic time.
 */
export const batshit: BomPeer = {
  name: "batshit",
  start: (ask, split) => {
    const batcher = create<ReadonlyMap<string, Product>, string, Product | undefined>({
      fetcher: (partnos) => askAll(distinct(partnos), ask, split),
      resolver: (answers, partno) => answers.get(partno),
      scheduler: windowScheduler(10),
    });
    return (partno) => batcher.fetch(partno);
  },
};
