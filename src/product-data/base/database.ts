import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/**
 * Opens a database of the browser. Data of an older version is removed and fetched again: that costs requests, but a
 * wrong conversion would show wrong values.
 * @param createStores called for a new version
 * @param onLost called when the browser, or a newer version in another workbook, closes the database
 */
export const openDatabase = <S extends DBSchema>(
  name: string,
  version: number,
  createStores: (database: IDBPDatabase<S>) => void,
  onLost: () => void,
): Promise<IDBPDatabase<S>> =>
  openDB<S>(name, version, {
    upgrade: (database) => {
      for (const store of Array.from(database.objectStoreNames)) database.deleteObjectStore(store);
      createStores(database);
    },
    // A newer version must not wait for this connection.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });
