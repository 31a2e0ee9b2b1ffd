import { systemClock } from "./base/clock";
import { compareCatalog } from "./catalog/acceptance";
import { fromService } from "./catalog/from-service";
import type { StoredCatalog } from "./catalog/catalog-store";
import { packHere } from "./catalog/pack-here";
import { createSession, sessionTransport } from "./session";
import { languages } from "./vocabulary/language";

interface DownloadOptions {
  /** The service's address, without a path. */
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Downloads the catalog of a service in all languages by searches, and compares it with the service's parts and searches.
 * @throws DownloadFailure, ApiError; KeeperFailure `partDiffers`
 */
export async function downloadCatalog({ url, key, fetch }: DownloadOptions): Promise<StoredCatalog> {
  // Node warns about a signal with more than ten listeners.
  const signal = (): AbortSignal => new AbortController().signal;
  const { client, search } = createSession({
    access: () => ({ serviceUrl: url, key }),
    transport: sessionTransport(fetch),
    clock: systemClock,
    freshMs: () => 0,
    catalog: () => null,
  });
  const { state, files, tables } = await fromService(
    {
      ...{ languages, clock: systemClock, onProgress: () => undefined },
      startWorker: packHere,
      searchAll: (query, ended) => search.fetch(query, { allUpTo: Infinity }, ended),
    },
    signal(),
  );
  const ask = (query: Parameters<typeof client.products>[0]) => client.products(query, signal());
  const searches = await compareCatalog(tables, [], ask);
  return { state: { ...state, searches }, files };
}
