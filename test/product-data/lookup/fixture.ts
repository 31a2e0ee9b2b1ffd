import { setMaxListeners } from "node:events";
import { Activity } from "../../../src/product-data/api/activity";
import { Client } from "../../../src/product-data/api/client";
import { systemClock } from "../../../src/product-data/base/clock";
import { Pacer } from "../../../src/product-data/api/pacer";
import { fetchTransport } from "../../../src/product-data/api/transport";
import { partSources } from "../../../src/product-data/lookup/sources";
import { searchSources } from "../../../src/product-data/lookup/search/search-sources";
import { PartLoader } from "../../../src/product-data/lookup/part-loader";
import { PartCache } from "../../../src/product-data/lookup/part-cache";
import { CachedSearch } from "../../../src/product-data/lookup/search/cached-search";
import type { PartCatalog } from "../../../src/product-data/lookup/part-catalog";
import { afterTask } from "../../../src/product-data/base/slices";
import { signalWaiter } from "../../../src/product-data/base/signal-waiter";
import { Search } from "../../../src/product-data/lookup/search/search";
import type { Product } from "../../../src/product-data/api/product";
import type { Language } from "../../../src/product-data/vocabulary/language";
import { hurriedClock } from "../../harness/hurried-clock";

/** Part numbers that are in every catalog of the test service. */
export const realParts = [
  "GRM155R61E105KA12D",
  "GCM1555C1H680FA16J",
  "GCM1885C2A102FA16D",
  "GRM1885C1H103JA01J",
  "GRM21BR61E226ME44L",
  "LQG15HS15NH02D",
] as const;

const dayMs = 86_400_000;
/** Never aborts, and has no limit of listeners: Node reports more than ten as a leak. */
export const never = new AbortController().signal;
setMaxListeners(0, never);

interface FixtureOptions {
  readonly urlBytes?: number;
  readonly deadlineMs?: number;
  readonly key?: string | null;
  readonly fetch?: typeof fetch;
  readonly source?: PartCatalog;
}

/** The part loader and the search as the add-in composes them, over HTTP to a service. Time can be advanced. */
export class CatalogUnderTest {
  readonly activity = new Activity(() => this.nowMs());
  readonly pacer = new Pacer(hurriedClock(20), 4, this.activity);
  readonly cache = new PartCache({ activity: this.activity, schedule: afterTask, maxParts: 10_000 });
  readonly client: Client;
  readonly loader: PartLoader;
  readonly search: CachedSearch;
  private shiftMs = 0;

  constructor(
    private serviceUrl: string,
    { urlBytes = 2048, deadlineMs = 5000, key = "demo-key", fetch = globalThis.fetch, source }: FixtureOptions = {},
  ) {
    const access = () => ({ serviceUrl: this.serviceUrl, key });
    this.client = new Client(
      access,
      fetchTransport(fetch, deadlineMs, () => true),
      this.pacer,
      () => this.nowMs(),
    );
    const { client, cache } = this;
    const clock = { ...systemClock, now: () => this.nowMs() };
    const limits = () => ({ serviceUrl: this.serviceUrl, urlBytes });
    const freshMs = () => dayMs;
    const catalog = () => source ?? null;
    const sources = partSources(cache, catalog);
    this.loader = new PartLoader({ client, cache, clock, limits, freshMs, sources, catalog });
    const search = new Search(client, cache.parts, limits);
    this.search = new CachedSearch(search, cache, clock, freshMs, searchSources(cache, sources, catalog));
  }

  /** Acts as if the user changes the address. */
  moveTo(serviceUrl: string): void {
    this.serviceUrl = serviceUrl;
    this.pacer.accessChanged();
    this.cache.reset();
  }

  /** Advances the time by which the age of stored data is measured. */
  later(ms: number): void {
    this.shiftMs += ms;
  }

  find(partno: string, language: Language = "en", signal = never): Product | Promise<Product> {
    return this.loader.load(partno, language, signalWaiter(signal));
  }

  /** Finds all of these parts, which are requested in one task. */
  findAll(partnos: readonly string[], language: Language = "en"): Promise<readonly Product[]> {
    return Promise.all(partnos.map((partno) => Promise.resolve(this.find(partno, language))));
  }

  private nowMs(): number {
    return Date.now() + this.shiftMs;
  }
}

/** A fetch that records its requests. */
export function listener(): { readonly urls: string[]; readonly listening: typeof fetch } {
  const urls: string[] = [];
  const listening: typeof fetch = (url, init) => {
    urls.push(new Request(url).url);
    return fetch(url, init);
  };
  return { urls, listening };
}
