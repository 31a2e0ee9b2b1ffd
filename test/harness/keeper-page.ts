import { Activity } from "../../src/product-data/api/activity";
import { Client } from "../../src/product-data/api/client";
import { Pacer } from "../../src/product-data/api/pacer";
import { fetchTransport } from "../../src/product-data/api/transport";
import { CatalogKeeper, type KeeperOptions } from "../../src/product-data/catalog/catalog-keeper";
import { CatalogStore } from "../../src/product-data/catalog/catalog-store";
import { packHere } from "../../src/product-data/catalog/pack-here";
import { Search } from "../../src/product-data/lookup/search/search";
import { hurriedClock } from "./hurried-clock";

/** One page with a catalog keeper, on a storage that the pages of a test share. */
export interface KeeperPage {
  readonly keeper: CatalogKeeper;
  /** The requests, in order. */
  readonly urls: string[];
}

/** Whether a request is for all parts of a category, or for those with some first characters of their numbers. */
export const isForAll = (url: string): boolean =>
  /^Category eq '\w+'( and \w+\(Partno,[^)]*\))*$/.test(new URL(url).searchParams.get("$filter") ?? "");

export async function openPage(serviceUrl: string, changes: Partial<KeeperOptions> = {}): Promise<KeeperPage> {
  const urls: string[] = [];
  const listening: typeof fetch = (url, init) => {
    urls.push(new Request(url).url);
    return fetch(url, init);
  };
  const clock = hurriedClock(20);
  const client = new Client(
    () => ({ serviceUrl, key: "test-key" }),
    fetchTransport(listening, 60_000, () => true),
    new Pacer(clock, 4, new Activity(() => 0)),
    clock.now,
  );
  const limits = () => ({ serviceUrl, urlBytes: 2048 });
  const search = new Search(client, { put: () => undefined }, limits);
  const keeper = new CatalogKeeper({
    onReplaced: () => undefined,
    store: new CatalogStore(),
    access: () => serviceUrl,
    client,
    searchAll: (query, signal, onProduct) => search.fetch(query, { allUpTo: Infinity }, signal, onProduct),
    startWorker: packHere,
    fetch: listening,
    clock,
    mirrorUrl: () => null,
    languages: () => ["ja"],
    locks: undefined,
    channel: changes.channel ?? new BroadcastChannel("vendor-catalog"),
    ...changes,
  });
  await keeper.open();
  return { keeper, urls };
}
