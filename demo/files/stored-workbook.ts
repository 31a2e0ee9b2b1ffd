import { openDB, type IDBPDatabase } from "idb";
import type { StateSnapshot } from "../workbook-state";
import type { PackedWorkbook } from "./packed-workbook";

/** The workbook as it was last stored, for the next time the page is loaded. */
export interface StoredWorkbook {
  readonly workbook: PackedWorkbook;
  readonly state: StateSnapshot;
  readonly activeSheetId: string;
}

/**
 * A place for the workbook of one page. Pages that are open at the same time have places of their own, and a page that
 * is loaded again has its own again.
 */
export interface WorkbookPlace {
  /** The workbook that is stored; undefined if nothing was changed. */
  read(): Promise<StoredWorkbook | undefined>;
  write(stored: StoredWorkbook): Promise<void>;
  discard(): Promise<void>;
}

/** @param name the name of the workbook that the page opens with: another one is stored in another place */
export async function workbookPlace(name: string): Promise<WorkbookPlace> {
  const place = await ownPlace(name);
  const database = openDB("workbook-page", 1, { upgrade: (opened) => void opened.createObjectStore(storeName) });
  const inStore = async <Result>(use: (opened: IDBPDatabase) => Promise<Result>): Promise<Result> =>
    use(await database);
  database.catch(() => undefined); // each use fails with it
  return {
    read: () => inStore((opened) => opened.get(storeName, place) as Promise<StoredWorkbook | undefined>),
    write: (stored) => inStore(async (opened) => void (await opened.put(storeName, stored, place))),
    discard: () => inStore((opened) => opened.delete(storeName, place)),
  };
}

/** The first place that no other page has. A page that is being loaded again waits until it has left its place. */
async function ownPlace(name: string): Promise<string> {
  const before = sessionStorage.getItem(ownPlaceName);
  if (before?.startsWith(`${name} `) && (await isOurs(before, AbortSignal.timeout(leavingMs)))) return before;
  for (let number = 1; ; number++) {
    const place = `${name} ${String(number)}`;
    if (await isOurs(place)) {
      sessionStorage.setItem(ownPlaceName, place);
      return place;
    }
  }
}

/** The place stays ours until the page is left. */
function isOurs(place: string, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`workbook ${place}`, signal ? { signal } : { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

const storeName = "workbooks";
const ownPlaceName = "workbook.place";
const leavingMs = 2_000;
