import "fake-indexeddb/auto";
import type { CatalogKeeper } from "../../../src/product-data/catalog/catalog-keeper";
import type { OpenCatalog } from "../../../src/product-data/catalog/open-catalog";
import { fieldValue, type Product } from "../../../src/product-data/api/product";
import { type Query, readQuery } from "../../../src/product-data/filter/query";
import { signalWaiter } from "../../../src/product-data/base/signal-waiter";
import { fields } from "../../../src/product-data/vocabulary/field";
import { searchQuestion } from "../../../src/product-data/lookup/search/search-sources";
import { CatalogUnderTest, listener, never } from "../lookup/fixture";
import { start } from "../../service/support";
import { openPage } from "../../harness/keeper-page";
import { useService } from "../../harness/use-service";

const service = useService(() => start({ products: 3000 }));
let keeper: CatalogKeeper;
let source: OpenCatalog;
let partnos: readonly string[];
beforeAll(async () => {
  ({ keeper } = await openPage(service.url));
  await keeper.keep();
  if (keeper.catalog === null) throw new Error("There is no catalog");
  source = keeper.catalog;
  partnos = source.startingWith("", "en");
});
afterAll(() => keeper.close());

const searches = [
  ["", "", "en"],
  ["Category eq 'ceramicCapacitorsSMD'", "Capacitance desc,RatedVoltage asc", "en"],
  ["Status eq '生産中'", "PackageType asc", "ja"],
  ["contains(Partno,'104')", "", "en"],
] as const;

function queryOf([filter, orderby, language]: (typeof searches)[number]): Query {
  const read = readQuery(filter, orderby, language);
  if (!read.ok) throw new Error(read.issues[0].code);
  return read.value;
}

/** All values that cells may show, as one text, because Jest takes seconds to compare millions of values one by one. */
const valuesOf = (product: Product): string => JSON.stringify(fields.map((field) => fieldValue(product, field)));

async function valuesFound(catalog: CatalogUnderTest): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const search of searches) {
    const products = await catalog.search.find(
      searchQuestion(queryOf(search), { allUpTo: 100_000 }),
      signalWaiter(never),
    );
    found.push(products.map(valuesOf));
  }
  found.push(
    (await catalog.search.find(searchQuestion(queryOf(searches[1]), { first: 17 }), signalWaiter(never))).map(valuesOf),
  );
  const parts = partnos.filter((_, at) => at % 7 === 0);
  found.push(
    (await catalog.findAll(parts)).map(valuesOf),
    (await catalog.findAll(parts.slice(0, 9), "ja")).map(valuesOf),
  );
  return found;
}

test("Values are the same with and without the catalog, and no request is sent", async () => {
  const { urls, listening } = listener();
  const without = new CatalogUnderTest(service.url, { key: "test-key" });
  const withCatalog = new CatalogUnderTest(service.url, {
    key: "test-key",
    fetch: listening,
    source,
  });
  expect(await valuesFound(withCatalog)).toEqual(await valuesFound(without));
  expect(urls).toEqual([]);
});

test("They are returned synchronously, also when the service can't be reached", () => {
  const catalog = new CatalogUnderTest("http://127.0.0.1:9", { source });
  expect(catalog.find(partnos[1] ?? "")).not.toBeInstanceOf(Promise);
  expect(
    catalog.search.find(searchQuestion(queryOf(searches[0]), { first: 5 }), signalWaiter(never)),
  ).not.toBeInstanceOf(Promise);
});

test("A number without package code finds the first part that has it", async () => {
  const catalog = new CatalogUnderTest("http://127.0.0.1:9", { source });
  const without = new CatalogUnderTest(service.url, { key: "test-key" });
  const bases = new Set<string>();
  for (const partno of partnos.filter((_, at) => at % 300 === 0)) {
    const { record } = await catalog.find(partno);
    const base = record["PartnoWithoutPackageCode"];
    if (typeof base === "string" && base !== partno) bases.add(base);
  }
  expect(bases.size).toBeGreaterThan(5);
  for (const base of bases)
    expect((await catalog.find(base)).record.Partno).toBe((await without.find(base)).record.Partno);
});

test("A part that isn't in the catalog needs one request, and its near misses come from the catalog", async () => {
  const { urls, listening } = listener();
  const catalog = new CatalogUnderTest(service.url, { key: "test-key", fetch: listening, source });
  const mistyped = "GRM155R61E105KA12X";
  await expect(catalog.find(mistyped)).rejects.toMatchObject({
    failure: { code: "partUnknown", near: expect.arrayContaining(["GRM155R61E105KA12D"]) as unknown },
  });
  expect(urls).toHaveLength(1);
});

test("Values that the service returned after the catalog was fetched take precedence", async () => {
  const catalog = new CatalogUnderTest(service.url, { key: "test-key", source });
  const [partno = ""] = partnos;
  const product = await catalog.find(partno);
  const newer = {
    ...product,
    record: { ...(JSON.parse(JSON.stringify(product.record)) as object), Partno: partno, Status: "NRND" },
  };
  const fetchedMs = source.fetchedMs("en") ?? 0;
  catalog.cache.parts.put("en", partno, { kind: "product", product: newer, fetchedMs: fetchedMs - 1 });
  expect((await catalog.find(partno)).record["Status"]).toBe(product.record["Status"]);
  catalog.cache.parts.put("en", partno, { kind: "product", product: newer, fetchedMs: fetchedMs + 1 });
  expect((await catalog.find(partno)).record["Status"]).toBe("NRND");
});

test("A search with too many parts fails as without the catalog", () => {
  const catalog = new CatalogUnderTest("http://127.0.0.1:9", { source });
  expect(() =>
    catalog.search.find(searchQuestion(queryOf(searches[0]), { allUpTo: 2999 }), signalWaiter(never)),
  ).toThrow("tooManyProducts");
});
