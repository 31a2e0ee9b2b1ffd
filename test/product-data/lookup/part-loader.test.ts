import { isFailure } from "../../../src/product-data/base/failed";
import { valuesOf } from "../../../src/product-data/vocabulary/enumerated-values";
import { partnoQuery } from "../../../src/product-data/filter/query";
import { startService } from "../../../service/server";
import { ownPort } from "../../harness/own-port";
import { CatalogUnderTest, listener, realParts } from "./fixture";
import { useService } from "../../harness/use-service";

const service = useService(() => startService({ products: 3000 }));

const requests = (): number => service.counts().products;
const numbers = (products: readonly { readonly record: { readonly Partno: string } }[]): readonly string[] =>
  products.map(({ record }) => record.Partno);

async function failureOf(found: () => unknown): Promise<unknown> {
  try {
    await found();
    return "no failure";
  } catch (error) {
    if (isFailure(error)) return error.failure;
    throw error;
  }
}

type Answer = Readonly<Record<string, unknown>>;

describe("Parts requested together", () => {
  test("are sent in one request, each number once, at the end of the task", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const found = await catalog.findAll([...realParts, ...realParts]);
    expect(numbers(found)).toEqual([...realParts, ...realParts]);
    expect(requests()).toBe(1);
  });

  test("wait for no timer, which a hidden page holds back; the only one is the request's deadline", async () => {
    let body = "";
    const recording: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      body = await response.clone().text();
      return response;
    };
    await new CatalogUnderTest(service.url, { fetch: recording }).findAll(realParts);
    const timers = jest.spyOn(globalThis, "setTimeout");
    const known = (): Promise<Response> => Promise.resolve(new Response(body));
    await new CatalogUnderTest(service.url, { fetch: known, deadlineMs: 4321 }).findAll(realParts);
    expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([4321]);
  });

  test("are known afterwards, and returned synchronously", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const first = await catalog.find(realParts[0]);
    expect(catalog.find(realParts[0])).toBe(first);
    expect(requests()).toBe(1);
  });

  test("share one request for numbers that weren't found, however many requests the list takes", async () => {
    const { urls, listening } = listener();
    const catalog = new CatalogUnderTest(service.url, { urlBytes: 250, fetch: listening });
    const mistyped = realParts.map((partno) => `${partno.slice(0, -3)}YYY`);
    const requested = realParts.flatMap((partno, index) => [partno, mistyped[index]]).map(String);
    const outcomes = await Promise.all(requested.map((partno) => failureOf(() => catalog.find(partno))));
    expect(outcomes.filter((outcome) => outcome === "no failure")).toHaveLength(realParts.length);
    const [alike, exact] = [true, false].map((wanted) => urls.filter((url) => url.includes("startswith") === wanted));
    expect([alike?.length, exact?.length]).toEqual([1, 2]);
  });

  test("that start alike are requested by one prefix, and one by one only if there are too many, in URLs within the budget", async () => {
    const { urls, listening } = listener();
    const mistyped = Array.from({ length: 40 }, (_, index) => `GRM155R61E1Y${String(index)}Y`);
    const without = "GRM155R61E105KA12";
    const alike = async (cap: number): Promise<readonly string[]> => {
      urls.length = 0;
      const capped = await startService({ products: 3000, cap });
      const catalog = new CatalogUnderTest(capped.url, { urlBytes: 250, fetch: listening });
      const outcomes = [...mistyped, without].map((partno) => failureOf(() => catalog.find(partno)));
      expect((await Promise.all(outcomes)).filter((outcome) => outcome === "no failure")).toHaveLength(1);
      await capped.stop();
      return urls.filter((url) => url.includes("startswith"));
    };
    expect(await alike(2000)).toHaveLength(1);
    expect((await alike(1)).length).toBeGreaterThan(1);
    expect(urls.filter((url) => url.length > 250)).toEqual([]);
  });

  test("in two languages are two entries", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const [en, ja] = await Promise.all([catalog.find(realParts[0], "en"), catalog.find(realParts[0], "ja")]);
    expect([en.record["Status"], ja.record["Status"]]).toEqual(["In Production", "生産中"]);
    expect(requests()).toBe(2);
  });

  test("during a request wait for it, and are then sent together", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const [one, two, ...rest] = realParts;
    const first = catalog.find(one);
    await new Promise((resolve) => setImmediate(resolve));
    const later = [catalog.find(two)];
    await new Promise((resolve) => setImmediate(resolve));
    later.push(...rest.map((partno) => catalog.find(partno)));
    expect(numbers(await Promise.all([first, ...later]))).toEqual(realParts);
    expect(requests()).toBe(2);
  });

  test("fill URLs up to the budget", async () => {
    const answer = await new CatalogUnderTest(service.url).client.products(
      partnoQuery("startswith", ["G"], "en"),
      new AbortController().signal,
    );
    const partnos = numbers(answer.products).slice(0, 1000);
    service.resetCounts();
    const catalog = new CatalogUnderTest(service.url);
    expect(numbers(await catalog.findAll(partnos))).toEqual(partnos);
    expect(requests()).toBeLessThanOrEqual(Math.ceil(1000 / 90));
  });

  test("in a URL that is too long for the service are requested again in halves", async () => {
    const answer = await new CatalogUnderTest(service.url).client.products(
      partnoQuery("startswith", ["G"], "en"),
      new AbortController().signal,
    );
    const partnos = numbers(answer.products).slice(0, 500);
    const catalog = new CatalogUnderTest(service.url, { urlBytes: 20_000 });
    expect(numbers(await catalog.findAll(partnos))).toEqual(partnos);
    expect(service.counts().byStatus[414]).toBe(1);
  });
});

describe("A number that the service doesn't have", () => {
  test("fails alone, is memoize, and needs two requests at most", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const [known, failure] = await Promise.all([
      catalog.find(realParts[0]),
      failureOf(() => catalog.find("KEMET0402C104K")),
    ]);
    expect(known).toMatchObject({ record: { Partno: realParts[0] } });
    expect(failure).toEqual({
      code: "partUnknown",
      partno: "KEMET0402C104K",
      near: [],
      misses: 1,
    });
    expect(requests()).toBe(2);
    expect(await failureOf(() => catalog.find("KEMET0402C104K"))).toEqual(failure);
    expect(requests()).toBe(2);
  });

  test("is requested again after 5 minutes, then 30, then 4 hours, and past a cache on the way only once", async () => {
    const modes: (string | undefined)[] = [];
    const listening: typeof fetch = (url, init) => {
      modes.push(init?.cache);
      return fetch(url, init);
    };
    const catalog = new CatalogUnderTest(service.url, { fetch: listening });
    const requestedAtMinutes: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const before = requests();
      await failureOf(() => catalog.find("KEMET0402C104K"));
      if (requests() > before) requestedAtMinutes.push(minute);
      catalog.later(60_000);
      await new Promise((task) => setImmediate(task));
    }
    const fourHours = Array.from({ length: 5 }, (_, at) => 35 + 240 * (at + 1));
    expect(requestedAtMinutes).toEqual([0, 5, 35, ...fourHours]);
    expect(modes.filter((mode) => mode === "no-cache")).toHaveLength(1);
  });

  test("may be in a cache on the way: the next request avoids the cache, and so does the one after an unreadable response", async () => {
    const modes: (string | undefined)[] = [];
    let responses = 0;
    const listening: typeof fetch = (url, init) => {
      modes.push(init?.cache);
      return responses++ === 0 ? Promise.resolve(new Response("{")) : fetch(url, init);
    };
    const catalog = new CatalogUnderTest(service.url, { fetch: listening });
    await failureOf(() => catalog.find("KEMET0402C104K"));
    catalog.later(300_001);
    await failureOf(() => catalog.find("KEMET0402C104K"));
    expect(modes).toEqual(["no-store", "no-cache", "no-store", "no-store", "no-cache"]);
  });

  test.each([
    ["leaves it out", () => Response.json({ HasMoreHits: false, Data: {} })],
    ["leaves it out in a group", (json: Answer) => Response.json({ ...json, Data: {} })],
  ])("is found by its prefix if the response by number %s", async (_, altered) => {
    let responses = 0;
    const faulty: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      return responses++ === 0 ? altered((await response.json()) as Answer) : response;
    };
    const catalog = new CatalogUnderTest(service.url, { fetch: faulty });
    expect(await catalog.find(realParts[0])).toMatchObject({ record: { Partno: realParts[0] } });
  });

  test("isn't unknown if the response is a 404, has other parts, another language, or two records that differ", async () => {
    const others = (await new CatalogUnderTest(service.url).find(realParts[1])).record;
    const group = (records: readonly unknown[]): Response =>
      Response.json({ HasMoreHits: false, Data: { CeramicCapacitorsSMD: { Products: records } } });
    const answers: readonly (readonly [string, () => Response, unknown])[] = [
      ["404", () => new Response("", { status: 404 }), { code: "notFound" }],
      ["others", () => group([others]), expect.objectContaining({ code: "unreadable" })],
      [
        "language",
        () => group([{ ...others, Partno: realParts[0], Status: valuesOf("Status", "zh")?.[0] }]),
        expect.objectContaining({ code: "unreadable" }),
      ],
      [
        "contradictory",
        () =>
          group([
            { ...others, Partno: realParts[0] },
            { ...others, Partno: realParts[0], Status: "Discontinued" },
          ]),
        expect.objectContaining({ code: "unreadable" }),
      ],
    ];
    for (const [, answer, failure] of answers) {
      const catalog = new CatalogUnderTest(service.url, { fetch: () => Promise.resolve(answer()) });
      expect(await failureOf(() => catalog.find(realParts[0]))).toEqual(failure);
    }
  });

  test.each([["without its package code finds the product", "GRM155R61E105KA12"]])("%s", async (_, partno) => {
    const catalog = new CatalogUnderTest(service.url);
    const product = await catalog.find(partno);
    expect(product.record["PartnoWithoutPackageCode"]).toBe(partno);
    expect(catalog.find(partno)).toBe(product);
  });

  test.each([
    ["GRM155R61E105KA12X", realParts[0]],
    ["GRM155R61E105MA12D", realParts[0]],
    ["81-GRM155R61E105KA12D", realParts[0]],
    ["GRM155R61E105K", realParts[0]],
  ])("such as %s isn't guessed, but %s is suggested", async (partno, near) => {
    const failure = await failureOf(() => new CatalogUnderTest(service.url).find(partno));
    expect(failure).toMatchObject({ code: "partUnknown", partno });
    expect((failure as { near: readonly string[] }).near).toContain(near);
    expect(requests()).toBe(2);
  });

  test.each(["A|B", "HTTPS://EXAMPLE.COM/GRM", "X'Y", "R", "A,B", "Ω".repeat(5), "G".repeat(41)])(
    "that can't be a part number, such as %s, isn't requested",
    async (text) => {
      expect(await failureOf(() => new CatalogUnderTest(service.url).find(text))).toEqual({
        code: "notAPartNumber",
        text,
      });
      expect(requests()).toBe(0);
    },
  );
});

describe("An old value", () => {
  test("is returned at once, and revalidated in the background in one request", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const old = await catalog.findAll(realParts);
    catalog.later(86_400_001);
    expect(realParts.map((partno) => catalog.find(partno))).toEqual(old);
    expect(realParts.map((partno) => catalog.find(partno))).toEqual(old);
    await until(() => catalog.activity.requestsUnderWay === 0 && requests() === 2);
    expect(realParts.map((partno) => catalog.find(partno) instanceof Promise)).not.toContain(true);
    expect(requests()).toBe(2);
  });

  test("stays if revalidation fails", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const old = await catalog.find(realParts[0]);
    catalog.later(86_400_001);
    service.setFaults({ 500: 1 });
    void catalog.find(realParts[0]);
    await until(() => catalog.activity.totals.failures > 0);
    expect(catalog.find(realParts[0])).toBe(old);
    // The part is requested again, which the next test would count.
    service.setFaults({});
    await until(() => requests() === 2);
  });
});

describe("A caller that leaves", () => {
  test("aborts a request without waiters, with the reason", async () => {
    const slow = await startService({ products: 3000, latencyMs: 1, wait: forever });
    const catalog = new CatalogUnderTest(slow.url, { deadlineMs: 120_000 });
    const controllers = realParts.map(() => new AbortController());
    const found = realParts.map((partno, index) => catalog.find(partno, "en", controllers[index]?.signal));
    const outcomes = found.map((promise) =>
      Promise.resolve(promise).then(
        () => "found",
        (error: unknown) => (error as Error).message,
      ),
    );
    await until(() => catalog.activity.requestsUnderWay === 1);
    for (const controller of controllers) controller.abort(new Error("cell deleted"));
    expect(await Promise.all(outcomes)).toEqual(realParts.map(() => "cell deleted"));
    await until(() => catalog.activity.requestsUnderWay === 0);
    await slow.stop();
  });

  test("doesn't abort a request with other waiters", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const controller = new AbortController();
    const leaving = catalog.find(realParts[0], "en", controller.signal);
    const staying = catalog.find(realParts[0]);
    controller.abort(new Error("left"));
    expect((await staying).record.Partno).toBe(realParts[0]);
    expect((await leaving).record.Partno).toBe(realParts[0]);
    expect(requests()).toBe(1);
  });

  test("and comes back while other parts are requested gets the part, with a second caller", async () => {
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    // Each request has one number.
    const waiting: typeof fetch = (url, init) =>
      Promise.race([held, aborted(init?.signal)]).then(() => fetch(url, init));
    const catalog = new CatalogUnderTest(service.url, { urlBytes: 100, fetch: waiting });
    const other = catalog.find(realParts[0]);
    const controller = new AbortController();
    const left = Promise.resolve(catalog.find(realParts[1], "en", controller.signal)).catch(() => "left");
    await until(() => catalog.activity.requestsUnderWay === 2);
    controller.abort(new Error("left"));
    const again = catalog.find(realParts[1]);
    expect(await left).toBe("left");
    await until(() => catalog.activity.requestsUnderWay === 1);
    const second = catalog.find(realParts[1]);
    go();
    expect(numbers(await Promise.all([other, again, second]))).toEqual([realParts[0], realParts[1], realParts[1]]);
    expect(requests()).toBe(2);
  });

  test("while other parts are requested doesn't keep a number that isn't found from later callers", async () => {
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const catalog = new CatalogUnderTest(service.url, { fetch: (url, init) => held.then(() => fetch(url, init)) });
    const other = catalog.find(realParts[0]);
    const controller = new AbortController();
    const left = Promise.resolve(catalog.find("KEMET0402C104K", "en", controller.signal)).catch(() => "left");
    await until(() => catalog.activity.requestsUnderWay === 1);
    controller.abort(new Error("left"));
    go();
    await other;
    await new Promise((task) => setImmediate(task));
    expect(await failureOf(() => catalog.find("KEMET0402C104K"))).toMatchObject({ code: "partUnknown" });
    expect(await left).toBe("left");
  });

  test("before the request is sent prevents it", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const controller = new AbortController();
    const leaving = Promise.resolve(catalog.find(realParts[0], "en", controller.signal)).catch(() => "left");
    controller.abort(new Error("left"));
    expect(await leaving).toBe("left");
    expect((await catalog.find(realParts[1])).record.Partno).toBe(realParts[1]);
    expect(requests()).toBe(1);
  });
});

describe("A failed request", () => {
  test("fails its own parts with an error, and they can be requested again", async () => {
    const refused = new CatalogUnderTest(service.url, { key: "wrong" });
    expect(await failureOf(() => refused.find(realParts[0]))).toEqual({ code: "keyRejected" });
    const keyless = new CatalogUnderTest(service.url, { key: null });
    expect(await failureOf(() => keyless.find(realParts[0]))).toEqual({ code: "noKey" });
    expect(requests()).toBeLessThanOrEqual(1);
  });

  test("without a response ends at its deadline", async () => {
    const slow = await startService({ products: 3000, latencyMs: 1, wait: forever });
    const catalog = new CatalogUnderTest(slow.url, { deadlineMs: 100 });
    expect(await failureOf(() => catalog.find(realParts[0]))).toEqual({ code: "timedOut", afterMs: 100 });
    await slow.stop();
  });

  test("to a stopped service fails as unreachable", async () => {
    const gone = `http://127.0.0.1:${String(await ownPort())}`;
    expect(await failureOf(() => new CatalogUnderTest(gone).find(realParts[0]))).toEqual({ code: "unreachable" });
  });
});

const forever = (): Promise<void> => new Promise(() => undefined);

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Rejects as fetch does when its signal aborts. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
