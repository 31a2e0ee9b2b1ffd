import "fake-indexeddb/auto";
import { IDBFactory, IDBIndex, IDBObjectStore } from "fake-indexeddb";
import { openDB } from "idb";
import { Activity } from "../../../src/product-data/api/activity";
import type { Product } from "../../../src/product-data/api/product";
import { type Chunk, ChunkStore, entriesPerChunk } from "../../../src/product-data/lookup/chunk-store";
import { type Known, knownProduct, type KnownSearch, productOf } from "../../../src/product-data/lookup/known";
import { PartCache, openStore } from "../../../src/product-data/lookup/part-cache";
import { systemClock } from "../../../src/product-data/base/clock";
import { groupOf } from "../../product-group";

const service = "https://service.example";

/** A workbook's cache; `saved` waits until every entry so far is written. */
class Workbook {
  readonly activity = new Activity(() => 0);
  readonly cache: PartCache;
  private readonly writes: (() => void)[] = [];

  constructor(maxParts = 10_000) {
    const schedule = (callback: () => void): void => void this.writes.push(callback);
    this.cache = new PartCache({ activity: this.activity, schedule, maxParts });
  }

  static async open(address = service, maxParts?: number): Promise<Workbook> {
    const workbook = new Workbook(maxParts);
    await openStore(workbook.cache, address, systemClock);
    return workbook;
  }

  put(partno: string, value: number, fetchedMs = 5): void {
    this.cache.parts.put("en", partno, known(partno, value, fetchedMs));
  }

  value(partno: string): unknown {
    return productOf(this.cache.parts.get("en", partno))?.record["MinOrderQuantity"];
  }

  async saved(): Promise<void> {
    for (const write of this.writes.splice(0)) write();
    // The store works in order: when a later read is complete, so are the writes before it.
    const store = await ChunkStore.open(service, () => undefined);
    await store.load();
    store.close();
  }
}

function known(partno: string, value: number, fetchedMs = 5): Known {
  const group = groupOf("inductors");
  const product: Product = {
    group,
    record: { Partno: partno, MinOrderQuantity: value, Notices: "two lines" },
    fetchedMs,
  };
  return knownProduct(product);
}

const emptySearch = (fetchedMs: number): KnownSearch => ({ kind: "search", partnos: [], fetchedMs });
const keysOf = ({ entries }: Chunk): readonly string[] => entries.map(([key]) => key);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe("Data that one session fetched", () => {
  test("is available to the next one before its first call", async () => {
    const monday = await Workbook.open();
    monday.put("A1", 1);
    const none: Known = { kind: "absent", near: ["A1"], fetchedMs: 7, misses: 1 };
    monday.cache.parts.put("en", "NONE", none);
    const search: KnownSearch = { kind: "search", partnos: ["A1"], fetchedMs: 8 };
    monday.cache.searches.put("ja", "all | of it", search);
    await monday.saved();
    const tuesday = await Workbook.open();
    expect(tuesday.cache.parts.get("en", "A1")).toEqual(known("A1", 1));
    // A faulty response may have left it out.
    expect(tuesday.cache.parts.get("en", "NONE")).toBeUndefined();
    expect(tuesday.cache.searches.get("ja", "all | of it")).toEqual(search);
    expect(tuesday.cache.parts.get("ja", "A1")).toBeUndefined();
  });

  test("isn't used for another service that was selected while it was read", async () => {
    const monday = await Workbook.open();
    monday.put("A1", 1);
    await monday.saved();
    const workbook = new Workbook();
    const before = openStore(workbook.cache, service, systemClock);
    workbook.cache.reset();
    await Promise.all([before, openStore(workbook.cache, "https://other.example", systemClock)]);
    expect(workbook.value("A1")).toBeUndefined();
    workbook.put("B1", 2);
    await workbook.saved();
    const tuesday = await Workbook.open();
    expect([tuesday.value("A1"), tuesday.value("B1")]).toEqual([1, undefined]);
  });

  test("belongs to its service", async () => {
    const workbook = await Workbook.open();
    workbook.put("A1", 1);
    await workbook.saved();
    expect((await Workbook.open("https://other.example")).value("A1")).toBeUndefined();
  });

  test("is replaced by data that was fetched later", async () => {
    const workbook = await Workbook.open();
    for (const value of [1, 2]) {
      workbook.put("A1", value);
      await workbook.saved();
    }
    expect((await Workbook.open()).value("A1")).toBe(2);
  });

  test("is removed when it is cleared, and only for its own service", async () => {
    const other = await Workbook.open("https://other.example");
    other.put("B1", 1);
    await other.saved();
    const workbook = await Workbook.open();
    workbook.put("A1", 1);
    await workbook.saved();
    await workbook.cache.clear();
    expect(workbook.value("A1")).toBeUndefined();
    expect((await Workbook.open()).value("A1")).toBeUndefined();
    expect((await Workbook.open("https://other.example")).value("B1")).toBe(1);
  });
});

describe("Two workbooks that write at the same time", () => {
  test("keep the newer response, whichever was stored last", async () => {
    const [one, two] = [await Workbook.open(), await Workbook.open()];
    one.put("A1", 2, 20);
    await one.saved();
    two.put("A1", 1, 10);
    await two.saved();
    expect((await Workbook.open()).value("A1")).toBe(2);
    const store = await ChunkStore.open(service, () => undefined);
    await store.tidy(1000);
    store.close();
    expect((await Workbook.open()).value("A1")).toBe(2);
  });

  test("lose no data", async () => {
    const [one, two] = [await Workbook.open(), await Workbook.open()];
    for (let index = 0; index < 1200; index += 1) {
      one.put(`ONE${String(index)}`, index);
      two.put(`TWO${String(index)}`, index);
    }
    await Promise.all([one.saved(), two.saved()]);
    const later = await Workbook.open();
    for (const index of [0, 499, 500, 1199]) {
      expect(later.value(`ONE${String(index)}`)).toBe(index);
      expect(later.value(`TWO${String(index)}`)).toBe(index);
    }
  });

  test("and compact the log at the same time lose no data", async () => {
    const stores = [
      await ChunkStore.open(service, () => undefined),
      await ChunkStore.open(service, () => undefined),
    ] as const;
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        stores[index % 2 === 0 ? 0 : 1].append([[`en|P${String(index)}`, emptySearch(5)]]),
      ),
    );
    await Promise.all(stores.flatMap((store) => [store.tidy(1000), store.append([["en|LATE", emptySearch(6)]])]));
    const chunks = await stores[0].load();
    const keys = chunks.flatMap((chunk) => keysOf(chunk));
    for (let index = 0; index < 60; index += 1) expect(keys).toContain(`en|P${String(index)}`);
    expect(keys).toContain("en|LATE");
    expect(chunks.length).toBeLessThan(10);
  });
});

describe("The log is compacted", () => {
  test("without replaced entries, and without the oldest beyond the bound", async () => {
    const store = await ChunkStore.open(service, () => undefined);
    for (const [key, fetchedMs] of [
      ["a", 1],
      ["b", 1],
      ["c", 2],
      ["b", 3],
      ["a", 0],
    ] as const)
      await store.append([[key, emptySearch(fetchedMs)]]);
    expect(await store.tidy(3)).toBe(3);
    const [{ entries } = { entries: [] }, ...others] = await store.load();
    expect([entries, others]).toEqual([
      Object.entries({ a: emptySearch(1), c: emptySearch(2), b: emptySearch(3) }),
      [],
    ]);
    expect(await store.tidy(1)).toBe(1);
    expect((await store.load()).map(keysOf)).toEqual([["b"]]);
    store.close();
  });

  test("when a session finds it long", async () => {
    const workbook = await Workbook.open();
    for (let index = 0; index < 40; index += 1) {
      workbook.put(`P${String(index)}`, index);
      await workbook.saved();
    }
    const next = await Workbook.open();
    const store = await ChunkStore.open(service, () => undefined);
    expect((await store.load()).length).toBe(1);
    for (let index = 0; index < 40; index += 1) expect(next.value(`P${String(index)}`)).toBe(index);
  });
});

test("The log stays short while it is used: 30 days of one session leave at most twice its parts", async () => {
  const workbook = await Workbook.open();
  const entries = async (): Promise<number> => {
    const store = await ChunkStore.open(service, () => undefined);
    const all = (await store.load()).reduce((sum, chunk) => sum + chunk.entries.length, 0);
    store.close();
    return all;
  };
  for (let day = 1; day <= 30; day += 1) {
    for (let index = 0; index < 700; index += 1) workbook.put(`P${String(index)}`, day, day);
    await workbook.saved();
  }
  expect(await entries()).toBeLessThanOrEqual(2 * 700 + entriesPerChunk);
  const next = await Workbook.open();
  for (const index of [0, 350, 699]) expect(next.value(`P${String(index)}`)).toBe(30);
});

describe("Damaged records", () => {
  const damage = async (value: unknown): Promise<void> => {
    const before = await Workbook.open();
    before.put("A1", 1);
    await before.saved();
    const database = await openDB("vendor-products");
    await database.add("chunks", value);
    database.close();
  };

  test.each([
    ["without entries", { service }],
    ["whose entries aren't a list", { service, entries: 7 }],
    [
      "with entries that aren't any",
      { service, entries: [null, 7, ["en|B1", null], ["en|C1", { kind: "product", fetchedMs: 5 }]] },
    ],
    [
      "with a control character in a part number",
      { service, entries: [["en|D1", { kind: "search", fetchedMs: 5, partnos: ["D\u00001"] }]] },
    ],
  ])("%s are left out, and removed when the log is tidied", async (_, value) => {
    await damage(value);
    const workbook = await Workbook.open();
    expect([workbook.value("A1"), workbook.cache.parts.size, workbook.activity.storageState]).toEqual([1, 1, "stored"]);
    const store = await ChunkStore.open(service, () => undefined);
    expect(await store.tidy(1000)).toBe(1);
    store.close();
  });

  test("that the browser can't read are removed with the others, and storage works again", async () => {
    await damage({ service, entries: [] });
    const reading = jest.spyOn(IDBIndex.prototype, "openCursor").mockImplementationOnce(() => {
      throw new DOMException("Failed to read large IndexedDB value", "DataError");
    });
    const workbook = await Workbook.open();
    reading.mockRestore();
    expect([workbook.value("A1"), workbook.activity.storageState]).toEqual([undefined, "stored"]);
    workbook.put("B1", 2);
    await workbook.saved();
    const next = await Workbook.open();
    expect([next.value("A1"), next.value("B1")]).toEqual([undefined, 2]);
  });
});

test("Entries of the storage with an impossible date, or of another form than a response's, aren't used", async () => {
  const store = await ChunkStore.open(service, () => undefined);
  const product = { kind: "product", product: { group: groupOf("inductors") }, fetchedMs: 5 } as Known;
  const late = knownProduct({
    group: groupOf("inductors"),
    record: { Partno: "LATE" },
    fetchedMs: Date.now() + 900_000_000,
  });
  const wrong = { group: groupOf("inductors"), record: { Partno: "WRONG", MinOrderQuantity: "many" }, fetchedMs: 5 };
  await store.append([
    ["en|LATE", late],
    ["en|NONE", product],
    ["en|WRONG", knownProduct(wrong)],
    ["en|TURN", knownProduct({ ...wrong, record: { Partno: "TURN\u202e" } })],
    ["en|BARE", { kind: "product", product: { record: { Partno: "BARE" }, fetchedMs: 5 }, fetchedMs: 5 } as Known],
    ["en|A1", known("A1", 1)],
  ]);
  store.close();
  const workbook = await Workbook.open();
  expect([workbook.cache.parts.size, workbook.value("A1")]).toEqual([1, 1]);
});

describe("Memory is bounded", () => {
  test("also after all values changed: some old values are kept, and every changed entry is known as such", () => {
    const { parts } = new Workbook().cache;
    const all = Array.from({ length: 9000 }, (_, index) => `P${String(index)}`);
    for (const value of [1, 2]) for (const partno of all) parts.put("en", partno, known(partno, value));
    const old = all.filter((partno) => parts.outdated("en", partno) !== undefined);
    expect(old.length).toBeGreaterThan(0);
    expect(old.length).toBeLessThan(5000);
    expect(all.every((partno) => parts.isMixed("en", partno))).toBe(true);
  });

  test("and the least recently used entries are removed first", () => {
    const workbook = new Workbook(100);
    for (let index = 0; index < 1000; index += 1) {
      workbook.put(`P${String(index)}`, index);
      expect(workbook.value("P0")).toBe(0);
    }
    expect(workbook.value("P1")).toBeUndefined();
    expect(workbook.value("P999")).toBe(999);
    expect(workbook.cache.parts.size).toBeLessThanOrEqual(200);
  });
});

describe("When storage", () => {
  test("is blocked, the cache works in memory and reports it", async () => {
    jest.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const workbook = await Workbook.open();
    workbook.put("A1", 1);
    expect(workbook.value("A1")).toBe(1);
    expect(workbook.activity.storageState).toBe("blocked");
  });

  test("is full, fetched data stays in memory, stored data stays stored, and the cache reports it", async () => {
    const before = await Workbook.open();
    before.put("OLD", 1);
    await before.saved();
    const workbook = await Workbook.open();
    jest.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    workbook.put("NEW", 2);
    await workbook.saved();
    expect([workbook.value("OLD"), workbook.value("NEW")]).toEqual([1, 2]);
    expect(workbook.activity.storageState).toBe("full");
    expect((await Workbook.open()).value("OLD")).toBe(1);
  });

  test("failed, clearing makes it work again", async () => {
    const adding = jest.spyOn(IDBObjectStore.prototype, "add").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const workbook = await Workbook.open();
    workbook.put("A1", 1);
    await workbook.saved();
    adding.mockRestore();
    expect(workbook.activity.storageState).toBe("full");
    await workbook.cache.clear();
    expect(workbook.activity.storageState).toBe("stored");
    workbook.put("B1", 2);
    await workbook.saved();
    expect((await Workbook.open()).value("B1")).toBe(2);
  });

  test("failed for one service and works for the next, the cache reports that", async () => {
    const opening = jest.spyOn(indexedDB, "open").mockImplementationOnce(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const workbook = await Workbook.open();
    opening.mockRestore();
    expect(workbook.activity.storageState).toBe("blocked");
    workbook.cache.reset();
    await openStore(workbook.cache, "https://other.example", systemClock);
    expect(workbook.activity.storageState).toBe("stored");
  });

  test("was written by an older version, its content is fetched again", async () => {
    const older = await openDB("vendor-products", 1, { upgrade: (db) => void db.createObjectStore("products") });
    await older.put("products", "what it held", "A1");
    older.close();
    const workbook = await Workbook.open();
    expect([workbook.value("A1"), workbook.activity.storageState]).toEqual([undefined, "stored"]);
    workbook.put("A1", 1);
    await workbook.saved();
    expect((await Workbook.open()).value("A1")).toBe(1);
  });

  test("was written by a newer version, it is unchanged and memory is used", async () => {
    (await openDB("vendor-products", 99)).close();
    const workbook = await Workbook.open();
    workbook.put("A1", 1);
    expect([workbook.value("A1"), workbook.activity.storageState]).toEqual([1, "blocked"]);
  });

  test("is opened by a newer version in another workbook, the cache releases it and continues in memory", async () => {
    const workbook = await Workbook.open();
    const newer = await openDB("vendor-products", 99);
    workbook.put("A1", 1);
    expect([workbook.value("A1"), workbook.activity.storageState]).toEqual([1, "blocked"]);
    newer.close();
  });
});
