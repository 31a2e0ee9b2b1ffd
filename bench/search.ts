import { Catalog } from "../service/catalog/catalog";
import { realProducts } from "../service/catalog/real-products";
import { find } from "../service/search/search";
import { startService } from "../service/server";
import { parsedOrThrow } from "../src/product-data/filter/parse";
import { type Query, readQuery } from "../src/product-data/filter/query";
import { newSession } from "../test/harness/session";
import { checksumOf } from "./support/checksum";
import { round, target } from "./support/report";

// Searches for M products that all match, over HTTP; calls are counted at the service. The bound is M / 2000 rounded
// up, because a response contains no more. "complete" compares a checksum of the sorted part numbers with that of a
// direct query.
const sizes = [2001, 5000, 20_000, 100_000];
/** The most calls that are allowed. */
const targets = {
  ordered: (bound: number) => Math.max(bound + 1, 1.5 * bound),
  unordered: (bound: number) => 4 * bound,
} as const;

const filter = "Category eq 'ceramicCapacitorsSMD'";
const queryOf = (text: string): Query => parsedOrThrow(readQuery(text, "", "en"));
const never = new AbortController().signal;

interface Row {
  readonly M: number;
  readonly service: keyof typeof targets;
  readonly calls: number;
  readonly bound: number;
  readonly ratio: number;
  readonly complete: boolean;
}

async function found(serviceUrl: string): Promise<readonly string[]> {
  const { search } = newSession({ serviceUrl });
  const products = await search.find(queryOf(filter), { allUpTo: 1_000_000 }, never);
  return products.map(({ record }) => record.Partno);
}

function directly(count: number): { count: number; checksum: string } {
  const { products } = find(new Catalog(realProducts(count)), queryOf(filter), Infinity);
  const partnos = products.map(({ partno }) => partno);
  return { count: partnos.length, checksum: checksum(partnos) };
}

const checksum = (partnos: readonly string[]): string => checksumOf([...partnos].sort());

async function main(): Promise<void> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const products = Math.round(size / 0.8);
    const expected = directly(products);
    const bound = Math.ceil(expected.count / 2000);
    for (const service of ["ordered", "unordered"] as const) {
      const running = await startService({ products, refuseOrderby: service === "unordered" });
      const complete = checksum(await found(running.url)) === expected.checksum;
      const calls = running.counts().products;
      rows.push({ M: expected.count, service, calls, bound, ratio: round(calls / bound), complete });
      await running.stop();
    }
  }
  console.table(rows);
  for (const { M, service, calls, bound, ratio, complete } of rows) {
    const figure = `${String(ratio)} x the bound, complete: ${String(complete)}`;
    target(`M = ${String(M)}, ${service}`, complete && calls <= targets[service](bound), figure);
  }
}

void main();
