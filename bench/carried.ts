import { gzipSync } from "node:zlib";
import { startService } from "../service/server";
import type { Product } from "../src/product-data/api/product";
import { knownProduct } from "../src/product-data/lookup/known";
import { signalWaiter } from "../src/product-data/base/signal-waiter";
import type { KeptValues } from "../src/product-data/kept/kept-values";
import { readParts, writeParts } from "../src/product-data/kept/parts";
import { readQuery } from "../src/product-data/filter/query";
import { interleaved, timingOf } from "./support/measure";
import { printMachine, round, target } from "./support/report";
import { newSession } from "../harness/session";

// Values kept in a workbook: bytes and times of writing and reading, compared with the same products as plain JSON,
// compressed and encoded in the same way. PARTS=100,2000 sets the sizes.
const sizes = process.env["PARTS"]?.split(",").map(Number) ?? [100, 2000, 10_000];
const rounds = 5;

async function run(): Promise<void> {
  printMachine();
  const service = await startService({ products: 30_000 });
  const session = newSession({ serviceUrl: service.url });
  const parsed = readQuery("Category eq 'ceramicCapacitorsSMD'", "", "en");
  if (!("value" in parsed)) throw new Error("The filter is wrong");
  const never = signalWaiter(new AbortController().signal);
  const products = await session.cachedSearch.find(parsed.value, { first: Math.max(...sizes) }, never);
  await service.stop();
  for (const size of sizes) await measure(products.slice(0, size));
}

async function measure(products: readonly Product[]): Promise<void> {
  const keptMs = Date.now();
  const values: KeptValues = {
    ...{ service: "https://api.example.com", keptMs, pinned: false, searches: [] },
    parts: products.map((product, index) => ({
      language: "en",
      partno: product.record.Partno,
      known: knownProduct(product, keptMs - index),
    })),
  };
  const options = { nowMs: keptMs, isKnownLink: () => true };
  const xmls = await writeParts(values);
  const json = (): string => gzipSync(JSON.stringify(values)).toString("base64");
  const plain = json();
  const { values: read } = await readParts(xmls, options);
  const same = (one: KeptValues | null): number => one?.parts.length ?? 0;
  if (same(read) !== products.length) throw new Error("Not all parts came back");
  const writing = await interleaved(
    [
      { name: "ours", run: () => writeParts(values).then(() => 0) },
      { name: "json", run: () => (json() === plain ? 0 : NaN) },
    ],
    rounds,
  );
  const reading = await interleaved(
    [{ name: "ours", run: () => readParts(xmls, options).then(({ values: own }) => same(own)) }],
    rounds,
  );
  const bytes = xmls.reduce((sum, { length }) => sum + length, 0);
  const ms = (name: string, timings: typeof writing): string => String(round(timingOf(timings, name).medianMs, 1));
  console.log(
    `${String(products.length)} parts: ${String(xmls.length)} XML part(s), ${String(round(bytes / 1000, 0))} kB; ` +
      `JSON ${String(round(plain.length / 1000, 0))} kB; write ${ms("ours", writing)} ms, JSON ${ms("json", writing)} ms; ` +
      `read ${ms("ours", reading)} ms`,
  );
  target(`${String(products.length)} parts, bytes of JSON`, bytes < plain.length, String(round(bytes / plain.length)));
}

void run();
