import type { BomPeer } from "./bom-peer";

/** One request per cell, at most a thousand at a time: xlwings' solution for browsers that run out of connections. */
export const semaphore: BomPeer = {
  name: "one call per cell, semaphore",
  start: (ask) => {
    const waiting: (() => void)[] = [];
    let free = 1000;
    return async (partno) => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return (await ask([partno])).get(partno);
      } finally {
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      }
    };
  },
  requestsFor: (partnos) => partnos.length,
};
