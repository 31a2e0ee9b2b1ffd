import type { Activity } from "../api/activity";
import { type Chunk, ChunkStore, entriesOf, entriesPerChunk, type StoredEntry, isUntidy } from "./chunk-store";
import { type Known, type KnownSearch, KnownMap } from "./known";
import type { Schedule } from "../base/slices";
import { type Clock, withTimeout } from "../base/clock";

interface PartCacheOptions {
  readonly activity: Activity;
  /** The time at which new entries are written: several responses that arrive together become one chunk. */
  readonly schedule: Schedule;
  /** Parts kept in memory and in the store, in all languages. The least recently used are dropped first. */
  readonly maxParts: number;
}

/**
 * Known parts and searches, by language: in memory, and in a store if there is one. One record has every field, so the
 * key is the part, without the field.
 */
export class PartCache {
  readonly parts: KnownMap<Known>;
  readonly searches: KnownMap<KnownSearch>;
  /** How often another service was selected. */
  resets = 0;
  private store: ChunkStore | null = null;
  private open: (() => Promise<ChunkStore>) | null = null;
  /** How many entries are appended to the store's log until it has about doubled, as far as this workbook knows. */
  private untilTidied = 0;
  private unsaved: StoredEntry[] = [];

  constructor(private readonly options: PartCacheOptions) {
    const save = (...entry: StoredEntry): void => this.saveSoon(entry);
    this.parts = new KnownMap<Known>(options.maxParts, save);
    this.searches = new KnownMap<KnownSearch>(maxSearches, save);
  }

  /** Loads the entries of the store, and from now on writes to it, unless another service is used by then. */
  async attach(open: () => Promise<ChunkStore>): Promise<void> {
    this.open = open;
    const { resets } = this;
    try {
      const store = await open();
      const chunks = await store.load((chunk) => {
        if (resets === this.resets) this.take(chunk);
      });
      this.use(store, entriesOf(chunks), resets);
      if (isUntidy(chunks, this.parts.size + this.searches.size, this.options.maxParts)) void this.tidy();
    } catch (error) {
      if (resets === this.resets) this.detach(error);
    }
  }

  /** Removes all entries, also from the store, and uses it again if it failed before. */
  async clear(): Promise<void> {
    this.forgetAll();
    const { resets } = this;
    try {
      const store = this.store ?? (await this.open?.());
      await store?.clear();
      if (store !== undefined) this.use(store, 0, resets);
    } catch (error) {
      this.detach(error);
    }
  }

  /** Removes all entries from memory and detaches the store without clearing it: another service is used now. */
  reset(): void {
    this.resets += 1;
    this.forgetAll();
    this.store?.close();
    this.store = null;
    this.open = null;
  }

  /** Works in memory only from now on, as after a storage failure. */
  detach(error: unknown): void {
    this.store?.close();
    this.store = null;
    this.unsaved = [];
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    this.options.activity.record({ kind: "storage", state: full ? "full" : "blocked" });
  }

  private use(store: ChunkStore, entries: number, resets: number): void {
    if (resets !== this.resets) {
      store.close();
      return;
    }
    this.store = store;
    this.untilTidied = entries + entriesPerChunk;
    if (this.options.activity.storageState !== "stored")
      this.options.activity.record({ kind: "storage", state: "stored" });
  }

  /** Tidies the store's log. This reads all of it, so it is done when the log has doubled. */
  private async tidy(): Promise<void> {
    const { store } = this;
    this.untilTidied = Infinity;
    try {
      const left = await store?.tidy(this.options.maxParts);
      if (left !== undefined && store === this.store) this.untilTidied = left + entriesPerChunk;
    } catch (error) {
      if (store === this.store) this.detach(error);
    }
  }

  private forgetAll(): void {
    this.parts.clear();
    this.searches.clear();
    this.unsaved = [];
  }

  private saveSoon(entry: StoredEntry): void {
    if (this.store === null) return;
    if (this.unsaved.push(entry) === 1) this.options.schedule(() => void this.save());
  }

  private async save(): Promise<void> {
    const entries = this.unsaved;
    this.unsaved = [];
    const { store } = this;
    try {
      await store?.append(entries);
    } catch (error) {
      if (store === this.store) this.detach(error);
      return;
    }
    if (store === this.store && (this.untilTidied -= entries.length) < 0) void this.tidy();
  }

  private take({ entries }: Chunk): void {
    for (const [key, known] of entries) {
      if (known.kind === "search") this.searches.restore(key, known);
      else this.parts.restore(key, known);
    }
  }
}

/** The most searches that are kept, in all languages. */
const maxSearches = 1000;

/**
 * Opens the store of a service's products and gives it to the cache. Settles when the cache is filled, when there is no
 * storage, or when storage takes too long: the cache then works without it and gets the store later.
 */
export async function openStore(cache: PartCache, service: string, clock: Clock): Promise<void> {
  const open = (): Promise<ChunkStore> => ChunkStore.open(service, () => cache.detach(null));
  await withTimeout(cache.attach(open), clock);
}
