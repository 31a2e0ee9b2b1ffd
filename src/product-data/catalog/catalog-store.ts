import type { DBSchema, IDBPDatabase } from "idb";
import { openDatabase } from "../base/database";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";

/** A table's file of one category and language. */
export interface CatalogFile {
  readonly category: ProductCategory;
  readonly language: Language;
  readonly file: Uint8Array;
}

/** The stored facts about a catalog. Times are milliseconds since 1970. */
export interface CatalogState {
  /** The time at which this computer or a mirror fetched its products from the service. */
  readonly fetchedMs: number;
  /** The time at which it was last checked to be the newest. */
  readonly checkedMs: number;
  readonly source: "mirror" | "search";
  /** The address of the folder that the mirror's folder is in. */
  readonly parent?: string;
  readonly products: number;
  readonly bytes: number;
  readonly languages: readonly Language[];
  /** Whether the service's searches agree with it; otherwise it is used for parts only. */
  readonly searches: boolean;
  /** The names of a mirror's files, by which newer files are detected; otherwise empty. */
  readonly files: readonly string[];
}

/** A catalog that is stored, or ready to be. */
export interface StoredCatalog {
  readonly state: CatalogState;
  readonly files: readonly CatalogFile[];
}

/**
 * The catalogs on this computer, one for each service address and key, because another key may see other products.
 * Changes are one transaction each: there is always a complete catalog, the old or the new one. Every method rejects
 * when the storage fails. The database is open only while it is used, because the
 * browser may close it.
 */
export class CatalogStore {
  read(access: string): Promise<StoredCatalog | null> {
    return inDatabase(async (database) => {
      const transaction = database.transaction(["state", "files"]);
      const [state, stored] = await Promise.all([
        transaction.objectStore("state").get(access),
        transaction.objectStore("files").getAll(keysOf(access)),
      ]);
      if (state === undefined) return null;
      const files = stored.map(async ({ file, ...of }) => ({ ...of, file: new Uint8Array(await file.arrayBuffer()) }));
      return { state, files: await Promise.all(files) };
    });
  }

  /** Replaces the catalog; null: it is removed. */
  swap(access: string, catalog: StoredCatalog | null): Promise<void> {
    return inDatabase(async (database) => {
      const transaction = database.transaction(["state", "files"], "readwrite");
      const [states, files] = [transaction.objectStore("state"), transaction.objectStore("files")];
      const changes: Promise<unknown>[] = [transaction.done];
      try {
        changes.push(files.delete(keysOf(access)), states.delete(access));
        for (const { file, ...of } of catalog?.files ?? []) {
          // A browser reads blobs outside of the page's thread, whatever their size.
          const blob = new Blob([file as Uint8Array<ArrayBuffer>]);
          // Files are stored one after the other: copying a whole catalog would keep the page busy for 40 ms.
          await files.put({ ...of, file: blob }, [access, of.category, of.language]);
        }
        if (catalog !== null) changes.push(states.put(catalog.state, access));
      } catch (error) {
        // Without this, the deletions so far would be committed.
        try {
          transaction.abort();
        } catch {
          // The storage has already aborted it.
        }
        await Promise.allSettled(changes);
        throw error;
      }
      await Promise.all(changes);
    });
  }

  /** Records that a catalog was checked to be the newest. */
  async update(access: string, state: CatalogState): Promise<void> {
    await inDatabase((database) => database.put("state", state, access));
  }
}

async function inDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const createStores = (created: IDBPDatabase<Schema>): void => {
    for (const name of ["state", "files"] as const) created.createObjectStore(name);
  };
  const database = await openDatabase("vendor-catalog", 2, createStores, () => undefined);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** All keys of one access id. In IndexedDB's order, lists come after texts. */
const keysOf = (access: string): IDBKeyRange => IDBKeyRange.bound([access], [access, []]);

interface StoredFile extends Omit<CatalogFile, "file"> {
  readonly file: Blob;
}

interface Schema extends DBSchema {
  state: { key: string; value: CatalogState };
  files: { key: [access: string, category: ProductCategory, language: Language]; value: StoredFile };
}
