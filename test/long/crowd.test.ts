import { isFailure } from "../../src/product-data/base/failed";
import { setTimeout as pause } from "node:timers/promises";
import { Activity } from "../../src/product-data/api/activity";
import { Client, heldByServer } from "../../src/product-data/api/client";
import { systemClock } from "../../src/product-data/base/clock";
import { Pacer } from "../../src/product-data/api/pacer";
import type { Product } from "../../src/product-data/api/product";
import { partSources } from "../../src/product-data/lookup/sources";
import { PartLoader } from "../../src/product-data/lookup/part-loader";
import { PartCache } from "../../src/product-data/lookup/part-cache";
import { afterTask } from "../../src/product-data/base/slices";
import { signalWaiter } from "../../src/product-data/base/signal-waiter";
import { Crowd } from "./crowd-transport";
import { describeWithNginx, startNginx } from "../harness/nginx";
import { startServiceProcess } from "../harness/service-process";

const key = "organisation-key-8f1c";
const users = 200;
const parts = 1000;
/** Four times the default rates, so that the test takes less time. */
const rates = { API_RATE: "16", CLIENT_RATE: "4" };

describeWithNginx("many users behind one key", () => {
  test("two hundred users who open the same 1,000 parts at once cost as much as one, without errors, also during a flood", async () => {
    const crowd = new Crowd();
    const one = await opened(crowd, 1, false);
    const all = await opened(crowd, users, true);
    expect(one.users[0]?.failures).toEqual([]);
    expect(all.users.flatMap(({ failures }) => failures)).toEqual([]);
    expect(all.users.map(({ found }) => found)).toEqual(all.users.map(() => one.users[0]?.found));
    expect(one.log.length).toBeGreaterThan(10);
    expect(all.log.filter((line) => !/ 200 \d+B /.test(line))).toEqual([]);
    expect(all.log).toHaveLength(one.log.length);
    expect(all.flood.get(429)).toBeGreaterThan(floodAtOnce);
    expect([...all.flood.keys()].sort()).toEqual([200, 429]);

    const seconds = all.users.map(({ tookMs }) => tookMs / 1000).sort((a, b) => a - b);
    const at = (share: number): string => (seconds[Math.ceil(users * share) - 1] ?? NaN).toFixed(1);
    process.stdout.write(
      `${String(users)} users, ${String(parts)} parts, ${rates.API_RATE} requests/s: ${String(all.log.length)} requests in all; ` +
        `one user ${((one.users[0]?.tookMs ?? NaN) / 1000).toFixed(1)} s; during a flood: median ${at(0.5)} s, ` +
        `95 % ${at(0.95)} s, worst ${at(1)} s; the flood: ${String(all.flood.get(200))} responses, ` +
        `${String(all.flood.get(429))} refused\n`,
    );
  }, 240_000);
});

interface Run {
  readonly users: readonly Opened[];
  /** The service's log of the users' requests. */
  readonly log: readonly string[];
  /** The number of responses to the one that floods, by status. */
  readonly flood: ReadonlyMap<number, number>;
}

/** Users who open the same BOM at the same time behind a new nginx. */
async function opened(crowd: Crowd, count: number, isFlooded: boolean): Promise<Run> {
  const service = await startServiceProcess(["--products", "5000", "--key", key, "--rate", "20", "--burst", "20"]);
  const ended = new AbortController();
  let run: Pick<Run, "users" | "flood">;
  try {
    run = await behindNginx(service.url, async (url) => {
      const bom = await readBom(service.url);
      const flood = isFlooded ? floodWith(url, ended.signal) : Promise.resolve(new Map<number, number>());
      const opening = Array.from({ length: count }, (_, at) => openBom(crowd.join(addressOf(at)), url, bom));
      const users = await Promise.all(opening);
      ended.abort();
      return { users, flood: await flood };
    });
  } finally {
    await service.stop();
  }
  // The log is complete when the service has stopped.
  return { ...run, log: service.log.filter((line) => !line.includes(bomFilter) && !line.includes(floodFilter)) };
}

const addressOf = (at: number): string => `198.51.100.${String(at)}`;

/** One address that always has this many requests in progress or refused, each for another part. */
const floodAtOnce = 100;
const floodFilter = "Partno eq 'GRM";

async function floodWith(url: string, ended: AbortSignal): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  let sent = 0;
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  const client = async (): Promise<void> => {
    while (!ended.aborted) {
      const query = `$filter=${encodeURIComponent(`${floodFilter}${String(++sent)}'`)}`;
      const send = () => fetch(`${url}/v2/products?${query}`, { headers });
      // A server may close an idle connection at the moment it is used; browsers send the request again, too.
      const { status } = await send().catch(send);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status === 429) await pause(1000);
    }
  };
  await Promise.all(Array.from({ length: floodAtOnce }, client));
  return counts;
}

async function behindNginx<T>(serviceUrl: string, use: (url: string) => Promise<T>): Promise<T> {
  const nginx = await startNginx({ site: __dirname, variables: { API_URL: serviceUrl, API_KEY: key, ...rates } });
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

type Member = ReturnType<Crowd["join"]>;

interface Opened {
  readonly found: number;
  /** Failures other than an unknown part. */
  readonly failures: readonly unknown[];
  readonly tookMs: number;
}

/** Opens a workbook with these parts, as the add-in does with empty caches. */
async function openBom(member: Member, serviceUrl: string, partnos: readonly string[]): Promise<Opened> {
  const activity = new Activity(systemClock.now);
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
    return isFailure(error, "partUnknown") ? "unknown" : error;
  }
}
