import { Failed, isFailure } from "../base/failed";
import type { Client } from "../api/client";
import type { Clock } from "../base/clock";
import { Subscribable } from "../base/subscribable";
import type { Language } from "../vocabulary/language";
import type { ProductAnswer } from "../api/decode";
import type { Query } from "../filter/query";
import { compareCatalog, compareOlderCatalog, changedStatuses } from "./acceptance";
import { isOld } from "../base/foreign";
import type { FetchedCatalog } from "./check-files";
import { type DownloadProgress, fromService, type SourceOptions } from "./from-service";
import type { CatalogStore } from "./catalog-store";
import { fromMirror, namesIn, readMirrorIndex } from "./from-mirror";
import { isRefusal, keeperFailureOf, type KeeperFailure } from "./download-failure";
import { OpenCatalog } from "./open-catalog";
import type { Tables } from "./tables/tables";

export type KeeperStatus =
  | { readonly kind: "idle" }
  /** `expected`: products of the catalog in use; null: there is none. */
  | ({ readonly kind: "fetching"; readonly expected: number | null } & DownloadProgress)
  /** The previous catalog stays in use. */
  | { readonly kind: "failed"; readonly failure: KeeperFailure };

export interface KeeperOptions extends Pick<SourceOptions, "searchAll" | "startWorker"> {
  /** Called when another catalog was put into use; null: there was no catalog before, or there is none after. */
  readonly onReplaced: (before: OpenCatalog | null, after: OpenCatalog | null) => void;
  readonly store: Pick<CatalogStore, keyof CatalogStore>;
  /** An id of the service and the key that the products come from; doesn't contain the key. */
  readonly access: () => string;
  readonly client: Pick<Client, "products">;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** The possible address of the mirror; null: another service than the host's is used. */
  readonly mirrorUrl: () => string | null;
  readonly languages: () => readonly Language[];
  /** undefined: the host has none, and two workbooks may download at the same time. */
  readonly locks: Pick<LockManager, "request"> | undefined;
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;
}

/**
 * Keeps the catalog in use, if there is one: downloads it, compares it with the service, stores it, and puts it into
 * use; only one page does this at a time, and the other pages then open what it stored. If anything fails, the previous
 * catalog stays in use.
 */
export class CatalogKeeper extends Subscribable {
  status: KeeperStatus = { kind: "idle" };
  /** The part loader and searches use it before the service; null: there is none. */
  catalog: OpenCatalog | null = null;
  /** The access id of the catalog in use. */
  private owner = "";
  private controller: AbortController | null = null;
  /** The names of the mirror's files that are being downloaded; "" without a mirror. */
  private offered = "";
  /** The last catalog that wasn't used, although it was downloaded. */
  private refused: { readonly names: string; readonly failure: KeeperFailure; readonly atMs: number } | null = null;
  /** The failed downloads since the last one that succeeded. */
  private failures = 0;
  private notBeforeMs = -Infinity;

  constructor(private readonly options: KeeperOptions) {
    super();
    options.channel.addEventListener("message", ({ data }) => {
      if (data === options.access()) void this.open();
    });
  }

  /** Puts the stored catalog into use. */
  async open(): Promise<void> {
    const { store, access } = this.options;
    const own = access();
    this.forgetFailures();
    try {
      const stored = await store.read(own);
      if (own === access()) this.use(stored && new OpenCatalog(stored));
    } catch {
      // The stored catalog can't be read: another version wrote it, or the browser lost part of it. If no other one is
      // in use, it is downloaded again.
      if (own === access() && own !== this.owner) this.use(null);
    }
  }

  /**
   * Settles when the catalog is in use, or `status` has the reason why not. A second call during the first does
   * nothing.
   * @param anyway whether the user wants the catalog although much differs from the one in use
   */
  keep({ anyway = false } = {}): Promise<void> {
    this.forgetFailures();
    return this.start(anyway, true);
  }

  /** @param maySearch whether the service is searched if there is no mirror */
  private async start(anyway: boolean, maySearch: boolean): Promise<void> {
    if (this.controller !== null) return;
    const controller = (this.controller = new AbortController());
    const { locks, clock } = this.options;
    this.showProgress({ products: 0, bytes: 0 });
    const work = (): Promise<void> => this.fetchAndUse(anyway, maySearch, controller.signal);
    try {
      await (locks === undefined ? work() : alone(locks, work));
      this.forgetFailures();
      this.become({ kind: "idle" });
    } catch (error) {
      if (!controller.signal.aborted) this.remember(error, clock.elapsed());
      this.become(controller.signal.aborted ? { kind: "idle" } : { kind: "failed", failure: keeperFailureOf(error) });
    }
    this.controller = null;
  }

  cancel(): void {
    this.controller?.abort();
  }

  async remove(): Promise<void> {
    this.cancel();
    const { store, access, channel } = this.options;
    await store.swap(access(), null);
    this.use(null);
    channel.postMessage(access());
    this.become({ kind: "idle" });
  }

  /**
   * Downloads the newest catalog if the one in use was last checked before this age. One that was refused isn't
   * downloaded again before this age either.
   */
  async renew(olderThanMs: number): Promise<void> {
    const { clock } = this.options;
    const state = this.catalog?.state ?? null;
    // Complete searches need too many requests to be sent again without the user's consent.
    if (state?.source === "search" || (state !== null && !isOld(state.checkedMs, clock.now(), olderThanMs))) return;
    if (clock.elapsed() < this.notBeforeMs) return;
    if (this.refused !== null && clock.elapsed() - this.refused.atMs >= olderThanMs) this.refused = null;
    // A mirror may have another catalog by now.
    if (this.refused !== null && this.refused.names === "") return;
    await this.start(false, state === null);
  }

  close(): void {
    this.cancel();
    this.options.channel.close();
  }

  private remember(error: unknown, atMs: number): void {
    const failure = keeperFailureOf(error);
    if (failure.code === "elsewhere") return;
    if (isRefusal(error) && this.refused?.names !== this.offered) this.refused = { names: this.offered, failure, atMs };
    this.notBeforeMs = atMs + Math.min(firstDelayMs * 2 ** this.failures++, longestDelayMs);
  }

  private forgetFailures(): void {
    [this.refused, this.failures, this.notBeforeMs] = [null, 0, -Infinity];
  }

  private async fetchAndUse(anyway: boolean, maySearch: boolean, signal: AbortSignal): Promise<void> {
    const { store, access, clock, channel } = this.options;
    const own = access();
    const fetched = await this.fetched(maySearch, signal);
    if (fetched === "same") {
      const { catalog } = this;
      if (catalog === null) return;
      const state = { ...catalog.state, checkedMs: clock.now() };
      await store.update(own, state);
      catalog.state = state;
      return;
    }
    const { state, files, tables } = fetched;
    const changed = await this.changesIn(tables, anyway);
    const searches = await this.agrees(fetched, changed, signal);
    signal.throwIfAborted();
    const catalog = { state: { ...state, searches }, files };
    await store.swap(own, catalog);
    if (own === access()) this.use(new OpenCatalog(catalog));
    channel.postMessage(own);
  }

  private async fetched(maySearch: boolean, signal: AbortSignal): Promise<FetchedCatalog | "same"> {
    const { mirrorUrl, languages } = this.options;
    const source = {
      ...this.options,
      languages: languages(),
      onProgress: (progress: DownloadProgress) => this.showProgress(progress),
    };
    const mirror = mirrorUrl();
    const index = mirror === null ? null : await readMirrorIndex(mirror, source, signal);
    this.offered = index === null ? "" : namesIn(index).join();
    if (this.refused !== null && this.refused.names === this.offered)
      throw new Failed<KeeperFailure>(this.refused.failure);
    if (mirror === null || index === null) {
      if (!maySearch) throw new Failed<KeeperFailure>({ code: "noMirror" });
      return fromService(source, signal);
    }
    return this.offered === this.catalog?.state.files.join() ? "same" : fromMirror(mirror, index, source, signal);
  }

  /**
   * The parts that have another status than in the catalog in use. @throws KeeperFailure `fewerProducts`,
   * `statusesChanged`
   */
  private async changesIn(tables: Tables, anyway: boolean): Promise<readonly string[]> {
    const before = this.catalog?.tablesIn("en");
    if (before === undefined) return [];
    const changed = await changedStatuses(before, tables);
    if (anyway) return changed;
    if (tables.size < leastShare * before.size)
      throw new Failed<KeeperFailure>({ code: "fewerProducts", before: before.size, now: tables.size });
    if (changed.length > (1 - leastShare) * before.size)
      throw new Failed<KeeperFailure>({ code: "statusesChanged", changed: changed.length, products: tables.size });
    return changed;
  }

  /** Whether searches agree with the service. @throws KeeperFailure `partDiffers`, ApiError */
  private async agrees(
    { state, tables }: FetchedCatalog,
    changed: readonly string[],
    signal: AbortSignal,
  ): Promise<boolean> {
    const ask = (query: Query): Promise<ProductAnswer> => this.options.client.products(query, signal);
    if (state.source !== "mirror") return compareCatalog(tables, changed, ask);
    await compareOlderCatalog(tables, changed, ask).catch((error: unknown) => {
      // Someone without a key can use a mirror.
      if (!isFailure<KeeperFailure>(error, "noKey")) throw error;
    });
    return state.searches;
  }

  private use(catalog: OpenCatalog | null): void {
    const before = this.catalog;
    [this.catalog, this.owner] = [catalog, this.options.access()];
    this.notify();
    this.options.onReplaced(before, catalog);
  }

  private showProgress({ products, bytes }: DownloadProgress): void {
    this.become({ kind: "fetching", expected: this.catalog?.state.products ?? null, products, bytes });
  }

  private become(status: KeeperStatus): void {
    this.status = status;
    this.notify();
  }
}

const firstDelayMs = 600_000;
const longestDelayMs = 4 * 3_600_000;

/** A catalog with less than this share of the previous products or unchanged statuses needs the user's consent. */
const leastShare = 0.9;

/** @throws KeeperFailure `elsewhere` */
function alone(locks: Pick<LockManager, "request">, work: () => Promise<void>): Promise<void> {
  return locks.request("vendor-catalog", { ifAvailable: true }, async (lock) => {
    if (lock === null) throw new Failed<KeeperFailure>({ code: "elsewhere" });
    await work();
  });
}
