import { systemClock } from "../../src/product-data/base/clock";
import { conditionOn, sortBy } from "../../src/product-data/filter/syntax";
import { CatalogKeeper } from "../../src/product-data/catalog/catalog-keeper";
import { CatalogStore } from "../../src/product-data/catalog/catalog-store";
import type { PackNews } from "../../src/product-data/catalog/worker-messages";
import { newSession } from "../../harness/session";
import { watched } from "./watched";

// Runs in a page of a real browser (bench/keep.ts), next to the worker's script.

async function keeperOf(serviceUrl: string): Promise<CatalogKeeper> {
  const { client } = newSession({ serviceUrl });
  return new CatalogKeeper({
    onReplaced: () => undefined,
    store: await CatalogStore.open(() => undefined),
    access: () => serviceUrl,
    client,
    searchAll: () => Promise.resolve([]),
    startWorker: () => {
      const worker = new Worker("worker.js");
      return {
        post: (order) => worker.postMessage(order),
        onNews: (callback) => (worker.onmessage = ({ data }: MessageEvent<PackNews>) => callback(data)),
        terminate: () => worker.terminate(),
      };
    },
    fetch: fetch.bind(globalThis),
    clock: systemClock,
    random: Math.random,
    mirrorUrl: () => null,
    languages: () => ["en"],
    locks: navigator.locks,
    channel: new BroadcastChannel("bench"),
  });
}

/** Downloads, packs, compares, and stores the catalog; a failure is thrown in the page. */
const keep = (serviceUrl: string) =>
  watched(async () => {
    const keeper = await keeperOf(serviceUrl);
    await keeper.keep({ from: "newest", anyway: false });
    if (keeper.status.kind === "failed") throw new Error(JSON.stringify(keeper.status.failure));
    keeper.close();
  });

/**
 * Puts the stored catalog into use, as at the start of the add-in; then reads a value, a product, and a sorted search.
 */
async function open(serviceUrl: string): Promise<{ readonly openMs: number; readonly productMs: number }> {
  const from = performance.now();
  const keeper = await keeperOf(serviceUrl);
  await keeper.open();
  const { catalog } = keeper;
  const partno = catalog?.startingWith("GRM", "en")[0] ?? "";
  const opened = performance.now();
  await catalog?.part(partno, "en")?.product();
  const productMs = performance.now() - opened;
  const filter = [conditionOn("Category", "eq", "ceramicCapacitorsSMD"), conditionOn("Capacitance", "ge", 1e-9)];
  const orderby = [sortBy("RatedVoltage", "desc"), sortBy("Capacitance", "asc")];
  await catalog?.search({ filter, orderby, language: "en" })?.first(100);
  return { openMs: opened - from, productMs };
}

/** The simplest implementation: the page parses the whole file and keeps the objects. */
const parsed = (urls: readonly string[]) =>
  watched(async () => {
    const all: unknown[] = [];
    for (const url of urls) all.push(await (await fetch(url)).json());
    Object.assign(globalThis, { all });
  });

const keepPage = { keep, open, parsed };
export type KeepPage = typeof keepPage;

Object.assign(globalThis, { keepPage });
