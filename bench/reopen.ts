import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launchBrowser } from "../test/harness/browser";
import { decodeProducts } from "../src/product-data/api/decode";
import { browserScript } from "./support/browser-script";
import { answerText, benchProducts } from "./support/catalog";
import { median } from "./support/measure";
import { printMachine, round, target, timeTarget } from "./support/report";
import type { StoreTimes } from "./support/store-page";

// A workbook is opened again: stored products are read from IndexedDB in a real browser until every one of them is
// ready for its cells; and the cost of storing them. The only bound is the storage itself.
const sizes = [2000, 20_000];
const rounds = 3;

type Measure = (count: number) => Promise<readonly StoreTimes[]>;

async function main(): Promise<void> {
  printMachine();
  const { products } = decodeProducts(JSON.parse(answerText(benchProducts(), Math.max(...sizes))), 0);
  const texts = JSON.stringify(products.map(({ record }) => [record.Partno, JSON.stringify(record)]));
  // IndexedDB belongs to an origin, so a page needs one.
  const server = createServer((request, answer) => {
    answer.setHeader("Content-Type", request.url === "/products.json" ? "application/json" : "text/html");
    answer.end(request.url === "/products.json" ? texts : "<!doctype html>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await launchBrowser();
  console.log(`Chromium ${browser.version()}`);
  try {
    for (const size of sizes) {
      const taken: StoreTimes[] = [];
      for (let round = 0; round < rounds; round++) {
        const page = await browser.newPage();
        await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
        await page.evaluate(browserScript("store-page.ts"));
        const times = await page.evaluate(
          (some) => (globalThis as unknown as { readonly measureStores: Measure }).measureStores(some),
          size,
        );
        taken.push(...times);
        await page.close();
      }
      judge(size, taken);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

function judge(size: number, taken: readonly StoreTimes[]): void {
  if (new Set(taken.map(({ sum }) => sum)).size > 1) throw new Error("The stores gave different products");
  const names = [...new Set(taken.map(({ name }) => name))];
  const rows = names.map((way) => {
    const own = taken.filter(({ name }) => name === way);
    const [writes, reads] = [own.map(({ writeMs }) => writeMs), own.map(({ readMs }) => readMs)];
    return {
      products: size,
      way,
      "write min ms": round(Math.min(...writes), 0),
      "write median ms": round(median(writes), 0),
      "read min ms": round(Math.min(...reads), 0),
      "read median ms": round(median(reads), 0),
      // Other programs make every task longer, so the best of the rounds counts.
      "longest task ms": round(Math.min(...own.map(({ longestTaskMs }) => longestTaskMs)), 0),
    };
  });
  console.table(rows);
  const [own, ...others] = rows;
  const faster = round(Math.min(...others.map((row) => row["read min ms"])) / (own?.["read min ms"] ?? NaN));
  target(`${String(size)} products: read at least 2 x faster than the better`, faster >= 2, `${String(faster)} x`);
  const longestMs = own?.["longest task ms"] ?? NaN;
  timeTarget(`${String(size)} products: the longest task of the page (0: below 50 ms)`, longestMs, 50);
}

void main();
