import type { Ask, SearchPeer } from "./search-peer";

/** Halves the interval of a numeric field, on its logarithmic scale, until each half fits into a response. */
export const midpoint: SearchPeer = {
  name: "midpoint halving",
  run: async (ask) => {
    await halve(ask, -14, 1);
  },
};

async function halve(ask: Ask, from: number, to: number): Promise<void> {
  const { hasMoreHits } = await ask([`Capacitance ge ${String(10 ** from)}`, `Capacitance lt ${String(10 ** to)}`]);
  // More products than fit into a response share a value: this method can't find them all.
  if (!hasMoreHits || to - from < 1e-6) return;
  const middle = (from + to) / 2;
  await halve(ask, from, middle);
  await halve(ask, middle, to);
}
