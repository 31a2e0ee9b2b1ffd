import { Activity } from "../../src/product-data/api/activity";
import type { ProductRecord } from "../../src/product-data/api/product";
import { ChunkStore } from "../../src/product-data/lookup/chunk-store";
import { knownProduct, productOf, entryKey } from "../../src/product-data/lookup/known";
import { PartCache } from "../../src/product-data/lookup/part-cache";
import { nextTask, afterTask } from "../../src/product-data/base/slices";
import { watched } from "./watched";
import { type ProductStore, recordAll, recordEach, type StoredProduct, sumOf } from "../peers/store-page";

// Runs in a page of a real browser (bench/reopen.ts).
const service = "http://127.0.0.1";
const group = {
  category: "ceramicCapacitorsSMD",
  Manufacturer: "",
  Lv1Category: "",
  Lv2Category: "",
  Lv3Category: "",
} as const;

const ours: ProductStore = {
  name: "ours",
  // This does what PartCache.save does, which doesn't report when it is done.
  write: async (products) => {
    const store = await ChunkStore.open(service, () => undefined);
    const entries = products.map(([partno, record]) => {
      const product = { group, record: record as ProductRecord, fetchedMs: 0 };
      return [entryKey("en", partno), knownProduct(product)] as const;
    });
    await store.append(entries);
    store.close();
  },
  read: async (products) => {
    const store = await ChunkStore.open(service, () => undefined);
    const activity = new Activity(Date.now);
    const cache = new PartCache({ activity, schedule: afterTask, maxParts: 100_000 });
    await cache.attach(() => Promise.resolve(store));
    // Cells are calculated in later tasks.
    await nextTask();
    const found = products.flatMap(([partno]) => productOf(cache.parts.get("en", partno))?.record.Partno ?? []);
    store.close();
    return sumOf(found);
  },
};

interface StoreTimes {
  readonly name: string;
  readonly writeMs: number;
  readonly readMs: number;
  readonly longestTaskMs: number;
  readonly sum: string;
}

/** @param count the number of the server's products */
async function measure(count: number): Promise<readonly StoreTimes[]> {
  const texts = (await (await fetch("products.json")).json()) as readonly (readonly [string, string])[];
  // The add-in stores decoded products.
  const products = texts.slice(0, count).map(([partno, json]): StoredProduct => [partno, JSON.parse(json) as object]);
  const times: StoreTimes[] = [];
  for (const store of [ours, recordEach, recordAll]) {
    for (const { name = "" } of await indexedDB.databases()) await gone(name);
    const from = performance.now();
    await store.write(products);
    const writeMs = performance.now() - from;
    const { result: sum, ms: readMs, longestTaskMs } = await watched(() => store.read(products));
    times.push({ name: store.name, writeMs, readMs, longestTaskMs, sum });
  }
  return times;
}

const gone = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });

Object.assign(globalThis, { measureStores: measure });

export type { StoreTimes };
