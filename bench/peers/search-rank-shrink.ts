import { type Ask, capacitanceOf, type SearchPeer } from "./search-peer";

/** Sheng, Zhang, Tao, Jin, "Optimal Algorithms for Crawling a Hidden Database in the Web", PVLDB 5(11) 2012, one attribute. */
export const rankShrink: SearchPeer = {
  name: "rank-shrink",
  run: async (ask) => {
    await shrink(ask, "ge 0", "le 1");
  },
};

async function shrink(ask: Ask, from: string, to: string): Promise<void> {
  const { products, hasMoreHits } = await ask([`Capacitance ${from}`, `Capacitance ${to}`]);
  if (!hasMoreHits) return;
  const values = products.map(capacitanceOf).sort((a, b) => a - b);
  const middle = values[values.length >> 1] ?? 0;
  const value = String(middle);
  const equal = values.filter((each) => each === middle).length;
  if (equal === values.length && from.startsWith("ge") && to === `le ${value}`) return;
  // The paper splits into two if few of the sample share the median, otherwise into three.
  if (equal <= values.length / 4 && middle !== values[0]) {
    await shrink(ask, from, `lt ${value}`);
    await shrink(ask, `ge ${value}`, to);
    return;
  }
  await shrink(ask, from, `lt ${value}`);
  await ask([`Capacitance eq ${value}`]);
  await shrink(ask, `gt ${value}`, to);
}
