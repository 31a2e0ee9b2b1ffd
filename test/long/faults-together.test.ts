import { type RunningService, startService } from "../../service/server";
import type { AddinHost } from "../harness/bridge/host";
import { ownPort } from "../harness/own-port";
import { startServiceProcess } from "../harness/service-process";
import { type CatalogPart, partsOf } from "../harness/catalog-parts";
import { cellOf, openSession, specOfEach } from "../resilience/session";

/** The speed of time for the service and the add-in in tests where they wait for each other. */
const hurry = 10;
let service: RunningService;
let addin: AddinHost;
afterEach(async () => {
  addin.close();
  await service.stop();
});

/** Every cell is correct or an error with a text; returns the parts with an error. */
function failedParts(parts: readonly CatalogPart[], rows: Awaited<ReturnType<typeof specOfEach>>): readonly string[] {
  const failed: string[] = [];
  parts.forEach(({ partno, cells }, index) => {
    const row = rows[index] ?? [];
    const values = row.map(cellOf);
    if (row.some((outcome) => "error" in outcome)) {
      for (const outcome of row)
        if ("error" in outcome)
          expect([outcome.error, outcome.message]).toEqual(["#N/A", expect.stringMatching(/.{20}/)]);
      failed.push(partno);
    } else expect([partno, values]).toEqual([partno, cells]);
  });
  return failed;
}

test("With 429 responses, failures, and dropped, truncated, and slow responses together, every cell is correct or has an error, and one more recalculation repairs all", async () => {
  service = await startService({
    products: 5000,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / hurry)),
  });
  const parts = await partsOf(service, 2000);
  const partnos = parts.map(({ partno }) => partno);
  addin = await openSession({ serviceUrl: service.url, hurry });
  service.setFaults({ 429: 0.1, 500: 0.1, drop: 0.05, truncate: 0.05, slow: 0.05 });
  let left = failedParts(parts, await specOfEach(addin, partnos));

  service.setFaults({});
  // The breaker may still be open; requests then fail at once.
  while (left.length > 0)
    left = failedParts(
      parts.filter(({ partno }) => left.includes(partno)),
      await specOfEach(addin, left),
    );
  expect(failedParts(parts, await specOfEach(addin, partnos))).toEqual([]);
}, 300_000);

test("A service that is restarted during a recalculation leaves no cell waiting and none wrong", async () => {
  const port = await ownPort();
  service = await startService({ products: 5000, latencyMs: 20, port });
  const parts = await partsOf(service, 1000);
  const partnos = parts.map(({ partno }) => partno);
  addin = await openSession({ serviceUrl: service.url });
  const first = specOfEach(addin, partnos);
  while (service.counts().products < 3) await new Promise((resolve) => setTimeout(resolve, 2));
  await service.stop();
  service = await startService({ products: 5000, port });
  let left = failedParts(parts, await first);
  while (left.length > 0)
    left = failedParts(
      parts.filter(({ partno }) => left.includes(partno)),
      await specOfEach(addin, left),
    );
});

test("With 5 requests a second, all cells of a hundred requests get values", async () => {
  service = await startService({ products: 5000 });
  const parts = await partsOf(service, 2000);
  const partnos = parts.map(({ partno }) => partno);
  const limits = ["--rate", "5", "--burst", "10", "--no-cors-on-errors"];
  const throttled = await startServiceProcess(["--products", "5000", ...limits]);
  addin = await openSession({ serviceUrl: throttled.url });
  try {
    expect(failedParts(parts, await specOfEach(addin, partnos))).toEqual([]);
    expect(throttled.log.filter((line) => / 200 \d+B /.test(line)).length).toBeGreaterThan(10);
    expect(throttled.log.filter((line) => / 429 \d+B /.test(line)).length).toBeLessThanOrEqual(5);
  } finally {
    await throttled.stop();
  }
});
