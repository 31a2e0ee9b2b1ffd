import "fake-indexeddb/auto";
import { createHash } from "node:crypto";
import type { RunningService } from "../../../service/server";
import { downloadCatalog, type MirrorIndex, mirrorFormat } from "../../../src/product-data/index";
import type { CatalogFile } from "../../../src/product-data/catalog/catalog-store";
import { ApiError } from "../../../src/product-data/api/failure";
import { Packer } from "../../../src/product-data/catalog/tables/packer";
import { storedFields } from "../../../src/product-data/catalog/tables/stored-fields";
import { openTable, type Table } from "../../../src/product-data/catalog/tables/table";
import type { ProductRecord } from "../../../src/product-data/api/product";
import { VirtualClock } from "../../../harness/virtual-clock";
import { key, start } from "../../service/support";
import { type KeeperPage, openPage } from "./keeper-under-test";

const products = 300;
const newest = { from: "newest", anyway: false } as const;
const dayMs = 86_400_000;
let service: RunningService;
let files: readonly CatalogFile[];
beforeAll(async () => {
  service = await start({ products });
  ({ files } = await downloadCatalog({ url: service.url, key, from: "download", fetch }));
});
afterAll(() => service.stop());

/** A mirror with these files under right hashes. */
class Mirror {
  readonly requests: string[] = [];
  private readonly content = new Map<string, BodyInit>();

  constructor(published: readonly CatalogFile[], changes: Partial<Record<keyof MirrorIndex, unknown>> = {}) {
    this.publish(published, changes);
  }

  publish(published: readonly CatalogFile[], changes: Partial<Record<keyof MirrorIndex, unknown>> = {}): void {
    const named = published.map(({ category, language, file }) => {
      const name = `${createHash("sha256").update(file).digest("hex")}.col`;
      this.content.set(name, file as Uint8Array<ArrayBuffer>);
      return { category, language, name };
    });
    const index = { format: mirrorFormat, fetchedMs: Date.now(), products, searches: true, files: named, ...changes };
    this.content.set("index.json", JSON.stringify(index));
  }

  readonly fetch: typeof fetch = (url) => {
    const name = new URL(new Request(url).url).pathname.slice(1);
    this.requests.push(name);
    const type = name === "index.json" ? "application/json" : "application/octet-stream";
    return Promise.resolve(new Response(this.content.get(name) ?? null, { headers: { "content-type": type } }));
  };
}

let pages = 0;
async function pageOn(mirror: Mirror, changes: Parameters<typeof openPage>[1] = {}): Promise<KeeperPage> {
  pages += 1;
  const own = `page ${String(pages)}`;
  return openPage(service.url, {
    access: () => own,
    mirrorUrl: () => "https://mirror.test",
    fetch: mirror.fetch,
    ...changes,
  });
}

/** Packs a file again with other values. */
function changed(
  { category, language, file }: CatalogFile,
  change: (record: Record<string, unknown>) => void,
): CatalogFile {
  const english = files.find((each) => each.category === category && each.language === "en");
  const base = language === "en" || english === undefined ? null : openTable(english.file);
  const table: Table = openTable(file, base);
  const packer = new Packer(storedFields(category));
  for (let row = 0; row < table.size; row++) {
    const record = JSON.parse(JSON.stringify(table.viewAt(row, 0).record)) as Record<string, unknown>;
    change(record);
    packer.add(record as ProductRecord);
  }
  return { category, language, file: packer.finish({ group: table.group, language, base }) };
}

const english = (file: CatalogFile): boolean => file.language === "en";
const withStatus =
  (from: string, to: string) =>
  (record: Record<string, unknown>): void => {
    if (record["Status"] === from) record["Status"] = to;
  };
const flipped = (file: CatalogFile): CatalogFile => changed(file, withStatus("Discontinued", "In Production"));
const garbage = (file: CatalogFile): CatalogFile => ({ ...file, file: Buffer.from("garbage that has a right hash") });
const cut = (file: CatalogFile): CatalogFile => ({ ...file, file: file.file.slice(0, file.file.length / 2) });
const otherVersion = (file: CatalogFile): CatalogFile => {
  const bytes = file.file.slice();
  bytes[4] = 99;
  return { ...file, file: bytes };
};
const each = (change: (file: CatalogFile) => CatalogFile) => () => files.map(change);
const damaged = { code: "damaged" };

describe("A mirror's files with right hashes don't replace the catalog", () => {
  test.each<readonly [string, () => readonly CatalogFile[], Partial<Record<keyof MirrorIndex, unknown>>, object]>([
    ["garbage", each(garbage), {}, { code: "notTables" }],
    ["a truncated table", each(cut), {}, damaged],
    ["another version", each(otherVersion), {}, { code: "otherVersion" }],
    ["one category only", () => files.filter(({ category }) => category === "inductors"), {}, { code: "incomplete" }],
    ["no English", () => files.filter((file) => !english(file)), {}, { code: "otherBase" }],
    [
      "tables in each other's places",
      () => files.map((file, at) => ({ ...file, file: files[at ^ 1]?.file ?? file.file })),
      {},
      { code: expect.stringMatching(/damaged|otherBase/) as string },
    ],
    ["a wrong count", () => files.filter(english), { products: 299 }, damaged],
    ["a date in the year 9999", () => files, { fetchedMs: 253_370_764_800_000 }, { code: "unknownLayout" }],
    ["a date that is a text", () => files, { fetchedMs: "Invalid Date" }, { code: "unknownLayout" }],
    ["ten thousand files", () => files, { files: Array(10_000).fill({}) }, { code: "unknownLayout" }],
    [
      "every discontinued part in production",
      () => files.map((file) => (english(file) ? flipped(file) : file)),
      {},
      { code: "otherBase" },
    ],
    [
      "the same in every language",
      () => {
        const own = files.map((file) => (english(file) ? flipped(file) : file));
        return own.filter(english);
      },
      {},
      { code: "partDiffers" },
    ],
    [
      "another status in one language",
      () =>
        files.map((file) => (file.language === "ja" ? changed(file, (record) => (record["Status"] = "量産中")) : file)),
      {},
      damaged,
    ],
  ])("%s", async (_, published, changes, failure) => {
    const mirror = new Mirror(files);
    const page = await pageOn(mirror);
    await page.keeper.keep(newest);
    expect(page.keeper.status).toEqual({ kind: "idle" });
    const before = page.catalog.state;
    mirror.publish(published(), changes);
    await page.keeper.keep({ ...newest, anyway: true });
    expect(page.keeper.status).toEqual({ kind: "failed", failure: expect.objectContaining(failure) as unknown });
    expect(page.catalog.state).toEqual(before);
    page.keeper.close();
  });

  test("many parts with another status than before, unless the user accepts it", async () => {
    const mirror = new Mirror(files);
    const page = await pageOn(mirror, { client: withoutKey });
    await page.keeper.keep(newest);
    mirror.publish(files.filter(english).map((file) => changed(file, withStatus("In Production", "NRND"))));
    await page.keeper.keep(newest);
    expect(page.keeper.status).toMatchObject({ kind: "failed", failure: { code: "statusesChanged", products } });
    await page.keeper.keep({ ...newest, anyway: true });
    expect([page.keeper.status, page.catalog.state?.languages]).toEqual([{ kind: "idle" }, ["en"]]);
    page.keeper.close();
  });
});

const noKey = () => Promise.reject(new ApiError({ code: "noKey" }));
const withoutKey = { products: noKey, downloadUrl: noKey };

test("what was refused isn't downloaded again for a day, unless the mirror has another catalog or the user wants it", async () => {
  let nowMs = Date.now();
  const clock = { now: () => nowMs, elapsed: () => nowMs, after: () => () => undefined };
  const mirror = new Mirror(files.map(garbage));
  const page = await pageOn(mirror, { clock });
  await page.keeper.renew(dayMs);
  const downloads = (): number => mirror.requests.filter((name) => name.endsWith(".col")).length;
  const once = downloads();
  expect(once).toBeGreaterThan(0);
  for (let at = 0; at < 100; at++) {
    nowMs += 600_000;
    await page.keeper.renew(dayMs);
  }
  expect([downloads(), page.keeper.status]).toEqual([once, { kind: "failed", failure: { code: "notTables" } }]);
  nowMs += dayMs;
  await page.keeper.renew(dayMs);
  expect(downloads()).toBe(2 * once);
  await page.keeper.keep(newest);
  expect(downloads()).toBe(3 * once);
  mirror.publish(files, { fetchedMs: nowMs });
  await page.keeper.renew(dayMs);
  expect(page.catalog.state?.products).toBe(products);
  page.keeper.close();
});

test("a catalog that was checked with a clock a year ahead is checked again", async () => {
  let nowMs = Date.now() + 365 * dayMs;
  const clock = { now: () => nowMs, elapsed: () => nowMs, after: () => () => undefined };
  const mirror = new Mirror(files);
  const page = await pageOn(mirror, { clock });
  await page.keeper.renew(dayMs);
  expect(page.catalog.state).not.toBeNull();
  nowMs -= 365 * dayMs;
  const before = mirror.requests.length;
  await page.keeper.renew(dayMs);
  expect(mirror.requests.slice(before)).toEqual(["index.json"]);
  page.keeper.close();
});

test.each(["the index", "a file"])("%s that never arrives ends the download after a minute", async (what) => {
  const clock = new VirtualClock();
  const mirror = new Mirror(files);
  const hanging: typeof fetch = (url, init) => {
    const isIndex = new Request(url).url.endsWith("index.json");
    if (isIndex !== (what === "the index")) return mirror.fetch(url, init);
    return new Promise((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error), { once: true });
    });
  };
  const page = await pageOn(mirror, {
    clock: { now: Date.now, elapsed: clock.elapsed, after: clock.after },
    fetch: hanging,
  });
  await clock.until(page.keeper.keep(newest));
  expect(page.keeper.status).toEqual({ kind: "failed", failure: { code: "stalled" } });
  expect(clock.elapsed()).toBe(60_000);
  page.keeper.close();
});

test("a download from the service that never arrives ends after a minute", async () => {
  const clock = new VirtualClock();
  const page = await pageOn(new Mirror([]), {
    clock: { now: Date.now, elapsed: clock.elapsed, after: clock.after },
    mirrorUrl: () => null,
    startWorker: () => ({ post: () => undefined, onNews: () => undefined, terminate: () => undefined }),
    client: { products: noKey, downloadUrl: () => Promise.resolve({ url: "https://files.test/all.json" }) },
  });
  await clock.until(page.keeper.keep(newest));
  expect(page.keeper.status).toEqual({ kind: "failed", failure: { code: "stalled" } });
  page.keeper.close();
});
