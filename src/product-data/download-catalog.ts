import { Failed } from "./base/failed";
import type { KeeperFailure } from "./catalog/keeper-failure";
import { systemClock } from "./base/clock";
import { compareCatalog } from "./catalog/acceptance";
import { type FetchedCatalog, fromService } from "./catalog/catalog-sources";
import { packHere } from "./catalog/pack-here";
import { openTable } from "./catalog/tables/table";
import { Tables } from "./catalog/tables/tables";
import { createSession, sessionTransport } from "./session";
import { languages } from "./vocabulary/language";

interface DownloadOptions {
  /** The service's address, without a path. */
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof globalThis.fetch;
}

/** A whole catalog in all languages, packed. `searches`: whether its searches agree with the service's. */
export type DownloadedCatalog = FetchedCatalog & { readonly searches: boolean };

/**
 * Downloads the catalog of a service, or searches it if the files can't be read, and compares it with the service's parts and searches.
 * @throws DownloadFailure, ApiError; KeeperFailure `partDiffers`
 */
export async function downloadCatalog({ url, key, fetch }: DownloadOptions): Promise<DownloadedCatalog> {
  // Node warns about a signal with more than ten listeners.
  const signal = (): AbortSignal => new AbortController().signal;
  const { client, search } = createSession({
    access: () => ({ serviceUrl: url, key }),
    transport: sessionTransport(fetch),
    clock: systemClock,
    freshMs: () => 0,
    catalog: () => null,
  });
  const fetched = await fromService(
    {
      ...{ client, languages, clock: systemClock, onProgress: () => undefined },
      startWorker: () => packHere(fetch),
      searchAll: (query, ended) => search.fetch(query, { allUpTo: Infinity }, ended),
    },
    signal(),
  );
  const english = fetched.files.filter(({ language }) => language === "en").map(({ file }) => openTable(file));
  const ask = (query: Parameters<typeof client.products>[0]) => client.products(query, signal());
  const verdict = await compareCatalog({ tables: new Tables(english), changed: [] }, ask, String(fetched.fetchedMs));
  if (verdict.kind === "partDiffers") throw new Failed<KeeperFailure>({ code: "partDiffers", partno: verdict.partno });
  return { ...fetched, searches: verdict.kind === "agrees" };
}
