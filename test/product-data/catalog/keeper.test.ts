import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { gzipSync } from "node:zlib";
import { valuesOf } from "../../../src/product-data/vocabulary/enumerated-values";
import { languages } from "../../../src/product-data/vocabulary/language";
import { downloadAll, start } from "../../service/support";
import { type KeeperPage, openPage } from "../../harness/keeper-page";
import { useService } from "../../harness/use-service";

const service = useService(() => start({ products: 300 }));
let pages: KeeperPage[] = [];
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const { keeper } of pages) keeper.close();
  pages = [];
});

async function page(...[url = service.url, changes]: Partial<Parameters<typeof openPage>>): Promise<KeeperPage> {
  const opened = await openPage(url, changes);
  pages.push(opened);
  return opened;
}

/** The response to each request for a file behind a download URL. */
function answerDownloads(answer: () => Promise<Response>): void {
  const real = globalThis.fetch;
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((url, init) =>
      new URL(new Request(url).url).pathname.startsWith("/download/") ? answer() : real(url, init),
    );
}

const partnosOf = ({ keeper }: KeeperPage): readonly string[] => keeper.catalog?.startingWith("", "en") ?? [];

describe("Keeping the catalog", () => {
  test("fetches all products in the selected languages, compares them with the service, and puts them into use", async () => {
    const own = await page();
    await own.keeper.keep();
    expect(own.keeper.status).toEqual({ kind: "idle" });
    expect(own.keeper.catalog?.state).toMatchObject({
      products: 300,
      source: "download",
      searches: true,
      languages: ["en", "ja"],
    });
    expect(service.counts()).toMatchObject({ download: 6, products: 6 });
    for (const category of ["ceramicCapacitorsSMD", "inductors"])
      for (const lang of ["en", "ja"] as const) {
        const [product] = Object.values((await downloadAll(service, category, lang)).Data)[0]?.Products ?? [];
        const kept = own.keeper.catalog?.part(product?.Partno ?? "", lang);
        expect(JSON.parse(JSON.stringify(kept?.record))).toEqual(product);
      }
    expect(own.keeper.catalog?.part(partnosOf(own)[0] ?? "", "zh")).toBeUndefined();
  });

  test("stays when the page is closed, and is opened without a request", async () => {
    const first = await page();
    await first.keeper.keep();
    const [partno = ""] = partnosOf(first);
    const second = await page();
    expect(second.keeper.catalog?.state).toEqual(first.keeper.catalog?.state);
    expect(second.keeper.catalog?.part(partno, "en")?.record.Partno).toBe(partno);
    expect(second.urls).toEqual([]);
  });

  test("reports its progress, and can be canceled", async () => {
    const own = await page();
    const seen: number[] = [];
    own.keeper.subscribe(() => {
      const { status } = own.keeper;
      if (status.kind === "fetching") seen.push(status.products);
      if (seen.length === 1) own.keeper.cancel();
    });
    await own.keeper.keep();
    expect(own.keeper.status).toEqual({ kind: "idle" });
    expect(own.keeper.catalog).toBeNull();
    expect((await page()).keeper.catalog).toBeNull();
  });

  test.each([
    ["has another layout", () => Promise.resolve(new Response('{"items":[{"Partno":"A"}]}'))],
    ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["lacks a field", () => Promise.resolve(new Response('[{"Partno":"A"},{"Partno":"B","Specs":7}]'))],
  ])("searches the service if its file %s, and isn't fetched again by itself", async (_, answer) => {
    answerDownloads(answer);
    const own = await page();
    const seen: number[] = [];
    own.keeper.subscribe(() => {
      if (own.keeper.status.kind === "fetching") seen.push(own.keeper.status.products);
    });
    await own.keeper.keep();
    expect(own.keeper.status).toEqual({ kind: "idle" });
    expect(own.keeper.catalog?.state).toMatchObject({ products: 300, source: "search", searches: true });
    expect(service.counts()).toMatchObject({ download: 1 });
    expect(seen.filter((products) => products > 0 && products < 300).length).toBeGreaterThan(10);
    const before = own.urls.length;
    await own.keeper.renew(0);
    expect(own.urls).toHaveLength(before);
  });

  test("is fetched again when it is old, and not earlier", async () => {
    let nowMs = 1_000_000;
    const own = await page(service.url, {
      clock: { now: () => nowMs, elapsed: () => nowMs, after: () => () => undefined },
    });
    await own.keeper.renew(1000);
    expect(own.keeper.catalog?.state.fetchedMs).toBe(nowMs);
    const before = own.urls.length;
    nowMs += 999;
    await own.keeper.renew(1000);
    expect(own.urls).toHaveLength(before);
    nowMs += 1;
    await own.keeper.renew(1000);
    expect(own.keeper.catalog?.state.fetchedMs).toBe(nowMs);
  });

  test("ends in every page when the catalog is removed", async () => {
    const [one, other] = [await page(), await page()];
    await one.keeper.keep();
    await until(other, () => other.keeper.catalog !== null);
    await one.keeper.remove();
    await until(other, () => other.keeper.catalog === null);
    expect((await page()).keeper.catalog).toBeNull();
  });
});

describe("A lost database", () => {
  /** Acts as if the browser removes a site's data, or another workbook opens a newer version. */
  const lose = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase("vendor-catalog");
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error ?? new Error("The database wasn't deleted"));
    });

  test("leaves the open catalog in use, and the next download is stored", async () => {
    const own = await page();
    await own.keeper.keep();
    const opened = await page();
    await lose();
    for (const partno of partnosOf(opened)) {
      const product = opened.keeper.catalog?.part(partno, "en");
      expect(product?.record.Partno).toBe(partno);
    }
    await opened.keeper.keep();
    expect(opened.keeper.status).toEqual({ kind: "idle" });
    expect((await page()).keeper.catalog?.state.products).toBe(300);
  });

  test("whose files can't be read leads to one download in each page, not one every ten minutes", async () => {
    jest.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(new DOMException("unreadable", "NotReadableError"));
    const [one, other] = [await page(), await page()];
    for (const own of [one, other]) {
      expect(own.keeper.catalog).toBeNull();
      await own.keeper.renew(86_400_000);
      expect(own.keeper.catalog?.state.products).toBe(300);
      const before = own.urls.length;
      await own.keeper.renew(86_400_000);
      expect(own.urls).toHaveLength(before);
    }
    // The keeper opens the catalog when the other page says that it has stored one.
    await one.keeper.open();
    expect(one.keeper.catalog?.state.products).toBe(300);
  });

  test("leaves parts to the service if it is lost before the catalog is opened", async () => {
    const first = await page();
    await first.keeper.keep();
    const own = await page();
    await lose();
    await own.keeper.open();
    expect(own.keeper.catalog).toBeNull();
    await own.keeper.keep();
    expect((await page()).keeper.catalog?.state.products).toBe(300);
  });
});

describe("A download that fails again and again", () => {
  const [lookEveryMs, dayMs] = [600_000, 86_400_000];

  /** The requests in six hours in which the catalog is a day old, with a look every ten minutes. */
  async function requestsIn6Hours(begin: () => void, changes: Parameters<typeof openPage>[1] = {}): Promise<number> {
    let nowMs = dayMs;
    const clock = { now: () => nowMs, elapsed: () => nowMs, after: () => () => undefined };
    const own = await page(service.url, { ...changes, clock });
    await own.keeper.keep();
    expect(own.keeper.status).toEqual({ kind: "idle" });
    begin();
    const before = own.urls.length;
    for (nowMs += dayMs; nowMs < 2 * dayMs + 36 * lookEveryMs; nowMs += lookEveryMs) await own.keeper.renew(dayMs);
    expect(own.keeper.status.kind).toBe("failed");
    return own.urls.length - before;
  }

  test.each(["QuotaExceededError", "UnknownError"])("because of the storage (%s), isn't repeated", async (name) => {
    const full = (): void => {
      jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw new DOMException("full", name);
      });
    };
    // Two languages of three categories: links and files. And the comparison with the service.
    expect(await requestsIn6Hours(full)).toBe(18);
  });

  test.each([
    ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["refuses it", () => Promise.resolve(new Response("", { status: 403 }))],
  ])("because the file's host %s, is repeated after growing delays", async (_, answer) => {
    // Six times, a link and a file.
    expect(await requestsIn6Hours(() => answerDownloads(answer))).toBe(12);
  });

  test("is repeated at once for the user", async () => {
    const own = await page();
    await own.keeper.keep();
    answerDownloads(() => Promise.reject(new TypeError("Failed to fetch")));
    await own.keeper.renew(0);
    jest.restoreAllMocks();
    await own.keeper.renew(0);
    expect(own.keeper.status.kind).toBe("failed");
    await own.keeper.keep();
    expect(own.keeper.status).toEqual({ kind: "idle" });
  });
});

/** Waits for a message from another page. */
function until({ keeper }: KeeperPage, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = keeper.subscribe(check);
    check();
  });
}

/** The test's response to a request for this path; null: the service responds. */
type FileAnswer = (path: string) => Response | null | Promise<Response | null>;

describe("The previous catalog stays in use", () => {
  /** Keeps a catalog, then tries another through a fetch with different files, by itself or for the user. */
  async function afterwards(answer: FileAnswer, request?: { readonly anyway: boolean }): Promise<KeeperPage> {
    const first = await page();
    await first.keeper.keep();
    const own = await pageWith(answer);
    await (request === undefined ? own.keeper.renew(0) : own.keeper.keep(request));
    expect(own.keeper.catalog?.state).toEqual(first.keeper.catalog?.state);
    expect((await page()).keeper.catalog?.state).toEqual(first.keeper.catalog?.state);
    expect(partnosOf(own)).toHaveLength(300);
    return own;
  }

  /** A page whose downloads have different responses. */
  function pageWith(answer: FileAnswer): Promise<KeeperPage> {
    const real = globalThis.fetch;
    jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
      const { pathname } = new URL(new Request(url).url);
      return (await answer(pathname)) ?? real(url, init);
    });
    return page();
  }

  const isFile = (path: string): boolean => path.startsWith("/download/ceramicCapacitorsSMD-en");

  test.each([
    ["a CSV file", "Partno,Status\r\nA,B\r\n", { code: "unknownForm", kind: "text" }],
    ["a ZIP file", "PK\u0003\u0004rest", { code: "unknownForm", kind: "zip" }],
    ["a sign-in page", "<!doctype html>", { code: "unknownForm", kind: "text" }],
    ["another layout", JSON.stringify({ items: [{ Partno: "A" }] }), { code: "unknownLayout" }],
    [
      "a bad product",
      JSON.stringify([{ Partno: "A" }, { Partno: "B", Specs: 7 }]),
      { code: "unreadableProduct", at: "Products[1].Specs" },
    ],
    ["one part twice", JSON.stringify([{ Partno: "A" }, { Partno: "A" }]), { code: "repeatedPart", partno: "A" }],
    ["a truncated file", gzipSync(JSON.stringify([{ Partno: "A" }])).subarray(0, 20), { code: "truncated" }],
  ])("%s", async (_, body, failure) => {
    const own = await afterwards((path) => (isFile(path) ? new Response(body as BodyInit) : null));
    expect(own.keeper.status).toEqual({ kind: "failed", failure });
  });

  test("with an expired URL, and with a host that hides its responses from pages", async () => {
    const expired = await afterwards((path) => (isFile(path) ? new Response("", { status: 403 }) : null));
    expect(expired.keeper.status).toEqual({ kind: "failed", failure: { code: "downloadRefused", status: 403 } });
    jest.restoreAllMocks();
    const hidden = await afterwards((path) => (isFile(path) ? Promise.reject(new TypeError("Failed to fetch")) : null));
    expect(hidden.keeper.status).toEqual({ kind: "failed", failure: { code: "downloadBlocked" } });
  });

  test("with a catalog that is much smaller, unless the user accepts it", async () => {
    const few = JSON.stringify([{ Partno: "GRM155R61E105KA12D" }]);
    const isSmd = (path: string): boolean => path.startsWith("/download/ceramicCapacitorsSMD-");
    const own = await afterwards((path) => (isSmd(path) ? new Response(few) : null));
    expect(own.keeper.status).toEqual({ kind: "failed", failure: { code: "fewerProducts", before: 300, now: 97 } });
  });

  test("with a catalog whose parts differ from the service's", async () => {
    const own = await afterwards(async (path) => {
      if (!path.endsWith("-en.json")) return null;
      const category = path.slice("/download/".length, -"-en.json".length);
      const { Data } = await downloadAll(service, category, "en");
      const text = JSON.stringify(Object.values(Data)[0]?.Products).replace(
        /"OperatingTemperatureRange":"-55/g,
        '"OperatingTemperatureRange":"-5',
      );
      return new Response(text);
    });
    expect(own.keeper.status).toMatchObject({ kind: "failed", failure: { code: "partDiffers" } });
  });

  test.each(["NRND", "Discontinued"])(
    "with a catalog that says of no part, in any language, that it is %s",
    async (status) => {
      const own = await afterwards(
        async (path) => {
          const [, category = "", lang] = /^\/download\/(\w+)-(\w+)\.json$/.exec(path) ?? [];
          const language = languages.find((each) => each === lang);
          if (language === undefined) return null;
          const { Data } = await downloadAll(service, category, language);
          const [produced = "", ...others] = valuesOf("Status", language) ?? [];
          const hidden = others[(valuesOf("Status", "en") ?? []).indexOf(status) - 1] ?? "";
          return new Response(
            JSON.stringify(Object.values(Data)[0]?.Products).replaceAll(`"${hidden}"`, `"${produced}"`),
          );
        },
        { anyway: true },
      );
      expect(own.keeper.status).toMatchObject({ kind: "failed", failure: { code: "partDiffers" } });
    },
  );

  test("when the storage is full", async () => {
    const own = await afterwards(() => {
      jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
      return null;
    });
    expect(own.keeper.status).toEqual({ kind: "failed", failure: { code: "storageFull" } });
  });

  test("when the page is closed during the download", async () => {
    const first = await page();
    await first.keeper.keep();
    const own = await pageWith(() => null);
    const stop = own.keeper.subscribe(() => {
      if (own.keeper.status.kind === "fetching" && own.keeper.status.products > 0) own.keeper.close();
    });
    await own.keeper.keep();
    stop();
    expect((await page()).keeper.catalog?.state).toEqual(first.keeper.catalog?.state);
  });
});

describe("If only searches differ", () => {
  test("the catalog is used for parts only", async () => {
    const real = globalThis.fetch;
    jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
      const { href, pathname } = new URL(new Request(url).url);
      if (pathname !== "/v2/products" || !href.includes("orderby")) return real(url, init);
      return real(href.replace(/orderby=\w+%20asc/, "orderby=Partno%20desc"), init);
    });
    const own = await page();
    await own.keeper.keep();
    expect(own.keeper.catalog?.state).toMatchObject({ searches: false, products: 300 });
    expect(own.keeper.catalog?.search({ filter: [], orderby: [], language: "en" })).toBeNull();
    expect(own.keeper.catalog?.part(partnosOf(own)[0] ?? "", "en")).toBeDefined();
  });
});

test("With two pages open, only one downloads, and the other uses its result", async () => {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, work: (lock: object | null) => Promise<void>): Promise<void> => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({}).finally(() => held.delete(name));
  };
  const locks = { request } as unknown as LockManager;
  const [one, other] = [await page(service.url, { locks }), await page(service.url, { locks })];
  await Promise.all([one.keeper.keep(), other.keeper.keep()]);
  expect(other.keeper.status).toEqual({ kind: "failed", failure: { code: "elsewhere" } });
  await until(other, () => other.keeper.catalog !== null);
  expect(other.keeper.catalog?.state).toEqual(one.keeper.catalog?.state);
  expect(other.urls).toEqual([]);
});
