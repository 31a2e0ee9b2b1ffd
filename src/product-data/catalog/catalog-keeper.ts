import type { Client } from "../api/client";
import type { Clock } from "../base/clock";
import type { Product } from "../api/product";
import { Subscribable } from "../base/subscribable";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";
import { compareCatalog } from "./acceptance";
import { type FetchedCatalog, fromDownloads, fromMirror, fromSearches, type PackWorker } from "./catalog-sources";
import type { CatalogState, CatalogStore } from "./catalog-store";
import { keeperFailureOf, KeeperError, type KeeperFailure } from "./keeper-failure";
import type { CurrentCatalog } from "./current-catalog";
import { OpenCatalog } from "./open-catalog";
import type { DownloadProgress } from "./read-download";
import { openTable, type Table } from "./tables/table";
import { Tables } from "./tables/tables";

export type KeeperStatus =
  | { readonly kind: "idle" }
  /** `expected`: products of the catalog in use; null: there is none. */
  | ({ readonly kind: "fetching"; readonly expected: number | null } & DownloadProgress)
  /** The previous catalog stays in use. */
  | { readonly kind: "failed"; readonly failure: KeeperFailure };

/** How to download a catalog. */
export interface KeepRequest {
  /** `newest`: from the host's mirror, otherwise from the download URL. `search`: by complete searches. */
  readonly from: "newest" | "search";
  readonly allowFewer: boolean;
}

export interface KeeperOptions {
  readonly catalog: CurrentCatalog;
  /** null: the storage is blocked. */
  readonly store: CatalogStore | null;
  /** An id of the service and the key that the products come from; doesn't contain the key. */
  readonly access: () => string;
  readonly client: Pick<Client, "downloadUrl" | "products">;
  readonly searchAll: (
    category: ProductCategory,
    language: Language,
    signal: AbortSignal,
  ) => Promise<readonly Product[]>;
  readonly startWorker: () => PackWorker;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: () => number;
  /** The possible address of the mirror; null: another service than the host's is used. */
  readonly mirrorUrl: () => string | null;
  readonly languages: () => readonly Language[];
  /** undefined: the host has none, and two workbooks may download at the same time. */
  readonly locks: Pick<LockManager, "request"> | undefined;
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;
}

/**
 * Downloads the catalog, compares it with the service, stores it, and puts it into use; one page at a time, and the
 * others follow. If anything fails, the previous catalog stays in use.
 */
export class CatalogKeeper extends Subscribable {
  private current: KeeperStatus = { kind: "idle" };
  private controller: AbortController | null = null;

  constructor(private readonly options: KeeperOptions) {
    super();
    options.channel.addEventListener("message", ({ data }) => {
      if (data === options.access()) void this.open();
    });
  }

  get status(): KeeperStatus {
    return this.current;
  }

  /** Puts the stored catalog into use. */
  async open(): Promise<void> {
    const { store, access, catalog } = this.options;
    const own = access();
    try {
      const stored = (await store?.read(own)) ?? null;
      if (own === access())
        catalog.use(stored && new OpenCatalog(stored, () => store?.rests(own) ?? Promise.resolve([])));
    } catch {
      // Written by another version, or by a browser that lost part of it: then it is downloaded again.
      catalog.use(null);
    }
  }

  /**
   * Settles when the catalog is in use, or `status` has the reason why not. A second call during the first does
   * nothing.
   */
  async keep(request: KeepRequest): Promise<void> {
    if (this.controller !== null) return;
    const controller = (this.controller = new AbortController());
    const { catalog, locks } = this.options;
    this.become({ kind: "fetching", expected: catalog.state?.products ?? null, products: 0, bytes: 0 });
    const work = (): Promise<void> => this.fetchAndUse(request, controller.signal);
    try {
      await (locks === undefined ? work() : alone(locks, work));
      this.become({ kind: "idle" });
    } catch (error) {
      this.become(controller.signal.aborted ? { kind: "idle" } : { kind: "failed", failure: keeperFailureOf(error) });
    }
    this.controller = null;
  }

  cancel(): void {
    this.controller?.abort();
  }

  async remove(): Promise<void> {
    this.cancel();
    const { store, access, catalog, channel } = this.options;
    await store?.swap(access(), null, []);
    catalog.use(null);
    channel.postMessage(access());
    this.become({ kind: "idle" });
  }

  /** Downloads the newest catalog if the one in use was last checked before this age. */
  async renew(olderThanMs: number): Promise<void> {
    const { catalog, clock } = this.options;
    const { state } = catalog;
    // Complete searches need too many requests to be sent without the user's consent.
    if (state?.source === "search" || (state !== null && clock.now() - state.checkedMs < olderThanMs)) return;
    await this.keep({ from: "newest", allowFewer: false });
  }

  close(): void {
    this.cancel();
    this.options.channel.close();
    this.options.store?.close();
  }

  private async fetchAndUse({ from, allowFewer }: KeepRequest, signal: AbortSignal): Promise<void> {
    const { catalog, store, access, clock, channel } = this.options;
    if (store === null) throw new KeeperError({ code: "storageBlocked" });
    const own = access();
    const fetched = await this.fetched(from, signal);
    const before = catalog.state;
    if (fetched === "same") {
      if (before === null) return;
      const state = { ...before, checkedMs: clock.now() };
      await store.update(own, state);
      catalog.setChecked(state.checkedMs);
      return;
    }
    const { products, source, fetchedMs, files, names } = fetched;
    if (!allowFewer && before !== null && products < leastShare * before.products)
      throw new KeeperError({ code: "fewerProducts", before: before.products, now: products });
    const searches = fetched.searches ?? (await this.agrees(fetched, signal));
    const state: CatalogState = {
      ...{ fetchedMs, source, products, searches },
      checkedMs: clock.now(),
      bytes: files.reduce((sum, { file }) => sum + file.length, 0),
      languages: [...new Set(files.map(({ language }) => language))],
      files: names,
    };
    signal.throwIfAborted();
    await store.swap(own, state, files);
    await this.open();
    channel.postMessage(own);
  }

  private async fetched(from: KeepRequest["from"], signal: AbortSignal): Promise<FetchedCatalog | "same"> {
    const { mirrorUrl, catalog, languages, clock } = this.options;
    const mirror = mirrorUrl();
    const source = {
      ...this.options,
      languages: languages(),
      nowMs: () => clock.now(),
      onProgress: ({ products, bytes }: DownloadProgress) =>
        this.become({ kind: "fetching", expected: catalog.state?.products ?? null, products, bytes }),
    };
    if (from === "search") return fromSearches(source, signal);
    const mirrored = mirror === null ? null : await fromMirror(mirror, catalog.state?.files ?? [], source, signal);
    if (mirrored === null) return fromDownloads(source, signal);
    return "source" in mirrored ? mirrored : "same";
  }

  /** Whether searches agree. @throws KeeperError `partDiffers`, ApiError */
  private async agrees({ files }: FetchedCatalog, signal: AbortSignal): Promise<boolean> {
    const english: Table[] = files.filter(({ language }) => language === "en").map(({ file }) => openTable(file));
    const verdict = await compareCatalog(
      new Tables(english),
      (query) => this.options.client.products(query, signal),
      this.options.random,
    );
    if (verdict.kind === "partDiffers") throw new KeeperError({ code: "partDiffers", partno: verdict.partno });
    return verdict.kind === "agrees";
  }

  private become(status: KeeperStatus): void {
    this.current = status;
    this.notify();
  }
}

/** A catalog with less than this share of the previous products needs the user's consent. */
const leastShare = 0.9;

/** @throws KeeperError `elsewhere` */
function alone(locks: Pick<LockManager, "request">, work: () => Promise<void>): Promise<void> {
  return locks.request("vendor-catalog", { ifAvailable: true }, async (lock) => {
    if (lock === null) throw new KeeperError({ code: "elsewhere" });
    await work();
  });
}
