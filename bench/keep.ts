import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { launchBrowser } from "../harness/browser";
import { startService } from "../service/server";
import { productCategories } from "../src/product-data/vocabulary/category";
import { browserScript } from "./support/browser-script";
import { cacheDirectory } from "./support/catalog";
import type { KeepPage } from "./support/keep-page";
import { median } from "./support/measure";
import { printMachine, round, target } from "./support/report";
import { newSession } from "../harness/session";

// The cost of a catalog on the computer for the page that keeps it, in a real browser: the longest task while it is
// downloaded and packed in its worker, in the best of the downloads, because other programs make every task longer; the
// delay of the start when it is opened, and the memory it uses; compared with a page that parses the same files and
// keeps the objects.
const size = 200_000;
const downloads = 2;
const starts = 5;

/** V8's heap and its external buffers, after garbage collection. */
async function memoryMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = (await session.send("Runtime.getHeapUsage")) as {
    readonly usedSize: number;
    readonly backingStorageSize: number;
  };
  return (usedSize + backingStorageSize) / 1e6;
}

type Global = typeof globalThis & { readonly keepPage: KeepPage };

async function measure(pageUrl: string, pageScript: string): Promise<void> {
  const service = await startService({ seed: 1, products: size, cacheDirectory });
  const browser = await launchBrowser();
  let context = await browser.newContext();
  const opened = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(pageUrl);
    await page.evaluate(pageScript);
    return page;
  };
  try {
    const kept: Awaited<ReturnType<KeepPage["keep"]>>[] = [];
    while (kept.length < downloads) {
      await context.close();
      context = await browser.newContext();
      const page = await opened();
      kept.push(await page.evaluate((url) => (globalThis as Global).keepPage.keep(url), service.url));
      await page.close();
    }
    const fetchedMs = Math.min(...kept.map(({ ms }) => ms));
    const taskMs = Math.min(...kept.map(({ longestTaskMs }) => longestTaskMs));
    const openMs: number[] = [];
    const productMs: number[] = [];
    let tablesMb = NaN;
    for (let round = 0; round < starts; round++) {
      const page = await opened();
      const before = await memoryMb(page);
      const times = await page.evaluate((url) => (globalThis as Global).keepPage.open(url), service.url);
      openMs.push(times.openMs);
      productMs.push(times.productMs);
      tablesMb = (await memoryMb(page)) - before;
      await page.close();
    }
    const { client } = newSession({ serviceUrl: service.url });
    const signal = new AbortController().signal;
    const urls = await Promise.all(
      productCategories.map(async (category) => (await client.downloadUrl(category, "en", signal)).url),
    );
    const peer = await opened();
    const before = await memoryMb(peer);
    const parsed = await peer.evaluate((all) => (globalThis as Global).keepPage.parsed(all), urls);
    const objectsMb = (await memoryMb(peer)) - before;
    console.table([
      {
        ...{ products: size, way: "tables, packed in a worker" },
        ...{ "fetched, s": round(fetchedMs / 1000, 1), "longest task, ms": taskText(taskMs) },
        ...{ "memory, MB": round(tablesMb, 1), "opened, ms": round(median(openMs), 0) },
        ...{ "first product, ms": round(median(productMs), 0) },
      },
      {
        ...{ products: size, way: "parsed on the page" },
        ...{ "fetched, s": round(parsed.ms / 1000, 1), "longest task, ms": taskText(parsed.longestTaskMs) },
        ...{ "memory, MB": round(objectsMb, 1) },
      },
    ]);
    target(`${String(size)}: no task of the page above 50 ms`, taskMs === 0, taskText(taskMs));
    target(
      `${String(size)}: opened in at most 120 ms`,
      median(openMs) <= 120,
      `${String(round(median(openMs), 0))} ms`,
    );
    target(`${String(size)}: memory, at most 30 MB`, tablesMb <= 30, `${String(round(tablesMb, 1))} MB`);
  } finally {
    await browser.close();
    await service.stop();
  }
}

const taskText = (ms: number): string => (ms === 0 ? "below 50" : String(round(ms, 0)));

async function main(): Promise<void> {
  printMachine();
  const files = new Map([["/worker.js", browserScript("../../src/product-data/catalog/worker.ts")]]);
  // IndexedDB and workers belong to an origin, so a page needs one.
  const server = createServer((request, answer) => {
    const file = files.get(request.url ?? "");
    answer.setHeader("Content-Type", file === undefined ? "text/html" : "text/javascript");
    answer.end(file ?? "<!doctype html>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const pageScript = browserScript("keep-page.ts");
  try {
    await measure(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, pageScript);
  } finally {
    server.close();
  }
}

void main();
