import type { RunningService } from "../../service/server";
import { search, send, start } from "./support";

const started: RunningService[] = [];
async function startOne(options: Parameters<typeof start>[0]): Promise<RunningService> {
  const service = await start({ cap: 1, ...options });
  started.push(service);
  return service;
}
afterAll(() => Promise.all(started.map((service) => service.stop())));

const statusesOf = async (service: RunningService, count: number, name = "test-key"): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++)
    statuses.push((await send(service, "/v2/products", { headers: { "x-api-key": name } })).status);
  return statuses;
};

describe("The rate limit", () => {
  test("allows a burst, then requests at the rate, and returns the delay", async () => {
    let now = 1_000_000;
    const service = await startOne({ rate: { perSecond: 2, burst: 3 }, clock: { now: () => now } });
    expect(await statusesOf(service, 5)).toEqual([200, 200, 200, 429, 429]);
    const refused = await send(service, "/v2/products");
    expect(refused.headers["retry-after"]).toBe("1");
    now += 500;
    expect(await statusesOf(service, 2)).toEqual([200, 429]);
    now += 60_000;
    expect(await statusesOf(service, 4)).toEqual([200, 200, 200, 429]);
  });

  test("counts each key separately, and only requests with a valid key", async () => {
    const service = await startOne({ rate: { perSecond: 1, burst: 1 }, clock: { now: () => 0 }, keys: ["a", "b"] });
    expect(await statusesOf(service, 2, "wrong")).toEqual([403, 403]);
    expect(await statusesOf(service, 2, "a")).toEqual([200, 429]);
    expect(await statusesOf(service, 2, "b")).toEqual([200, 429]);
  });

  test("isn't affected when the date is set back", async () => {
    let now = 86_400_000;
    const service = await startOne({ rate: { perSecond: 1, burst: 2 }, clock: { now: () => now } });
    expect(await statusesOf(service, 1)).toEqual([200]);
    now = 0;
    expect(await statusesOf(service, 2)).toEqual([200, 429]);
    now = 1000;
    expect(await statusesOf(service, 2)).toEqual([200, 429]);
  });

  test("applies to both operations together, and can be changed", async () => {
    const service = await startOne({ rate: { perSecond: 1, burst: 1 }, clock: { now: () => 0 }, retryAfter: false });
    expect((await send(service, "/v2/products/getproductdatadownloadurl?category=inductors")).status).toBe(200);
    const refused = await send(service, "/v2/products");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, undefined]);
    service.setRate(null);
    expect(await statusesOf(service, 3)).toEqual([200, 200, 200]);
  });
});

describe("Faults", () => {
  test("are injected as configured", async () => {
    const service = await startOne({ faults: { "429": 1 } });
    const limited = await send(service, "/v2/products");
    expect([limited.status, limited.headers["retry-after"]]).toEqual([429, "1"]);
    service.setFaults({ "500": 1 });
    expect((await send(service, "/v2/products")).status).toBe(500);
    service.setFaults({ drop: 1 });
    await expect(send(service, "/v2/products")).rejects.toThrow(/hang up|reset/);
    service.setFaults({ truncate: 1 });
    await expect(send(service, "/v2/products")).rejects.toThrow(/aborted|hang up/);
    service.setFaults({});
    expect((await send(service, "/v2/products")).status).toBe(200);
  });

  test("and latency delay the response", async () => {
    const waits: number[] = [];
    const wait = (ms: number): Promise<void> => Promise.resolve(void waits.push(ms));
    const service = await startOne({ latencyMs: 80, faults: { slow: 1 }, wait });
    expect((await send(service, "/v2/products")).status).toBe(200);
    expect(waits).toEqual([80, 5000]);
  });
});

describe("Counts and the access log", () => {
  test("list requests and responses", async () => {
    const service = await startOne({});
    await send(service, "/v2/products");
    await send(service, "/v2/products?$filter=nonsense");
    await send(service, "/v2/products", { headers: {} });
    await send(service, "/v2/products", { method: "OPTIONS", headers: {} });
    await send(service, "/v2/products/getproductdatadownloadurl?category=inductors");
    expect(service.counts()).toMatchObject({
      products: 2,
      download: 1,
      byStatus: { 200: 2, 204: 1, 400: 1, 403: 1 },
    });
    service.resetCounts();
    expect(service.counts()).toEqual({ products: 0, download: 0, byStatus: {} });
  });

  test("logs one line per request, without the key", async () => {
    const lines: string[] = [];
    const service = await startOne({ keys: ["secret-key"], log: (line) => lines.push(line), clock: { now: () => 0 } });
    const headers = { "x-api-key": "secret-key" };
    await send(service, "/v2/products?lang=ja&key=other-key&$filter=Partno%20eq%20'secret-key'", { headers });
    await send(service, "/v2/secret-key%0a", { headers });
    await send(service, "/v2/%73ecret%2Dkey", { headers });
    await send(service, `/v2/products?$filter=${"x".repeat(295)}secret-key`, { headers });
    await send(service, `/v2/${"x".repeat(191)}secret-key`, { headers });
    expect(lines).toHaveLength(5);
    for (const line of lines.slice(3)) expect(line).not.toContain("secr");
    expect(lines[2]).toContain("/v2/[key]");
    expect(lines[0]).toMatch(
      /^1970-01-01T00:00:00.000Z GET \/v2\/products lang="ja" \$filter="Partno eq '\[key\]'" 200 \d+B \d+ms$/,
    );
    expect(lines.join()).not.toMatch(/secret-key|other-key/);
  });
});

test("Stopping waits for requests in progress", async () => {
  let go = (): void => undefined;
  let begun = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (begun = resolve));
  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      go = resolve;
      begun();
    });
  const service = await start({ cap: 1, latencyMs: 1, wait });
  const answer = search(service, {});
  await waiting;
  const stopped = service.stop();
  go();
  expect((await answer).status).toBe(200);
  await stopped;
  await expect(search(service, {})).rejects.toThrow();
});
