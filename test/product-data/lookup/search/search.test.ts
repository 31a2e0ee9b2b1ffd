import { parsedOrThrow } from "../../../../src/product-data/filter/parse";
import { type Query, readQuery } from "../../../../src/product-data/filter/query";
import { conditionOn } from "../../../../src/product-data/filter/syntax";
import { type Extent, Search } from "../../../../src/product-data/lookup/search/search";
import { Catalog } from "../../../../service/catalog/catalog";
import { randomOf } from "../../../../service/catalog/random";
import { realProducts } from "../../../../service/catalog/real-products";
import { find } from "../../../../service/search/search";
import { type RunningService, type ServiceOptions, startService } from "../../../../service/server";
import { ApiError } from "../../../../src/product-data/api/failure";
import type { Transport } from "../../../../src/product-data/api/transport";
import { NumberService, type Shows } from "../../../harness/number-service";
import { newSession } from "../../../harness/session";
import { repeated } from "../../../harness/random";
import { realPartnos } from "../../../harness/real-partnos";
import { CatalogUnderTest, never } from "../fixture";

const seeds = [1, 2, 3].slice(0, repeated(3));
const running: { stop(): Promise<void> | void }[] = [];

afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

interface Bench {
  readonly service: RunningService;
  readonly search: Search;
  readonly cache: CatalogUnderTest["cache"];
  /** The part numbers of all products that the service finds. */
  expected(filter: string | null, orderby: string | null): readonly string[];
}

async function start(options: ServiceOptions & { readonly urlBytes?: number }): Promise<Bench> {
  const { products = 1500 } = options;
  const catalog = new Catalog(realProducts(products));
  const service = await startService({ ...options, catalog: catalog.products });
  running.push(service);
  const { client, cache } = new CatalogUnderTest(service.url, { deadlineMs: 30_000 });
  const limits = () => ({ serviceUrl: service.url, urlBytes: options.urlBytes ?? 2048 });
  return {
    service,
    cache,
    search: new Search(client, cache.parts, limits),
    expected: (filter, orderby) =>
      find(catalog, queryOf(filter, orderby), Infinity).products.map(({ partno }) => partno),
  };
}

const queryOf = (filter: string | null, orderby: string | null): Query =>
  parsedOrThrow(readQuery(filter ?? "", orderby ?? "", "en"));

async function found(bench: Bench, filter: string | null, orderby: string | null, extent: Extent) {
  const products = await bench.search.find(queryOf(filter, orderby), extent, never);
  return products.map(({ record }) => record.Partno);
}

const all: Extent = { allUpTo: 1_000_000 };

const filters = [
  null,
  "Category eq 'ceramicCapacitors'",
  "Category eq 'ceramicCapacitorsSMD'",
  "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 1e-8",
  "Category eq 'ceramicCapacitorsSMD' and startswith(Partno,'GRM1|GCM|GRM155|KC')",
  "Category eq 'ceramicCapacitorsLead'",
  "Category eq 'inductors'",
  "Category eq 'inductors' and contains(Partno,'=|N')",
  "Status eq 'In Production|NRND' and startswith(Partno,'G')",
  "startswith(Partno,'L') and contains(Partno,'QW')",
];
const orders = [
  null,
  "Partno desc",
  "ReferenceMass asc",
  "ReferenceMass desc,Partno desc",
  "Status asc,ReferenceMass desc",
  "NewProduct desc,PackageType asc",
  "Application asc",
];
const ordersOf = (filter: string | null): readonly (string | null)[] =>
  filter?.includes("ceramicCapacitorsSMD") === true
    ? [...orders, "Capacitance asc", "RatedVoltage desc,Capacitance asc", "Thickness asc", "Benefits desc,Mounting asc"]
    : filter?.includes("inductors") === true
      ? [...orders, "Inductance desc", "Rdc asc,Srf desc", "Construction asc"]
      : orders;

const maxCalls = (shows: Shows, bound: number): number =>
  shows === "ordered" ? Math.max(bound + 1, 1.5 * bound) : 4 * bound;

describe.each([
  ["orders", "ordered"],
  ["refuses $orderby", "first"],
] as const)("a service that %s", (_name, shows) => {
  const refuseOrderby = shows !== "ordered";

  it.each(seeds)("returns the result of a direct query of the database (seed %i)", async (seed) => {
    const random = randomOf(seed, `search ${String(refuseOrderby)}`);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    const bench = await start({ cap: [25, 60, 400][seed % 3] ?? 60, refuseOrderby });
    for (let round = 0; round < 5; round++) {
      const filter = pick(filters);
      const orderby = pick(ordersOf(filter));
      const expected = bench.expected(filter, orderby);
      const limit = random() < 0.4 ? 1 + Math.floor(random() * expected.length * 1.2) : null;
      const partnos = await found(bench, filter, orderby, limit === null ? all : { first: limit });
      const what = `seed ${String(seed)}: ${filter ?? "everything"} / ${orderby ?? "no order"} / ${String(limit)}`;
      expect([what, partnos]).toEqual([what, limit === null ? expected : expected.slice(0, limit)]);
    }
  });

  /** Calls are counted at a service in memory that contains only part numbers, those of the default catalog. */
  describe("needs few calls more than the minimum", () => {
    const partnos = [...realPartnos(20_000)].sort();

    it.each([
      [20_000, 2000],
      [6000, 400],
      [5000, 100],
    ])("for all of %i products, %i in a response", async (count, cap) => {
      const { calls, bound } = await callsFor(partnos.slice(0, count), [], cap, shows);
      expect(bound).toBe(Math.ceil(count / cap));
      expect(calls).toBeLessThanOrEqual(maxCalls(shows, bound));
    });

    it.each(seeds)("for any number of matches (seed %i)", async (seed) => {
      const random = randomOf(seed, `sizes ${shows}`);
      const some = partnos.filter((_, index) => index % 3 === 0);
      const cap = 40 + Math.floor(random() * 100);
      for (let round = 0; round < 6; round++) {
        const prefixes = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
          const partno = some[Math.floor(random() * some.length)] ?? "";
          return partno.slice(0, 2 + Math.floor(random() * 6));
        });
        const what = `seed ${String(seed)}, ${String(cap)} a call: ${prefixes.join("|")}`;
        const { calls, bound } = await callsFor(some, prefixes, cap, shows);
        expect([what, calls, calls <= maxCalls(shows, bound)]).toEqual([what, calls, true]);
      }
    });
  });
});

describe("a service that accepts $orderby but doesn't sort", () => {
  const partnos = [...realPartnos(6000)].sort();

  // The service's first responses look sorted: with 2000 the first, with fewer several.
  it.each([2000, 400, 25])("returns every product, %i in a response", async (cap) => {
    await callsFor(partnos, [], cap, "alternating");
  });
});

it.each([31, 2, 10, 25, 41].slice(0, repeated(5)))(
  "finds everything if URLs have room for one prefix, %i in a response",
  async (cap) => {
    const partnos = [...realPartnos(6000)].sort().filter((_, index) => index % 23 === cap % 23);
    const service = new NumberService(partnos, cap, "any", cap);
    // Searches for several starts, such as "GRM|GCM", are refused as too long.
    const transport: Transport = (url, ...rest) =>
      url.includes("%7C") ? Promise.reject(new ApiError({ code: "tooLong" })) : service.transport(url, ...rest);
    const { search } = newSession({ serviceUrl: "https://service", transport });
    const products = await search.find(queryOf(null, null), all, never);
    expect(products.map(({ record }) => record.Partno)).toEqual(partnos);
  },
);

/** The calls of a complete search for these prefixes, or for all products, and the minimum number. */
async function callsFor(
  partnos: readonly string[],
  prefixes: readonly string[],
  cap: number,
  shows: Shows,
): Promise<{ readonly calls: number; readonly bound: number }> {
  const service = new NumberService(partnos, cap, shows, 1);
  const { search } = newSession({ serviceUrl: "https://service", transport: service.transport });
  const query = queryOf(prefixes.length === 0 ? null : `startswith(Partno,'${prefixes.join("|")}')`, null);
  const products = await search.find(query, all, never);
  const expected =
    prefixes.length === 0 ? partnos : partnos.filter((partno) => prefixes.some((each) => partno.startsWith(each)));
  expect(products.map(({ record }) => record.Partno)).toEqual(expected);
  return { calls: service.calls, bound: Math.ceil(expected.length / cap) };
}

describe("a limit", () => {
  it("above one response's maximum fetches only the products needed in the order of part numbers", async () => {
    const bench = await start({ products: 3000, cap: 100 });
    const smd = "Category eq 'ceramicCapacitorsSMD'";
    for (const orderby of [null, "Partno asc", "Capacitance asc", "RatedVoltage desc,Capacitance asc"]) {
      bench.service.resetCounts();
      expect(await found(bench, smd, orderby, { first: 450 })).toEqual(bench.expected(smd, orderby).slice(0, 450));
      // Searches for all of them would need 24 calls.
      if (orderby === null || orderby.startsWith("Partno")) expect(bench.service.counts().products).toBeLessThan(10);
    }
  });

  it("within one response needs one call", async () => {
    const bench = await start({ cap: 100 });
    expect(await found(bench, null, "ReferenceMass desc", { first: 100 })).toHaveLength(100);
    expect(bench.service.counts().products).toBe(1);
  });
});

describe("the maximum in Settings", () => {
  it("fails as soon as more products are seen than it allows", async () => {
    const bench = await start({ cap: 50 });
    await expect(found(bench, null, null, { allUpTo: 500 })).rejects.toMatchObject({
      failure: { code: "tooManyProducts", allowed: 500 },
    });
    expect(bench.service.counts().products).toBeLessThanOrEqual(15);
  });

  it("allows exactly its number of products", async () => {
    const bench = await start({ cap: 100 });
    expect(await found(bench, null, null, { allUpTo: 1500 })).toHaveLength(1500);
    await expect(found(bench, null, null, { allUpTo: 1499 })).rejects.toMatchObject({ failure: { allowed: 1499 } });
  });
});

it("uses shorter URLs if the service rejects those within the budget", async () => {
  const bench = await start({ urlBytes: 20_000 });
  const partnos = bench.expected(null, "Partno asc");
  expect(await found(bench, `startswith(Partno,'${partnos.join("|")}')`, "Partno asc", all)).toEqual(partnos);
  expect(bench.service.counts().byStatus[414]).toBe(2);
});

it("remembers a rejected order, and treats a rejected filter as a mistake", async () => {
  const bench = await start({ cap: 5000, refuseOrderby: true });
  await found(bench, null, null, all);
  await found(bench, null, null, all);
  expect(bench.service.counts().byStatus).toEqual({ 200: 2, 400: 1 });
  const ordering = await start({ cap: 5000 });
  const nonsense: Query = { filter: [conditionOn("Nonsense", "eq", 1)], orderby: [], language: "en" };
  const refused = { failure: { code: "badRequest" } };
  await expect(ordering.search.find(nonsense, all, never)).rejects.toMatchObject(refused);
  await found(ordering, null, null, all);
  expect(ordering.service.counts().byStatus).toEqual({ 200: 1, 400: 2 });
});

it("remembers every product it sees", async () => {
  const bench = await start({ cap: 400 });
  const partnos = await found(bench, null, null, all);
  expect(partnos.filter((partno) => bench.cache.parts.get("en", partno) === undefined)).toEqual([]);
});

it("sends no more requests once it is canceled", async () => {
  const controller = new AbortController();
  const bench = await start({
    cap: 50,
    wait: () => {
      controller.abort();
      return Promise.resolve();
    },
    latencyMs: 1,
  });
  await expect(bench.search.find(queryOf(null, null), all, controller.signal)).rejects.toThrow("aborted");
  expect(bench.service.counts().products).toBeLessThanOrEqual(1);
});

it("fails as a whole if one of its requests fails", async () => {
  const bench = await start({ cap: 50, refuseOrderby: true });
  await found(bench, "Category eq 'inductors'", null, all);
  bench.service.setFaults({ 500: 1 });
  await expect(found(bench, null, null, all)).rejects.toMatchObject({ failure: { code: "serviceFailed" } });
});
