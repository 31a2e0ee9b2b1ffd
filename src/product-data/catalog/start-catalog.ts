import { CatalogKeeper, type KeeperOptions } from "./catalog-keeper";
import { CatalogStore } from "./catalog-store";
import { renewRegularly } from "./renewal";

/** The keeper's options without the browser's APIs, which are added here. */
type StartOptions = Omit<KeeperOptions, "store" | "startWorker" | "fetch" | "locks" | "channel"> & {
  /** Whether to keep a catalog; called before each update. */
  readonly isKept: () => boolean;
  /** The time after which the service or the mirror is checked for a newer one. */
  readonly renewMs: () => number;
};

/** Opens the stored catalog and keeps it up to date. Settles when the catalog, if there is one, can be used. */
export async function startCatalog({ isKept, renewMs, ...options }: StartOptions): Promise<CatalogKeeper> {
  const keeper = new CatalogKeeper({
    ...options,
    store: new CatalogStore(),
    startWorker: () => new Worker(/* webpackChunkName: "catalog-worker" */ new URL("./worker.ts", import.meta.url)),
    fetch: fetch.bind(globalThis),
    locks: (navigator as { readonly locks?: LockManager }).locks,
    channel: new BroadcastChannel("vendor-catalog"),
  });
  await keeper.open();
  renewRegularly(options.clock, Math.random, async (jitterMs) => {
    if (isKept()) await keeper.renew(renewMs() + jitterMs);
  });
  return keeper;
}
