import type { Query } from "../../src/product-data/filter/query";
import { NumberService, type Shows } from "../../test/harness/number-service";
import { kindsOfNumbers, partNumbers } from "./numbers";
import { randomFrom } from "../../test/harness/random";
import { RatioCount, type Ratios, type Target } from "./ratios";
import { newSession } from "../../test/harness/session";

export interface RandomSearches {
  readonly shows: Shows;
  readonly cap: number;
  /** Numbers of matches are from 1 to this. */
  readonly most: number;
  readonly count: number;
}

export interface Summary extends RandomSearches, Ratios {
  readonly complete: boolean;
}

const never = new AbortController().signal;

/**
 * Searches of random catalogs, the same for the same seed; each must be complete and in order, otherwise `complete` is
 * false.
 */
export async function searchedAtRandom(
  searches: RandomSearches,
  target: Target,
  catalog: readonly string[],
): Promise<Summary> {
  const { shows, cap, most, count } = searches;
  const random = randomFrom(1);
  const ratios = new RatioCount();
  let complete = true;
  for (let seed = 0; seed < count; seed++) {
    const matches = 1 + Math.floor(random() * most);
    const kind = kindsOfNumbers[seed % kindsOfNumbers.length] ?? "serial";
    const partnos = partNumbers(kind, matches, seed, catalog);
    const service = new NumberService(partnos, cap, shows, seed);
    const { search } = newSession({ serviceUrl: "https://service", transport: service.transport });
    const query: Query = { filter: [], orderby: [], language: "en" };
    const products = await search.find(query, { allUpTo: 1_000_000 }, never);
    complete &&= products.length === matches && products.every(({ record }, at) => record.Partno === partnos[at]);
    ratios.add(service.calls, Math.ceil(matches / cap));
  }
  return { ...searches, ...ratios.over(target), complete };
}
