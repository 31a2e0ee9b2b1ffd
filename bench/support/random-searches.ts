import { Activity } from "../../src/api/activity";
import { Client } from "../../src/api/client";
import { systemClock } from "../../src/api/clock";
import { Pacer } from "../../src/api/pacer";
import { PartCache } from "../../src/catalog/part-cache";
import { afterTask } from "../../src/catalog/schedule";
import { Search } from "../../src/catalog/search";
import { NumberService, type Shows } from "./number-service";
import { kindsOfNumbers, partNumbers } from "./numbers";
import { randomFrom } from "./random";

export interface RandomSearches {
  readonly shows: Shows;
  readonly cap: number;
  /** Bytes of the longest URL that the service takes; 2,048 are taken for sure. */
  readonly longUrlBytes: number;
  /** Matches are drawn from 1 to this. */
  readonly most: number;
  readonly count: number;
}

export interface Summary extends RandomSearches {
  /** Share of the searches that need more than the target, in percent. */
  readonly above: number;
  readonly worst: number;
  readonly worstM: number;
  /** All calls over all bounds. */
  readonly together: number;
  readonly complete: boolean;
}

const never = new AbortController().signal;

/** Searches of random catalogues, the same from the same seed, each complete and in order or `complete` is false. */
export async function searchedAtRandom(
  searches: RandomSearches,
  target: number,
  catalogue: readonly string[],
): Promise<Summary> {
  const { shows, cap, longUrlBytes, most, count } = searches;
  const random = randomFrom(1);
  let [above, worst, worstM, calls, bounds, complete] = [0, 0, 0, 0, 0, true];
  for (let seed = 0; seed < count; seed++) {
    const matches = 1 + Math.floor(random() * most);
    const kind = kindsOfNumbers[seed % kindsOfNumbers.length] ?? "serial";
    const partnos = partNumbers(kind, matches, seed, catalogue);
    const service = new NumberService(partnos, cap, shows, seed);
    const activity = new Activity(() => 0);
    const access = () => ({ serviceUrl: "https://service", key: "demo-key" });
    const client = new Client(access, service.transport, new Pacer(systemClock, 4, activity));
    const cache = new PartCache({ activity, schedule: afterTask, maxParts: 1000 });
    const limits = () => ({ serviceUrl: "https://service", urlBytes: 2048, longUrlBytes });
    const search = new Search(client, cache, systemClock, limits);
    const query = { filter: null, orderby: null, language: "en" } as const;
    const products = await search.find(query, { allUpTo: 1_000_000 }, never);
    complete &&= products.length === matches && products.every(({ record }, at) => record.Partno === partnos[at]);
    const bound = Math.ceil(matches / cap);
    const ratio = service.calls / bound;
    if (ratio > target) above += 1;
    if (ratio > worst) [worst, worstM] = [ratio, matches];
    calls += service.calls;
    bounds += bound;
  }
  return { ...searches, above: (100 * above) / count, worst, worstM, together: calls / bounds, complete };
}
