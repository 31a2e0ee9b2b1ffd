import { Activity } from "./api/activity";
import { type Access, Client } from "./api/client";
import type { Clock } from "./base/clock";
import { Pacer } from "./api/pacer";
import { fetchTransport, type Transport } from "./api/transport";
import { CachedSearch } from "./lookup/search/cached-search";
import { DownloadLinks } from "./lookup/download-links";
import { PartCache } from "./lookup/part-cache";
import { PartLoader } from "./lookup/part-loader";
import type { PartCatalog } from "./lookup/part-catalog";
import { partSources } from "./lookup/sources";
import { afterTask } from "./base/slices";
import { Search } from "./lookup/search/search";
import { searchSources } from "./lookup/search/search-sources";

export interface SessionOptions {
  /** The address and the key, which are read for every request: they can change. */
  readonly access: () => Access;
  readonly transport: Transport;
  readonly clock: Clock;
  /** The clock of waits between requests. @default clock */
  readonly waitingClock?: Clock;
  /** Maximum bytes of a URL. @default 2048: the later version of the API documents a limit of 2,082 */
  readonly urlBytes?: number;
  /** Values older than this are still returned, and revalidated in the background. */
  readonly freshMs: () => number;
  /** The catalog on this computer; null: there is none. */
  readonly catalog: () => PartCatalog | null;
}

/** Everything between a caller and the service, with empty caches. */
export type Session = ReturnType<typeof createSession>;

export function createSession({
  access,
  transport,
  clock,
  waitingClock = clock,
  freshMs,
  catalog,
  urlBytes = 2048,
}: SessionOptions) {
  const activity = new Activity(clock.now);
  const pacer = new Pacer(waitingClock, concurrency, activity);
  const client = new Client(access, transport, pacer, clock.now);
  const cache = new PartCache({ activity, schedule: afterTask, maxParts });
  const limits = () => ({ serviceUrl: access().serviceUrl, urlBytes });
  const sources = partSources(cache, catalog);
  const loader = new PartLoader({ client, cache, clock, limits, freshMs, sources, catalog });
  const search = new Search(client, cache.parts, limits);
  const cachedSearch = new CachedSearch(search, cache, clock, freshMs, searchSources(cache, sources, catalog));
  return { activity, pacer, client, cache, loader, search, cachedSearch, links: new DownloadLinks(client, clock) };
}

/** The transport over fetch, with the session's deadline. */
export function sessionTransport(fetch: typeof globalThis.fetch): Transport {
  // Before version 21, Node has no navigator; later versions have one without onLine.
  const { navigator } = globalThis as { readonly navigator?: Partial<Navigator> };
  return fetchTransport(fetch, requestDeadlineMs, () => navigator?.onLine ?? true);
}

/** A browser opens six connections to a host; two are left for other requests of the page. */
const concurrency = 4;
const requestDeadlineMs = 60_000;
const maxParts = 100_000;
