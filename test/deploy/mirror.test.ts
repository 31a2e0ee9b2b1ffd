import "fake-indexeddb/auto";
import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { mirrorCatalog } from "../../scripts/mirror/mirror";
import { randomFrom } from "../harness/random";
import type { CatalogStore, StoredCatalog } from "../../src/product-data/catalog/catalog-store";
import { renewRegularly } from "../../src/product-data/catalog/renewal";
import type { Clock } from "../../src/product-data/base/clock";
import { productCategories } from "../../src/product-data/vocabulary/category";
import { languages } from "../../src/product-data/vocabulary/language";
import { openPage } from "../harness/keeper-page";
import { key, start } from "../service/support";
import { describeWithNginx, startNginx, type RunningNginx } from "../harness/nginx";
import { useService } from "../harness/use-service";

const fileCount = productCategories.length * languages.length;

const service = useService(() => start({ products: 300 }));
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), "catalog-"))));
afterAll(() => rm(folder, { recursive: true }));

const mirror = (changes: Partial<Parameters<typeof mirrorCatalog>[0]> = {}) =>
  mirrorCatalog({
    ...{ serviceUrl: service.url, key, folder, allowFewer: false, fetch, log: () => undefined },
    ...changes,
  });
const unlocked = { locks: undefined };

describe("npm run mirror", () => {
  test("writes a file for each category and language under the hash of its content, compressed too, and an index", async () => {
    const index = await mirror();
    expect(index).toMatchObject({ products: 300, searches: true });
    expect(index.files).toHaveLength(fileCount);
    expect(service.counts()).toMatchObject({ download: 0, products: fileCount + 6 });
    for (const { name } of index.files)
      expect(gunzipSync(await readFile(path.join(folder, `${name}.gz`)))).toEqual(
        await readFile(path.join(folder, name)),
      );
    expect(JSON.parse(await readFile(path.join(folder, "index.json"), "utf8"))).toEqual(index);
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), "latin1")));
    for (const text of texts) expect(text).not.toContain(key);
  });

  test("leaves files of the index before, and removes older ones after a week", async () => {
    await mirror();
    const old = path.join(folder, `${"0".repeat(64)}.col`);
    await writeFile(old, "");
    await mirror();
    expect(await readdir(folder)).toContain(path.basename(old));
    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    await utimes(old, longAgo, longAgo);
    await mirror();
    expect(await readdir(folder)).not.toContain(path.basename(old));
  });

  test("changes nothing if the catalog is much smaller, or the key is rejected", async () => {
    await mirror();
    const before = await readFile(path.join(folder, "index.json"), "utf8");
    const smaller = await start({ products: 100 });
    await expect(mirror({ serviceUrl: smaller.url })).rejects.toThrow("100 parts instead of 300");
    await expect(mirror({ key: "wrong" })).rejects.toThrow();
    expect(await readFile(path.join(folder, "index.json"), "utf8")).toBe(before);
    expect((await mirror({ serviceUrl: smaller.url, allowFewer: true })).products).toBe(100);
    await smaller.stop();
    await mirror({ allowFewer: true });
  });
});

test("npm run mirror says what to do about a wrong key or address, without words about the pane", async () => {
  const run = (address: string) =>
    new Promise<string>((resolve) => {
      const args = ["--import", "tsx", "scripts/mirror/main.ts", "--service", address, "--folder", folder];
      const env = { ...process.env, API_KEY: "a-wrong-key-1" };
      execFile(process.execPath, args, { env }, (error, out, text) => resolve(`${String(error?.code)} ${out}${text}`));
    });
  const texts = await Promise.all([service.url, `${service.url}/elsewhere`, "http://127.0.0.1:9"].map(run));
  expect(texts[0]).toBe("1 The service rejected the API key. Check API_KEY.\n");
  for (const text of texts) expect([text, /Settings|Excel|a-wrong-key/.test(text)]).toEqual([text, false]);
});

/** Replaces nginx on machines that don't have it. */
async function serve(): Promise<{ readonly url: string; readonly paths: string[]; readonly server: Server }> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? "");
    paths.push(name);
    const type = name.endsWith(".json") ? "application/json" : "application/octet-stream";
    readFile(path.join(folder, name)).then(
      (content) => response.writeHead(200, { "content-type": type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, paths, server };
}

describe("A client of the mirror", () => {
  test("uses the catalog with its index, after one request to the API; the same catalog isn't fetched twice", async () => {
    const index = await mirror();
    const { url, paths, server } = await serve();
    service.resetCounts();
    const page = await openPage(service.url, { ...unlocked, mirrorUrl: () => url });
    await page.keeper.keep();
    expect(page.keeper.catalog?.state).toMatchObject({ source: "mirror", products: 300, fetchedMs: index.fetchedMs });
    expect(paths).toEqual(["index.json", ...index.files.map(({ name }) => name)]);
    await page.keeper.keep();
    expect(paths).toHaveLength(fileCount + 2);
    expect(service.counts()).toMatchObject({ download: 0, products: 1 });
    page.keeper.close();
    server.close();
  });

  test("rejects a file whose hash isn't its name, and keeps the catalog in use", async () => {
    const index = await mirror();
    const { url, server } = await serve();
    const name = path.join(folder, index.files[4]?.name ?? "");
    const content = await readFile(name);
    await writeFile(name, content.subarray(0, 100));
    const page = await openPage(`${service.url}/`, { ...unlocked, mirrorUrl: () => url });
    await page.keeper.keep();
    expect(page.keeper.status).toEqual({ kind: "failed", failure: { code: "truncated" } });
    expect(page.keeper.catalog).toBeNull();
    await writeFile(name, content);
    page.keeper.close();
    server.close();
  });
});

/** A client's store in memory. */
function memoryStore(): Pick<CatalogStore, keyof CatalogStore> {
  let stored: StoredCatalog | null = null;
  return {
    read: () => Promise.resolve(stored),
    swap: (_, next) => Promise.resolve(void (stored = next)),
    update: (_, state) => Promise.resolve(void (stored = stored && { ...stored, state })),
  };
}

const startMs = Date.now();

/** A clock for very many timers, most of which end at the same moment. */
class CrowdClock implements Clock {
  private nowMs = 0;
  private readonly timers = new Map<number, (() => void)[]>();

  readonly now = (): number => startMs + this.nowMs;

  readonly elapsed = (): number => this.nowMs;

  readonly after = (delayMs: number, callback: () => void): (() => void) => {
    const callbacks = this.timers.get(this.nowMs + delayMs) ?? [];
    this.timers.set(this.nowMs + delayMs, callbacks);
    callbacks.push(callback);
    return () => undefined;
  };

  /** Advances time. After each moment, everything that can happen in it happens. */
  async pass(delayMs: number): Promise<void> {
    const endMs = this.nowMs + delayMs;
    for (;;) {
      const next = Math.min(endMs, ...this.timers.keys());
      this.nowMs = next;
      for (const callback of this.timers.get(next) ?? []) callback();
      this.timers.delete(next);
      await new Promise((turn) => setImmediate(turn));
      if (next === endMs && !this.timers.has(endMs)) return;
    }
  }
}

test("10,000 clients in virtual time: one download each per update, spread over two hours, and one request to the API", async () => {
  const clients = 10_000;
  const dayMs = 86_400_000;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const publish = async (): Promise<void> => {
    await mirror();
    for (const name of await readdir(folder)) files.set(name, new Uint8Array(await readFile(path.join(folder, name))));
  };
  await publish();
  const sampled = { ...service.counts(), products: service.counts().products + 1 };
  const clock = new CrowdClock();
  const requested = new Map<number, { index: number; files: number }>();
  const fetched: typeof fetch = (url) => {
    const name = path.basename(new URL(new Request(url).url).pathname);
    const hour = Math.floor(clock.elapsed() / 3_600_000);
    const counts = requested.get(hour) ?? { index: 0, files: 0 };
    requested.set(hour, counts);
    counts[name === "index.json" ? "index" : "files"] += 1;
    const headers = { "content-type": name === "index.json" ? "application/json" : "application/octet-stream" };
    return Promise.resolve(new Response(files.get(name), { headers }));
  };
  // One real client shows what all clients do; the others only count their requests.
  const random = randomFrom(1);
  const channel = { postMessage: () => undefined, addEventListener: () => undefined, close: () => undefined };
  const real = await openPage(service.url, {
    ...{ store: memoryStore(), clock, fetch: fetched, channel, mirrorUrl: () => "https://host.example/catalog" },
  });
  renewRegularly(clock, random, (jitterMs) => real.keeper.renew(dayMs + jitterMs));
  while (real.keeper.catalog === null) {
    expect(real.keeper.status.kind).not.toBe("failed");
    await clock.pass(1);
  }
  expect(real.keeper.catalog.state.products).toBe(300);
  const first = { index: 1, files: fileCount };
  expect(requested.get(0)).toEqual(first);

  const renewals: number[] = [];
  for (let client = 1; client < clients; client++) {
    let checkedMs = clock.now();
    renewRegularly(clock, random, (jitterMs) => {
      if (clock.now() - checkedMs >= dayMs + jitterMs) {
        renewals.push(clock.now());
        checkedMs = clock.now();
      }
      return Promise.resolve();
    });
  }
  await clock.pass(30 * 3_600_000);
  expect(renewals).toHaveLength(clients - 1);
  const byTenMinutes = new Map<number, number>();
  for (const atMs of renewals) {
    const slot = Math.floor(atMs / 600_000);
    byTenMinutes.set(slot, (byTenMinutes.get(slot) ?? 0) + 1);
  }
  expect(Math.max(...byTenMinutes.values())).toBeLessThan(clients / 6);
  // The catalog is the same one day later, so only the index is fetched.
  const later = [...requested].filter(([hour]) => hour > 0).map(([, counts]) => counts);
  expect(later).toEqual([{ index: 1, files: 0 }]);
  expect(service.counts()).toMatchObject({ download: sampled.download, products: sampled.products });
  real.keeper.close();
});

describeWithNginx("The mirror behind nginx", () => {
  let nginx: RunningNginx;
  let site: string;
  beforeAll(async () => {
    await mirror();
    site = await mkdtemp(path.join(tmpdir(), "site-"));
    nginx = await startNginx({
      site,
      variables: {
        API_URL: service.url,
        API_KEY: key,
        CATALOG_ROOT: folder,
      },
    });
  });
  afterAll(async () => {
    await nginx.stop();
    await rm(site, { recursive: true });
  });

  test("serves files compressed and cached forever, and the index revalidated", async () => {
    const index = await fetch(`${nginx.url}/catalog/index.json`);
    expect([index.status, index.headers.get("cache-control"), index.headers.get("content-type")]).toEqual([
      200,
      "no-cache",
      expect.stringContaining("application/json"),
    ]);
    const again = await fetch(`${nginx.url}/catalog/index.json`, {
      headers: { "if-none-match": index.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    const { files } = (await index.json()) as { files: { name: string }[] };
    for (const { name } of files) {
      const file = await fetch(`${nginx.url}/catalog/${name}`);
      expect([file.headers.get("content-encoding"), file.headers.get("cache-control")]).toEqual([
        "gzip",
        "public, max-age=31536000, immutable",
      ]);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(await readFile(path.join(folder, name)));
    }
  });

  test("has a separate policy for the worker, which allows nothing", async () => {
    const answer = await fetch(`${nginx.url}/catalog-worker.00000000.js`);
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
  });
});
