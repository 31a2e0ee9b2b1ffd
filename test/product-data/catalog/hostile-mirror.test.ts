import "fake-indexeddb/auto";
import { IDBObjectStore } from "fake-indexeddb";
import { downloadCatalog } from "../../../src/product-data/index";
import type { CatalogFile } from "../../../src/product-data/catalog/catalog-store";
import { ApiError } from "../../../src/product-data/api/failure";
import { VirtualClock } from "../../harness/virtual-clock";
import { key, start } from "../../service/support";
import { ForgedMirror } from "../../harness/faults/forged-mirror";
import {
  garbage,
  hostileMirrors,
  isEnglish,
  pageOn,
  repacked,
  type RightCatalog,
  withStatus,
} from "../../harness/faults/hostile-mirrors";
import { useService } from "../../harness/use-service";

const products = 300;
const dayMs = 86_400_000;
const service = useService(() => start({ products }));
let files: readonly CatalogFile[];
beforeAll(async () => {
  ({ files } = await downloadCatalog({ url: service.url, key, fetch }));
});

const right = (): RightCatalog => ({ serviceUrl: service.url, products, files });
const mirrorOf = (published: readonly CatalogFile[]): ForgedMirror => new ForgedMirror(products, published);

describe("A mirror's files with right hashes don't replace the catalog", () => {
  test.each(hostileMirrors(right))("$name: $promised", async ({ outcome, promised }) => {
    expect(await outcome()).toBe(promised);
  });

  test("many parts with another status than before, unless the user accepts it", async () => {
    const mirror = mirrorOf(files);
    const page = await pageOn(mirror, right(), { client: withoutKey });
    await page.keeper.keep();
    mirror.publish(files.filter(isEnglish).map((file) => repacked(file, files, withStatus("In Production", "NRND"))));
    await page.keeper.keep();
    expect(page.keeper.status).toMatchObject({ kind: "failed", failure: { code: "statusesChanged", products } });
    await page.keeper.keep({ anyway: true });
    expect([page.keeper.status, page.keeper.catalog?.state.languages]).toEqual([{ kind: "idle" }, ["en"]]);
    page.keeper.close();
  });
});

const noKey = () => Promise.reject(new ApiError({ code: "noKey" }));
const withoutKey = { products: noKey };

test("what was refused isn't downloaded again for a day, unless the mirror has another catalog or the user wants it", async () => {
  let nowMs = Date.now();
  const clock = { now: () => nowMs, elapsed: () => nowMs, after: () => () => undefined };
  const mirror = mirrorOf(files.map(garbage));
  const page = await pageOn(mirror, right(), { clock });
  await page.keeper.renew(dayMs);
  const downloads = (): number => mirror.requests.filter((name) => name.endsWith(".col")).length;
  const once = downloads();
  expect(once).toBeGreaterThan(0);
  for (let at = 0; at < 100; at++) {
    nowMs += 600_000;
    await page.keeper.renew(dayMs);
  }
  expect([downloads(), page.keeper.status]).toEqual([once, { kind: "failed", failure: { code: "notTables" } }]);
  // The mirror's index is read again after 10, 20, 40, 80, and 160 minutes, and then every 4 hours.
  expect(mirror.requests.length - downloads()).toBe(8);
  nowMs += dayMs;
  await page.keeper.renew(dayMs);
  expect(downloads()).toBe(2 * once);
  await page.keeper.keep();
  expect(downloads()).toBe(3 * once);
  mirror.publish(files, { fetchedMs: nowMs });
  nowMs += 600_000;
  await page.keeper.renew(dayMs);
  expect(page.keeper.catalog?.state.products).toBe(products);
  page.keeper.close();
});

test.each([
  ["the storage is full", "storageFull", /\.col$/, null, 3],
  ["its mirror refuses it", "downloadRefused", /\.col$/, () => Promise.resolve(new Response("", { status: 403 })), 6],
  ["its mirror can't be reached", "downloadBlocked", /\.col$/, () => Promise.reject(new TypeError("Failed")), 6],
  ["its mirror is gone", "noMirror", /index/, () => Promise.resolve(new Response("", { status: 404 })), 6],
] as const)("an update that fails because %s isn't repeated at once", async (_, code, file, answer, requests) => {
  let nowMs = Date.now();
  const clock = { now: () => nowMs, elapsed: () => nowMs, after: () => () => undefined };
  const mirror = mirrorOf(files);
  let failures: number | null = null;
  const page = await pageOn(mirror, right(), {
    clock,
    fetch: (url, init) => {
      if (failures === null || !file.test(new Request(url).url)) return mirror.fetch(url, init);
      failures += 1;
      return answer?.() ?? mirror.fetch(url, init);
    },
  });
  await page.keeper.keep();
  mirror.publish(files.filter(isEnglish));
  failures = 0;
  service.resetCounts();
  if (answer === null)
    jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
  // In six hours, after growing delays, with a look every ten minutes. The storage's failure would stay.
  nowMs += dayMs;
  for (let look = 0; look < 36; look++, nowMs += 600_000) await page.keeper.renew(dayMs);
  expect([page.keeper.status, failures]).toEqual([{ kind: "failed", failure: { code, ...refusalOf(code) } }, requests]);
  // Nothing is searched instead.
  expect(service.counts().products).toBeLessThanOrEqual(1);
  page.keeper.close();
});
const refusalOf = (code: string): object => (code === "downloadRefused" ? { status: 403 } : {});

test("a catalog that was checked with a clock a year ahead is checked again", async () => {
  let nowMs = Date.now() + 365 * dayMs;
  const clock = { now: () => nowMs, elapsed: () => nowMs, after: () => () => undefined };
  const mirror = mirrorOf(files);
  const page = await pageOn(mirror, right(), { clock });
  await page.keeper.renew(dayMs);
  expect(page.keeper.catalog).not.toBeNull();
  nowMs -= 365 * dayMs;
  const before = mirror.requests.length;
  await page.keeper.renew(dayMs);
  expect(mirror.requests.slice(before)).toEqual(["index.json"]);
  page.keeper.close();
});

test.each(["the index", "a file"])("%s that never arrives ends the download after a minute", async (what) => {
  const clock = new VirtualClock();
  const mirror = mirrorOf(files);
  const hanging: typeof fetch = (url, init) => {
    const isIndex = new Request(url).url.endsWith("index.json");
    if (isIndex !== (what === "the index")) return mirror.fetch(url, init);
    return new Promise((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error), { once: true });
    });
  };
  const page = await pageOn(mirror, right(), {
    clock: { now: Date.now, elapsed: clock.elapsed, after: clock.after },
    fetch: hanging,
  });
  await clock.until(page.keeper.keep());
  expect(page.keeper.status).toEqual({ kind: "failed", failure: { code: "stalled" } });
  expect(clock.elapsed()).toBe(60_000);
  page.keeper.close();
});
