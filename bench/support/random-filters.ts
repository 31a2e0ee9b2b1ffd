import { find } from "../../service/search/search";
import { startService } from "../../service/server";
import { generatedCatalog } from "../../service/store/cache";
import { Catalog } from "../../service/store/catalog";
import { parsedOrThrow } from "../../src/product-data/filter/parse";
import { type Query, readQuery } from "../../src/product-data/filter/query";
import { randomFrom } from "../../test/harness/random";
import { RatioCount, type Ratios, type Target } from "./ratios";
import { newSession } from "../../test/harness/session";

export interface RandomFilters {
  /** Whether the service accepts `$orderby`. */
  readonly orders: boolean;
  readonly cap: number;
  /** Products in the service's catalog. */
  readonly products: number;
  readonly count: number;
}

export interface FilterSummary extends RandomFilters, Ratios {
  /** The largest number that one search found. */
  readonly most: number;
  readonly complete: boolean;
}

const never = new AbortController().signal;

/**
 * Searches by random filters and orders from the service over HTTP, the same for the same seed. Each must find what a
 * direct query of the database finds, in its order; otherwise `complete` is false.
 */
export async function searchedByFilters(
  filters: RandomFilters,
  target: Target,
  cacheDirectory: string,
): Promise<FilterSummary> {
  const { orders, cap, products, count } = filters;
  const catalog = new Catalog(generatedCatalog(cacheDirectory, { seed: 1, count: products }));
  const partnos = catalog
    .rows(`SELECT "Partno" AS partno FROM product ORDER BY id`, [])
    .map(({ partno }) => String(partno));
  const service = await startService({ seed: 1, products, cap, refuseOrderby: !orders, cacheDirectory });
  const random = randomFrom(1);
  const ratios = new RatioCount();
  let [most, complete] = [0, true];
  for (let at = 0; at < count; at++) {
    const query = queryFrom(random, partnos);
    const { ids } = find(catalog, query, products);
    if (ids.length === 0) continue;
    service.resetCounts();
    const found = await newSession({ serviceUrl: service.url }).search.find(query, { allUpTo: products }, never);
    const expected = catalog.products(ids).map(({ partno }) => partno);
    complete &&= found.length === ids.length && found.every(({ record }, index) => record.Partno === expected[index]);
    most = Math.max(most, ids.length);
    ratios.add(service.counts().products, Math.ceil(ids.length / cap));
  }
  await service.stop();
  catalog.close();
  return { ...filters, most, ...ratios.over(target), complete };
}

const conditions = [
  "",
  "Category eq 'ceramicCapacitorsSMD'",
  "Category eq 'ceramicCapacitors'",
  "Category eq 'inductors'",
  "Status eq 'In Production|NRND'",
  "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 1e-9 and Capacitance le 1e-6",
];
const orderbys = ["", "Partno desc", "ReferenceMass asc", "Status asc,ReferenceMass desc"];

function queryFrom(random: () => number, partnos: readonly string[]): Query {
  const below = (end: number): number => Math.floor(random() * end);
  const prefixes = Array.from({ length: below(6) }, () =>
    (partnos[below(partnos.length)] ?? "").slice(0, 1 + below(7)),
  );
  const ofNumbers = prefixes.length === 0 ? "" : `startswith(Partno,'${prefixes.join("|")}')`;
  const filter = [conditions[below(conditions.length)] ?? "", ofNumbers].filter((part) => part !== "").join(" and ");
  return parsedOrThrow(readQuery(filter, orderbys[below(orderbys.length)] ?? "", "en"));
}
