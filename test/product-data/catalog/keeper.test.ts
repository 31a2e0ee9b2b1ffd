import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { valuesOf } from "../../../src/product-data/vocabulary/enumerated-values";
import { type Language, languages } from "../../../src/product-data/vocabulary/language";
import { downloadAll, type ProductsAnswer, start } from "../../service/support";
import { isForAll, type KeeperPage, openPage } from "../../harness/keeper-page";
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

/** What becomes of the response to each request for all parts of a category. */
function answerSearches(change: (send: () => Promise<Response>, url: URL) => Promise<Response>): void {
  const real = globalThis.fetch;
  jest.spyOn(globalThis, "fetch").mockImplementation((url, init) => {
    const { href } = new URL(new Request(url).url);
    const send = (): Promise<Response> => real(url, init);
    return isForAll(href) ? change(send, new URL(href)) : send();
  });
}

const partnosOf = ({ keeper }: KeeperPage): readonly string[] => keeper.catalog?.startingWith("", "en") ?? [];

describe("Keeping the catalog", () => {
  test("fetches all products in the selected languages, compares them with the service, and puts them into use", async () => {
    const sent = jest.spyOn(globalThis, "fetch");
    const own = await page();
    await own.keeper.keep();
    const urls = sent.mock.calls.map(([url]) => new URL(new Request(url).url).searchParams.get("$filter") ?? "");
    // Those in production would fill the response.
    const statuses = urls.flatMap((filter) => /Status eq '(.*)'/.exec(filter)?.[1] ?? []);
    expect([...new Set(statuses)]).toEqual(["NRND|To be discontinued|Discontinued"]);
    expect(own.keeper.status).toEqual({ kind: "idle" });
    expect(own.keeper.catalog?.state).toMatchObject({
      products: 300,
      source: "search",
      searches: true,
      languages: ["en", "ja"],
    });
    // Two languages of three categories, and the comparison with the service.
    expect(service.counts()).toMatchObject({ download: 0, products: 12 });
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

  test("isn't fetched again by itself, because that takes many requests", async () => {
    const own = await page();
    await own.keeper.keep();
    const before = own.urls.length;
    await own.keeper.renew(0);
    expect(own.urls).toHaveLength(before);
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

describe("The previous catalog stays in use", () => {
  /** Keeps a catalog, then tries another, for which the service's responses are changed. */
  async function afterwards(change: (text: string, language: Language) => string, anyway = false): Promise<KeeperPage> {
    const first = await page();
    await first.keeper.keep();
    answerSearches(async (send, url) => {
      const language = languages.find((each) => each === url.searchParams.get("lang")) ?? "en";
      return new Response(change(await (await send()).text(), language));
    });
    const own = await page();
    await own.keeper.keep({ anyway });
    expect(own.keeper.catalog?.state).toEqual(first.keeper.catalog?.state);
    expect((await page()).keeper.catalog?.state).toEqual(first.keeper.catalog?.state);
    expect(partnosOf(own)).toHaveLength(300);
    return own;
  }

  test("with a service that responds with something else", async () => {
    const own = await afterwards(() => "<!doctype html>");
    expect(own.keeper.status).toMatchObject({ kind: "failed", failure: { code: "unreadable" } });
  });

  test("with a catalog that is much smaller, unless the user accepts it", async () => {
    const own = await afterwards((text) => {
      const answer = JSON.parse(text) as ProductsAnswer;
      const group = answer.Data["CeramicCapacitorsSMD"];
      if (group === undefined) return text;
      return JSON.stringify({ ...answer, Data: { CeramicCapacitorsSMD: { ...group, Products: [group.Products[0]] } } });
    });
    expect(own.keeper.status).toEqual({ kind: "failed", failure: { code: "fewerProducts", before: 300, now: 97 } });
  });

  test("with a catalog whose parts differ from the service's", async () => {
    const own = await afterwards((text, language) =>
      language === "en" ? text.replace(/"OperatingTemperatureRange":"-55/g, '"OperatingTemperatureRange":"-5') : text,
    );
    expect(own.keeper.status).toMatchObject({ kind: "failed", failure: { code: "partDiffers" } });
  });

  test.each(["NRND", "Discontinued"])(
    "with a catalog that says of no part, in any language, that it is %s",
    async (status) => {
      const own = await afterwards((text, language) => {
        const [produced = "", ...others] = valuesOf("Status", language) ?? [];
        const hidden = others[(valuesOf("Status", "en") ?? []).indexOf(status) - 1] ?? "";
        return text.replaceAll(`"${hidden}"`, `"${produced}"`);
      }, true);
      expect(own.keeper.status).toMatchObject({ kind: "failed", failure: { code: "partDiffers" } });
    },
  );

  test("when the storage is full", async () => {
    const own = await afterwards((text) => {
      jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
      return text;
    });
    expect(own.keeper.status).toEqual({ kind: "failed", failure: { code: "storageFull" } });
  });

  test("when the page is closed during the download", async () => {
    const first = await page();
    await first.keeper.keep();
    const own = await page();
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
