import DataLoader from "dataloader";
import type { Product } from "../../src/product-data/api/product";
import { askAll, type BomPeer } from "./bom-peer";

/** DataLoader keyed by part. Its default schedule needs Node; in a browser it waits for a timer without delay. */
export const dataloader: BomPeer = {
  name: "DataLoader by part",
  start: (ask, split) => {
    const loader = new DataLoader<string, Product | undefined>(
      async (partnos) => {
        const answers = await askAll(partnos, ask, split);
        return partnos.map((partno) => answers.get(partno));
      },
      { batchScheduleFn: (callback) => void setTimeout(callback) },
    );
    return (partno) => loader.load(partno);
  },
};
