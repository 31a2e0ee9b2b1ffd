import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import { startService } from "../../service/server";
import type { Chunk } from "../../src/product-data/lookup/chunk-store";
import { activityTexts } from "../../src/messages/activity/activity-texts";
import { type CatalogPart, fields, partsOf } from "../harness/catalog-parts";
import { openWorkbook, type OpenedWorkbook } from "../demo/open-page";
import { useService } from "../harness/use-service";

const texts = activityTexts.en.storage;
const columns = "BCDEFGHIJK";
const service = useService(() => startService({ products: 3000 }));
let parts: readonly CatalogPart[];
let workbook: OpenedWorkbook;

beforeAll(async () => {
  parts = await partsOf(service, 250);
});
afterEach(() => workbook.close());

async function open(prepare?: (context: BrowserContext, url: string) => Promise<void>): Promise<OpenedWorkbook> {
  const demo = { serviceUrl: service.url, key: "demo-key" };
  workbook = await openWorkbook({ demo, ...(prepare === undefined ? {} : { prepare }) });
  return workbook;
}

/** Writes formulas for these parts, `atOnce` at a time; returns what they show. */
function fill(page: Page, some: readonly CatalogPart[], atOnce: number): Promise<unknown[][]> {
  const block = `{${fields.map((field) => `"${field}"`).join(",")}}`;
  const formulas = some.map(({ partno }) => [`=VENDOR.SPEC("${partno}",${block},"en")`]);
  return page.evaluate(
    async ([rows, count, lastColumn]) => {
      const sheet = `Filled ${String(Math.random())}`;
      window.workbook.addSheet(sheet);
      for (let row = 0; row < rows.length; row += count) {
        window.workbook.setAll(sheet, `B${String(row + 1)}`, rows.slice(row, row + count));
        await window.workbook.settled();
      }
      return window.workbook.values(sheet, `B1:${lastColumn}${String(rows.length)}`);
    },
    [formulas, atOnce, columns.at(-1) ?? ""] as const,
  );
}

const right = (some: readonly CatalogPart[]): unknown[][] => some.map(({ cells }) => [...cells]);

/** The browser's stored data: for each chunk, a key and the number of the product stored under it. */
type StoredChunk = readonly (readonly [key: string, partno: string | null])[];

function chunks(page: Page): Promise<readonly StoredChunk[]> {
  return page.evaluate(
    () =>
      new Promise<StoredChunk[]>((resolve, reject) => {
        const opening = indexedDB.open("vendor-products");
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const reading = opening.result.transaction("chunks").objectStore("chunks").getAll();
          reading.onerror = () => reject(new Error(reading.error?.message));
          reading.onsuccess = () => {
            opening.result.close();
            const all = reading.result as readonly Chunk[];
            resolve(
              all.map(({ entries }) =>
                entries.map(([key, known]) => [key, known.kind === "product" ? known.product.record.Partno : null]),
              ),
            );
          };
        };
      }),
  );
}

async function stored(page: Page, some: readonly CatalogPart[]): Promise<readonly StoredChunk[]> {
  for (;;) {
    const all = await chunks(page);
    const keys = new Set(all.flatMap((chunk) => chunk.map(([key]) => key)));
    if (some.every(({ partno }) => keys.has(`en|${partno}`))) return all;
    await pause(100); // reading everything takes the page's time
  }
}

/** Waits until the pane shows the text. */
async function says(page: Page, text: string): Promise<void> {
  const pane = page.frameLocator("#pane");
  await pane.locator("#tab-activity").click();
  await pane.getByText(text).waitFor();
}

async function reopened(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(() => "workbook" in window);
  await page.evaluate(() => window.workbook.settled());
}

test("two pages write at the same time, repeatedly: nothing is lost or damaged, and each reads the data of both", async () => {
  const { page: one, troubles } = await open();
  const two = await workbook.another();
  const [ofOne, ofTwo] = [parts.slice(0, 68), parts.slice(32, 100)];
  const shown = await Promise.all([fill(one, ofOne, 4), fill(two, ofTwo, 4)]);
  expect(shown).toEqual([right(ofOne), right(ofTwo)]);
  const both = parts.slice(0, 100);
  const written = await stored(one, both);
  // These are enough for a page that opens to compact them: now both do, at the same time.
  expect(written.length).toBeGreaterThan(32);

  await Promise.all([reopened(one), reopened(two)]);
  service.resetCounts();
  const read = await Promise.all([fill(one, both, both.length), fill(two, both, both.length)]);
  expect(read).toEqual([right(both), right(both)]);
  expect(service.counts().products).toBe(0);
  const tidy = await stored(two, both);
  expect(tidy.length).toBeLessThan(written.length);
  for (const [key, partno] of tidy.flat()) if (partno !== null) expect(key).toBe(`en|${partno}`);
  expect(troubles).toEqual([]);
});

test("data of an older version is replaced, and data that is fetched then is kept", async () => {
  const { page, troubles } = await open(async (context, url) => {
    const older = await context.newPage();
    await older.goto(`${url}demo.json`);
    await older.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("vendor-products", 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore("products").put("what it held", "A1");
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    );
    await older.close();
  });
  const some = parts.slice(0, 20);
  expect(await fill(page, some, 20)).toEqual(right(some));
  await page.frameLocator("#pane").locator("#tab-activity").click();
  await page.frameLocator("#pane").getByText(activityTexts.en.memory, { exact: true }).click();
  await says(page, texts.stored);
  await stored(page, some);
  await reopened(page);
  service.resetCounts();
  expect(await fill(page, some, 20)).toEqual(right(some));
  expect([service.counts().products, troubles]).toEqual([0, []]);
});

test("when storage becomes full, functions work, the pane reports it, and stored data stays", async () => {
  let setQuota: ((bytes: number) => Promise<unknown>) | undefined;
  const { page, troubles } = await open(async (context, url) => {
    const devtools = await context.newCDPSession(await context.newPage());
    const { origin } = new URL(url);
    setQuota = (quotaSize) => devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
    await setQuota(ampleBytes);
  });
  const [before, after] = [parts.slice(0, 100), parts.slice(100)];
  expect(await fill(page, before, before.length)).toEqual(right(before));
  await stored(page, before);

  await setQuota?.(1);
  // A browser checks the quota again if the last known one isn't enough.
  expect(await storeBytes(page, ampleBytes)).toBe("QuotaExceededError");
  expect(await fill(page, after, after.length)).toEqual(right(after));
  await says(page, texts.full);
  service.resetCounts();
  expect(await fill(page, [...before, ...after], 250)).toEqual(right([...before, ...after]));
  expect(service.counts().products).toBe(0);

  await reopened(page);
  service.resetCounts();
  expect(await fill(page, before, before.length)).toEqual(right(before));
  expect(service.counts().products).toBe(0);
  expect(troubles).toEqual([]);
});

const ampleBytes = 30_000_000;

/** The name of the result of storing this number of bytes in another database of the origin. */
function storeBytes(page: Page, count: number): Promise<string> {
  return page.evaluate(
    (size) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("bytes");
        opening.onupgradeneeded = () => opening.result.createObjectStore("bytes");
        opening.onerror = () => resolve(opening.error?.name ?? "");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("bytes", "readwrite");
          writing.objectStore("bytes").put(new Uint8Array(size), "some");
          writing.oncomplete = () => resolve("stored");
          writing.onabort = () => resolve(writing.error?.name ?? "");
        };
      }),
    count,
  );
}
