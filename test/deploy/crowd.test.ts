import { Activity } from "../../src/product-data/api/activity";
import { Client, heldByServer } from "../../src/product-data/api/client";
import { systemClock } from "../../src/product-data/base/clock";
import { Pacer } from "../../src/product-data/api/pacer";
import type { Product } from "../../src/product-data/api/product";
import { LookupError } from "../../src/product-data/lookup/failure";
import { partSources } from "../../src/product-data/lookup/part-sources";
import { PartLoader } from "../../src/product-data/lookup/part-loader";
import { PartCache } from "../../src/product-data/lookup/part-cache";
import { afterTask } from "../../src/product-data/base/schedule";
import { signalWaiter } from "../../src/product-data/base/signal-waiter";
import { Crowd } from "./crowd-transport";
import { describeWithNginx, startNginx } from "./nginx";
import { startServiceProcess } from "../../harness/service-process";

const key = "organisation-key-8f1c";
const users = 200;
const parts = 1000;

describeWithNginx("many users behind one key", () => {
  test("two hundred users who open the same 1,000 parts at once cost as much as one, without errors", async () => {
    const crowd = new Crowd();
    const [[alone], logOfOne] = await opened(crowd, 1);
    const [all, logOfAll] = await opened(crowd, users);
    expect(alone?.failures).toEqual([]);
    expect(all.flatMap(({ failures }) => failures)).toEqual([]);
    expect(all.map(({ found }) => found)).toEqual(all.map(() => alone?.found));
    expect(logOfOne.length).toBeGreaterThan(10);
    expect(logOfAll.filter((line) => !/ 200 \d+B /.test(line))).toEqual([]);
    expect(logOfAll).toHaveLength(logOfOne.length);

    const seconds = all.map(({ tookMs }) => tookMs / 1000).sort((a, b) => a - b);
    const p95 = seconds[Math.ceil(users * 0.95) - 1] ?? NaN;
    process.stdout.write(
      `${String(users)} users, ${String(parts)} parts, 5 requests/s: ${String(logOfAll.length)} requests in all; ` +
        `one user ${((alone?.tookMs ?? NaN) / 1000).toFixed(1)} s, p95 of the crowd ${p95.toFixed(1)} s\n`,
    );
  }, 240_000);
});

/**
 * The results of users who open the same BOM at the same time behind a new nginx, and the service's log of their
 * requests.
 */
async function opened(crowd: Crowd, count: number): Promise<[readonly Opened[], readonly string[]]> {
  const service = await startServiceProcess(["--products", "5000", "--key", key, "--rate", "5", "--burst", "5"]);
  let results: readonly Opened[];
  try {
    results = await behindNginx(service.url, async (url) => {
      const bom = await readBom(service.url);
      return Promise.all(Array.from({ length: count }, () => openBom(crowd, url, bom)));
    });
  } finally {
    await service.stop();
  }
  // The log is complete when the service has stopped.
  return [results, service.log.filter((line) => !line.includes(bomFilter))];
}

async function behindNginx<T>(serviceUrl: string, use: (url: string) => Promise<T>): Promise<T> {
  const nginx = await startNginx({
    site: __dirname,
    variables: { API_URL: serviceUrl, API_KEY: key, API_RATE: "4" },
  });
  try {
    return await use(nginx.url);
  } finally {
    await nginx.stop();
  }
}

const bomFilter = "Category eq 'ceramicCapacitorsSMD'";

/** Part numbers, of which nearly all exist. */
async function readBom(serviceUrl: string): Promise<readonly string[]> {
  const response = await fetch(`${serviceUrl}/v2/products?$filter=${encodeURIComponent(bomFilter)}`, {
    headers: { "x-api-key": key },
  });
  const partnos = [...(await response.text()).matchAll(/"Partno":"([^"]+)"/g)].map(([, partno = ""]) => partno);
  return [
    ...partnos.slice(0, parts - 10),
    ...Array.from({ length: 10 }, (_, index) => `XYZ9999${String(index)}NOSUCH`),
  ];
}

interface Opened {
  readonly found: number;
  /** Failures other than an unknown part. */
  readonly failures: readonly unknown[];
  readonly tookMs: number;
}

/** Opens a workbook with these parts, as the add-in does with empty caches. */
async function openBom(crowd: Crowd, serviceUrl: string, partnos: readonly string[]): Promise<Opened> {
  const activity = new Activity(systemClock.now);
  const member = crowd.join();
  const access = () => ({ serviceUrl, key: heldByServer }) as const;
  const client = new Client(access, member.transport, new Pacer(systemClock, 4, activity), systemClock.now);
  // Almost nothing is kept: two hundred users' products would fill the memory of this process.
  const cache = new PartCache({ activity, schedule: afterTask, maxParts: 10 });
  const limits = () => ({ serviceUrl, urlBytes: 2048 });
  const freshMs = () => 3_600_000;
  const loader = new PartLoader({
    client,
    cache,
    clock: systemClock,
    schedule: afterTask,
    limits,
    freshMs,
    sources: partSources(cache, () => null),
    catalog: () => null,
  });
  const waiter = signalWaiter(new AbortController().signal); // one call of SPEC for the whole column

  const start = performance.now();
  const results = await Promise.all(partnos.map((partno) => outcomeOf(async () => loader.load(partno, "en", waiter))));
  member.close();
  return {
    found: results.filter((result) => result === "found").length,
    failures: results.filter((result) => result !== "found" && result !== "unknown"),
    tookMs: performance.now() - start,
  };
}

async function outcomeOf(find: () => Promise<Product>): Promise<unknown> {
  try {
    await find();
    return "found";
  } catch (error) {
    return error instanceof LookupError && error.failure.code === "partUnknown" ? "unknown" : error;
  }
}
