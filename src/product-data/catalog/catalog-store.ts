import type { DBSchema, IDBPDatabase } from "idb";
import { openDatabase } from "../base/database";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";
import { splitFile } from "./tables/file";

/** A table's file of one category and language. */
export interface CatalogFile {
  readonly category: ProductCategory;
  readonly language: Language;
  readonly file: Uint8Array;
}

/** The stored facts about a catalog. Times are milliseconds since 1970. */
export interface CatalogState {
  /** When its products were fetched from the service, by this computer or a mirror. */
  readonly fetchedMs: number;
  /** When it was last checked to be the newest. */
  readonly checkedMs: number;
  readonly source: "mirror" | "download" | "search";
  readonly products: number;
  readonly bytes: number;
  readonly languages: readonly Language[];
  /** Whether the service's searches agree with it; otherwise it is used for parts only. */
  readonly searches: boolean;
  /** The names of a mirror's files, by which newer files are detected; otherwise empty. */
  readonly files: readonly string[];
}

/** A stored catalog: its front parts, which are opened at once, and how to read the rest. */
export interface StoredCatalog {
  readonly state: CatalogState;
  readonly fronts: readonly CatalogFile[];
}

/**
 * The catalogs on this computer, one for each service address and key, because another key may see other products.
 * Changes are one transaction each: there is always a complete catalog, the old or the new one. Every method rejects
 * when the storage fails.
 */
export class CatalogStore {
  private constructor(private readonly database: IDBPDatabase<Schema>) {}

  static async open(onLost: () => void): Promise<CatalogStore> {
    const createStores = (database: IDBPDatabase<Schema>): void => {
      for (const name of ["state", "fronts", "rests"] as const) database.createObjectStore(name);
    };
    return new CatalogStore(await openDatabase("vendor-catalog", 1, createStores, onLost));
  }

  async read(access: string): Promise<StoredCatalog | null> {
    const transaction = this.database.transaction(["state", "fronts"]);
    const [state, files] = await Promise.all([
      transaction.objectStore("state").get(access),
      transaction.objectStore("fronts").getAll(keysOf(access)),
    ]);
    return state === undefined ? null : { state, fronts: files };
  }

  /** The rest after the front parts: URLs and long texts. */
  rests(access: string): Promise<readonly CatalogFile[]> {
    return this.database.getAll("rests", keysOf(access));
  }

  /** Replaces the catalog; without files, it is removed. */
  async swap(access: string, state: CatalogState | null, files: readonly CatalogFile[]): Promise<void> {
    const transaction = this.database.transaction(["state", "fronts", "rests"], "readwrite");
    const [states, fronts, rests] = [
      transaction.objectStore("state"),
      transaction.objectStore("fronts"),
      transaction.objectStore("rests"),
    ];
    const own = keysOf(access);
    const changes: Promise<unknown>[] = [transaction.done];
    try {
      changes.push(fronts.delete(own), rests.delete(own), states.delete(access));
      for (const { file, ...of } of files) {
        const { front, rest } = splitFile(file);
        const key: FileKey = [access, of.category, of.language];
        // One after the other: copying a whole catalog would keep the page busy for 40 ms.
        await fronts.put({ ...of, file: front }, key);
        await rests.put({ ...of, file: rest }, key);
      }
      if (state !== null) changes.push(states.put(state, access));
    } catch (error) {
      // Otherwise the deletions so far would be committed.
      try {
        transaction.abort();
      } catch {
        // The storage has already done it.
      }
      await Promise.allSettled(changes);
      throw error;
    }
    await Promise.all(changes);
  }

  /** Records that a catalog was checked to be the newest. */
  async update(access: string, state: CatalogState): Promise<void> {
    await this.database.put("state", state, access);
  }

  close(): void {
    this.database.close();
  }
}

/** All keys of one access id. In IndexedDB's order, lists come after texts. */
const keysOf = (access: string): IDBKeyRange => IDBKeyRange.bound([access], [access, []]);

type FileKey = [access: string, category: ProductCategory, language: Language];

interface Schema extends DBSchema {
  state: { key: string; value: CatalogState };
  fronts: { key: FileKey; value: CatalogFile };
  rests: { key: FileKey; value: CatalogFile };
}
