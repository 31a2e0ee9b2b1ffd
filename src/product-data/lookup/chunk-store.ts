import type { DBSchema, IDBPDatabase } from "idb";
import { openDatabase } from "../base/database";
import { isPossibleDate } from "../base/foreign";
import { isProduct } from "../api/decode";
import { isPartno } from "../api/decode-record";
import type { Known, KnownSearch } from "./known";

/** An entry for one part or one search in one language. */
export type StoredEntry = readonly [key: string, known: Known | KnownSearch];

/**
 * Several hundred entries in one record: with one record per entry, the browser takes five times as long to write them
 * and twice as long to read them (npm run bench reopen). They are stored as objects, because the browser reads those
 * faster than any text.
 */
export interface Chunk {
  readonly entries: readonly StoredEntry[];
}

/**
 * The cache in IndexedDB, as a log of chunks. Chunks are appended and never changed, each change in one transaction, so
 * that several workbooks on one origin can write at the same time without losing data. Of two entries with the same
 * key, the one fetched later counts: another workbook may have written an older response after it. Every method rejects
 * when the storage fails; the caller then works without it.
 */
export class ChunkStore {
  private constructor(
    private readonly database: IDBPDatabase<Schema>,
    private readonly service: string,
  ) {}

  /**
   * @param service address of the service that the products come from
   * @param onLost called when the browser closes the storage
   */
  static async open(service: string, onLost: () => void): Promise<ChunkStore> {
    const createStores = (database: IDBPDatabase<Schema>): void => {
      database.createObjectStore("chunks", { keyPath: "id", autoIncrement: true }).createIndex("service", "service");
    };
    return new ChunkStore(await openDatabase("vendor-products", schemaVersion, createStores, onLost), service);
  }

  /**
   * All chunks of the service, oldest first. Entries that this version wouldn't have written are left out. If a chunk
   * can't be read, all are removed.
   */
  async load(take: (chunk: Chunk) => void = () => undefined): Promise<readonly Chunk[]> {
    const chunks: Chunk[] = [];
    try {
      // Reading a large store at once would block Excel for seconds, so the next chunk is read while this one is
      // decoded.
      let cursor = await this.database.transaction("chunks").store.index("service").openCursor(this.service);
      while (cursor !== null) {
        const next = cursor.continue();
        const { value } = cursor;
        const chunk = { ...value, entries: entriesIn(value) };
        chunks.push(chunk);
        take(chunk);
        cursor = await next;
      }
      return chunks;
    } catch {
      await this.clear();
      return [];
    }
  }

  /** Appends all entries, or none if it rejects. */
  async append(entries: readonly StoredEntry[]): Promise<void> {
    const transaction = this.database.transaction("chunks", "readwrite");
    const added = this.chunksOf(entries).map((chunk) => transaction.store.add(chunk));
    await Promise.all([...added, transaction.done]);
  }

  /**
   * Writes the log again, without entries that a later one replaces, and without the oldest beyond `maxEntries`. Values
   * in use are fetched again when they are stale, so the oldest are the least recently used. It is one transaction:
   * other workbooks see the log before or after it.
   * @returns the number of entries left
   */
  async tidy(maxEntries: number): Promise<number> {
    const transaction = this.database.transaction("chunks", "readwrite");
    // A failure is thrown by one of the transaction's requests.
    transaction.done.catch(() => undefined);
    const newest = new Map<string, Known | KnownSearch>();
    for await (const cursor of transaction.store.index("service").iterate(this.service)) {
      for (const [key, known] of entriesIn(cursor.value)) {
        const other = newest.get(key);
        if (other !== undefined && other.fetchedMs > known.fetchedMs) continue;
        // The entry comes last now.
        newest.delete(key);
        newest.set(key, known);
      }
      await cursor.delete();
    }
    const entries = [...newest].slice(-maxEntries);
    // Chunks are written one at a time: copying a large store at once would block Excel for a second.
    for (const chunk of this.chunksOf(entries)) await transaction.store.add(chunk);
    await transaction.done;
    return entries.length;
  }

  private chunksOf(entries: readonly StoredEntry[]): readonly StoredChunk[] {
    return Array.from({ length: Math.ceil(entries.length / entriesPerChunk) }, (_, at) => ({
      service: this.service,
      entries: entries.slice(at * entriesPerChunk, (at + 1) * entriesPerChunk),
    }));
  }

  async clear(): Promise<void> {
    const transaction = this.database.transaction("chunks", "readwrite");
    const ids = await transaction.store.index("service").getAllKeys(this.service);
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
  }

  close(): void {
    this.database.close();
  }
}

/** The entries are checked: other pages of the same host can write to the storage, and a clock may have been wrong. */
function entriesIn({ entries }: { readonly entries?: unknown }): readonly StoredEntry[] {
  const nowMs = Date.now();
  return Array.isArray(entries) ? entries.filter((entry) => isEntry(entry, nowMs)) : [];
}

function isEntry(entry: unknown, nowMs: number): entry is StoredEntry {
  const [key, known] = (Array.isArray(entry) ? entry : []) as readonly unknown[];
  const { kind, fetchedMs, partnos, product } = (known ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof key !== "string" || typeof fetchedMs !== "number" || !isPossibleDate(fetchedMs, nowMs)) return false;
  if (kind === "search") return Array.isArray(partnos) && partnos.every(isPartno);
  return kind === "product" && isProduct(product) && product.fetchedMs === fetchedMs;
}

/** The number of entries in a full chunk. */
export const entriesPerChunk = 500;

/** Increase this when the format of an entry changes. */
const schemaVersion = 5;

interface StoredChunk extends Chunk {
  readonly service: string;
}

interface Schema extends DBSchema {
  chunks: { key: number; value: StoredChunk; indexes: { service: string } };
}

/**
 * Whether the log should be compacted, which reads and may write all of it.
 * @param keys the number of distinct keys in it
 */
export function isUntidy(chunks: readonly Chunk[], keys: number, maxEntries: number): boolean {
  const small = chunks.filter(({ entries }) => entries.length < entriesPerChunk / 2).length;
  const all = entriesOf(chunks);
  return small > untidyChunks || all > Math.min(2 * keys, maxEntries + entriesPerChunk);
}

export const entriesOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { entries }) => sum + entries.length, 0);

/** If there are more small chunks, joining them is worthwhile. */
const untidyChunks = 32;
