import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Known, KnownSearch } from "./known";

/** What is known of one part, or of one search, in one language. */
export type Entry = readonly [key: string, known: Known | KnownSearch];

/**
 * Several hundred entries as one record: a record each takes the browser three to five times as long (npm run bench reopen).
 * The browser's own copy of objects is read sooner than any text made of them.
 */
export interface Chunk {
  readonly entries: readonly Entry[];
}

/**
 * What is known of parts, kept in IndexedDB as a log of chunks: appended to and never rewritten in place, each change one
 * transaction, so that several workbooks on one origin can write at once without losing or tearing anything. Of two
 * entries with one key the later is in force. Every method rejects when the storage fails; the caller then does without.
 */
export class ChunkStore {
  private constructor(
    private readonly database: IDBPDatabase<Schema>,
    private readonly service: string,
  ) {}

  /** @param service address of the service whose products these are @param onLost the browser closed the storage */
  static async open(service: string, onLost: () => void): Promise<ChunkStore> {
    const database = await openDB<Schema>("vendor-products", schemaVersion, {
      // What an older version wrote is fetched anew: that costs requests, and a mistaken conversion would cost trust.
      upgrade: (db) => {
        for (const name of Array.from(db.objectStoreNames)) db.deleteObjectStore(name);
        db.createObjectStore("chunks", { keyPath: "id", autoIncrement: true }).createIndex("service", "service");
      },
      // A newer version in another workbook must not wait for this one.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    });
    return new ChunkStore(database, service);
  }

  /** All chunks of the service, oldest first. */
  load(): Promise<readonly Chunk[]> {
    return this.read(this.database.transaction("chunks").store.index("service"));
  }

  /** All of them or, when it rejects, none. */
  async append(entries: readonly Entry[]): Promise<void> {
    const transaction = this.database.transaction("chunks", "readwrite");
    const added: Promise<unknown>[] = [];
    for (let at = 0; at < entries.length; at += entriesPerChunk) {
      const chunk = { service: this.service, entries: entries.slice(at, at + entriesPerChunk) };
      added.push(transaction.store.add(chunk));
    }
    await Promise.all([...added, transaction.done]);
  }

  /**
   * Keeps the log short and bounded: joins neighbouring small chunks, leaves out entries that a later one replaces, and
   * drops the oldest chunks beyond `maxEntries` (what is in use is fetched anew when it is stale, so the oldest are those
   * used least recently). One transaction: other workbooks see the log before or after it.
   */
  async tidy(maxEntries: number): Promise<void> {
    const transaction = this.database.transaction("chunks", "readwrite");
    const chunks = await this.read(transaction.store.index("service"));
    const { keep, join } = mergeChunks(chunks, maxEntries);
    const kept = new Set(keep.map(({ id }) => id));
    const changes: Promise<unknown>[] = [];
    for (const { id } of chunks) if (id !== undefined && !kept.has(id)) changes.push(transaction.store.delete(id));
    // A joined chunk takes the place, that is the id, of the newest it replaces, so that the order of the log stays.
    for (const joined of join) changes.push(transaction.store.put(joined));
    await Promise.all([...changes, transaction.done]);
  }

  async clear(): Promise<void> {
    const transaction = this.database.transaction("chunks", "readwrite");
    const ids = await transaction.store.index("service").getAllKeys(this.service);
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
  }

  close(): void {
    this.database.close();
  }

  /** One after the other: all at once, a large store would keep Excel waiting for seconds. */
  private async read(index: ServiceIndex): Promise<readonly StoredChunk[]> {
    const chunks: StoredChunk[] = [];
    for await (const { value } of index.iterate(this.service)) chunks.push(value);
    return chunks;
  }
}

/** Entries of a chunk that is full. */
export const entriesPerChunk = 500;

/** Raised when the shape of an entry changes. */
const schemaVersion = 4;

interface StoredChunk extends Chunk {
  readonly id?: number;
  readonly service: string;
}

interface Schema extends DBSchema {
  chunks: { key: number; value: StoredChunk; indexes: { service: string } };
}

/** The chunks of a transaction by their service, whatever the transaction may do. */
interface ServiceIndex {
  iterate(service: string): AsyncIterable<{ readonly value: StoredChunk }>;
}

/**
 * Whether a log is worth tidying, which reads and may write all of it.
 * @param keys distinct ones in it
 */
export function isUntidy(chunks: readonly Chunk[], keys: number, maxEntries: number): boolean {
  const small = chunks.filter(({ entries }) => entries.length < entriesPerChunk / 2).length;
  const all = chunks.reduce((sum, { entries }) => sum + entries.length, 0);
  // The oldest chunk that stays may reach beyond the bound.
  return small > untidyChunks || all > Math.min(2 * keys, maxEntries + entriesPerChunk);
}

/** So many small chunks are worth joining. */
const untidyChunks = 32;

/** Which chunks stay as they are, and which new ones replace the others. */
export function mergeChunks(
  chunks: readonly StoredChunk[],
  maxEntries: number,
): { readonly keep: readonly StoredChunk[]; readonly join: readonly StoredChunk[] } {
  const seen = new Set<string>();
  const keep: StoredChunk[] = [];
  const join: StoredChunk[] = [];
  let open: { entries: Entry[]; id?: number; service: string } | null = null;
  const close = (): void => {
    if (open !== null) join.push(open);
    open = null;
  };
  for (const chunk of [...chunks].reverse()) {
    if (seen.size >= maxEntries) break;
    const live = chunk.entries.filter(([key]) => !seen.has(key));
    for (const [key] of chunk.entries) seen.add(key);
    if (live.length === chunk.entries.length && live.length >= entriesPerChunk / 2) {
      close();
      keep.push(chunk);
      continue;
    }
    if (live.length === 0) continue;
    open ??= { ...chunk, entries: [] };
    open.entries.unshift(...live);
    if (open.entries.length >= entriesPerChunk) close();
  }
  close();
  return { keep, join };
}
