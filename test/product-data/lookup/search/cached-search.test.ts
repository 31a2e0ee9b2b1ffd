import { startService } from "../../../../service/server";
import { ApiError } from "../../../../src/product-data/api/failure";
import { parsedOrThrow } from "../../../../src/product-data/filter/parse";
import { readQuery } from "../../../../src/product-data/filter/query";
import { sortBy } from "../../../../src/product-data/filter/syntax";
import { signalWaiter } from "../../../../src/product-data/base/signal-waiter";
import { searchQuestion } from "../../../../src/product-data/lookup/search/search-sources";
import { CatalogUnderTest, never } from "../fixture";
import { laterCatalog } from "../../../harness/test-catalogs";
import { useService } from "../../../harness/use-service";

const service = useService(() => startService({ products: 3000 }));

const dayMs = 86_400_000;
const patient = signalWaiter(never);
const all = { allUpTo: 20_000 };
const written = ["Category eq 'inductors' and Inductance ge 0.00001", "Inductance asc"] as const;
const query = parsedOrThrow(readQuery(...written, "en"));
const inductors = searchQuestion(query, all);
const requests = (): number => service.counts().products;

function opened(): { catalog: CatalogUnderTest; search: CatalogUnderTest["search"] } {
  const catalog = new CatalogUnderTest(service.url);
  return { catalog, search: catalog.search };
}

describe("A search", () => {
  test("is returned at once the second time, without a request", async () => {
    const { search } = opened();
    const first = await search.find(inductors, patient);
    expect(first.length).toBeGreaterThan(5);
    const before = requests();
    expect(search.find(inductors, patient)).toEqual(first);
    expect(requests()).toBe(before);
  });

  test("of several cells at once is requested once", async () => {
    const { search } = opened();
    const [one, two] = await Promise.all([
      search.find(inductors, patient),
      search.find(searchQuestion(query, all), patient),
    ]);
    expect(one).toBe(two);
    expect(requests()).toBe(1);
  });

  test("with another order, limit, or language is another search", async () => {
    const { search } = opened();
    await search.find(inductors, patient);
    const before = requests();
    await search.find(searchQuestion({ ...query, orderby: [sortBy("Inductance", "desc")] }, all), patient);
    await search.find(searchQuestion(query, { first: 3 }), patient);
    await search.find(searchQuestion({ ...query, language: "ja" }, all), patient);
    expect(requests()).toBe(before + 3);
  });

  test("makes its products known as parts", async () => {
    const { catalog, search } = opened();
    const [product] = await search.find(inductors, patient);
    if (product === undefined) throw new Error("The search found nothing");
    expect(catalog.find(product.record.Partno)).toBe(product);
  });

  test("of many responses has only products of the new service if the address changes before the last", async () => {
    const [before, after] = await Promise.all([
      startService({ products: 3000, cap: 100 }),
      startService({ catalog: laterCatalog(3000), cap: 100 }),
    ]);
    const many = parsedOrThrow(readQuery("Category eq 'ceramicCapacitorsSMD'", "", "en"));
    const catalog = new CatalogUnderTest(before.url);
    const found = catalog.search.find(searchQuestion(many, all), patient);
    while (before.counts().products < 2) await turn();
    catalog.moveTo(after.url);
    const records = (await found).map(({ record }) => record);
    const expected = await new CatalogUnderTest(after.url).search.find(searchQuestion(many, all), patient);
    expect(records).toEqual(expected.map(({ record }) => record));
    expect(records.length).toBeGreaterThan(1000);
    await Promise.all([before.stop(), after.stop()]);
  });

  test("with an old result returns it, and is revalidated in the background", async () => {
    const { search, catalog } = opened();
    const first = await search.find(inductors, patient);
    catalog.later(dayMs);
    expect(search.find(inductors, patient)).toEqual(first);
    while (requests() < 2 || catalog.activity.requestsUnderWay > 0) await turn();
    const renewed = await search.find(inductors, patient);
    expect(renewed.map(({ record }) => record)).toEqual(first.map(({ record }) => record));
    expect(renewed[0]?.fetchedMs).toBeGreaterThanOrEqual((first[0]?.fetchedMs ?? 0) + dayMs);
  });

  test("that fails isn't memoize", async () => {
    service.setFaults({ 500: 1 });
    const { search } = opened();
    await expect(search.find(inductors, patient)).rejects.toBeInstanceOf(ApiError);
    service.setFaults({});
    const { search: next } = opened();
    expect((await next.find(inductors, patient)).length).toBeGreaterThan(5);
  });

  test("without waiters is aborted, and can be requested again", async () => {
    const { search, catalog } = opened();
    const controller = new AbortController();
    const left = search.find(inductors, signalWaiter(controller.signal));
    controller.abort(new Error("cell deleted"));
    await expect(left).rejects.toThrow("cell deleted");
    while (catalog.activity.requestsUnderWay > 0) await turn();
    expect((await search.find(inductors, patient)).length).toBeGreaterThan(5);
  });

  test("that was left and is requested again at once is one request for all later callers", async () => {
    const { search } = opened();
    const controller = new AbortController();
    const left = search.find(inductors, signalWaiter(controller.signal));
    controller.abort(new Error("cell deleted"));
    const again = search.find(inductors, patient);
    await expect(left).rejects.toThrow("cell deleted");
    expect(await search.find(inductors, patient)).toBe(await again);
    expect(requests()).toBe(1);
  });
});

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
