import { startService } from "../../../service/server";
import { ApiError } from "../../../src/product-data/api/failure";
import { parsedOrThrow } from "../../../src/product-data/filter/parse";
import { readQuery } from "../../../src/product-data/filter/query";
import { knownProduct, productOf } from "../../../src/product-data/lookup/known";
import { refetch, type CellData } from "../../../src/product-data/lookup/refetch";
import { searchQuestion, type SearchQuestion } from "../../../src/product-data/lookup/search/search-sources";
import { signalWaiter } from "../../../src/product-data/base/signal-waiter";
import { CatalogUnderTest, never, realParts } from "./fixture";
import { laterCatalog } from "../../harness/test-catalogs";
import { useService } from "../../harness/use-service";

const service = useService(() => startService({ products: 3000 }));

const [partno] = realParts;
const parts = realParts.map((each) => ({ partno: each, language: "en" as const }));

const shown = (some: CellData["parts"], searches: CellData["searches"] = []): CellData => ({ parts: some, searches });

/** A catalog that contains the real parts, with one that differs from the service: as it may have been yesterday. */
async function yesterday(): Promise<CatalogUnderTest> {
  const catalog = new CatalogUnderTest(service.url);
  await catalog.findAll(realParts);
  const known = catalog.cache.parts.get("en", partno);
  if (known?.kind !== "product") throw new Error("The part is in every catalog");
  const record = { ...known.product.record, Status: "Not in the list", Specs: specsOf(known.product.record, 999) };
  catalog.cache.parts.replace("en", partno, { ...known, product: { ...known.product, record } });
  return catalog;
}

const specsOf = (record: Readonly<Record<string, unknown>>, RatedVoltage: number): object => ({
  ...(record["Specs"] as object),
  RatedVoltage,
});

test("lists the differences, and uses the new values only after `swap`", async () => {
  const catalog = await yesterday();
  const { changes, ...refetched } = await refetch(catalog, shown(parts), never, () => undefined);
  expect(changes).toEqual([
    expect.objectContaining({ kind: "changed", partno, language: "en", field: "Status", before: "Not in the list" }),
    { kind: "changed", partno, language: "en", field: "RatedVoltage", before: 999, after: 25 },
  ]);
  expect(productOf(catalog.cache.parts.get("en", partno))?.record["Status"]).toBe("Not in the list");
  refetched.swap();
  expect(productOf(catalog.cache.parts.get("en", partno))?.record["Status"]).not.toBe("Not in the list");
});

test("nothing has changed: no changes; a part that is used twice is requested once", async () => {
  const catalog = new CatalogUnderTest(service.url);
  await catalog.findAll(realParts);
  service.resetCounts();
  const done: number[] = [];
  const { changes } = await refetch(catalog, shown([...parts, ...parts]), never, (count) => done.push(count));
  expect(changes).toEqual([]);
  expect(done).toEqual([0, realParts.length]);
  expect(service.counts().products).toBe(1);
});

test("has only values of the new service if the address changes before the last response", async () => {
  const [before, after] = await Promise.all([
    startService({ products: 3000 }),
    startService({ catalog: laterCatalog(3000) }),
  ]);
  const catalog = new CatalogUnderTest(before.url);
  const everything = parsedOrThrow(readQuery("Category eq 'inductors'", "", "en"));
  const found = await catalog.search.find(searchQuestion(everything, { allUpTo: 20_000 }), signalWaiter(never));
  const some = found.map(({ record }) => ({ partno: record.Partno, language: "en" as const }));
  before.resetCounts();
  const refetching = refetch(catalog, shown(some), never, (done) => {
    if (done > 0 && after.counts().products === 0) catalog.moveTo(after.url);
  });
  const { swap } = await refetching;
  expect(before.counts().products).toBeGreaterThan(0);
  swap();
  const expected = new CatalogUnderTest(after.url);
  await Promise.allSettled(some.map(async (each) => expected.findAll([each.partno])));
  for (const each of some)
    expect([each.partno, productOf(catalog.cache.parts.get("en", each.partno))?.record]).toEqual([
      each.partno,
      productOf(expected.cache.parts.get("en", each.partno))?.record,
    ]);
  await Promise.all([before.stop(), after.stop()]);
});

test("a number that now exists, and one that no longer exists", async () => {
  const catalog = await yesterday();
  const known = catalog.cache.parts.get("en", partno);
  if (known === undefined) throw new Error("It was found");
  catalog.cache.parts.replace("en", partno, { kind: "absent", near: [], fetchedMs: 5, misses: 1 });
  catalog.cache.parts.replace("en", "GRM155XXXXXXXXX", known);
  const requested = [...parts, { partno: "GRM155XXXXXXXXX", language: "en" as const }];
  const { changes } = await refetch(catalog, shown(requested), never, () => undefined);
  expect(changes).toEqual([
    { kind: "found", partno, language: "en" },
    { kind: "lost", partno: "GRM155XXXXXXXXX", language: "en" },
  ]);
});

/** The service returned another value, which was revalidated behind a cell, and a second cell was entered. */
async function withOtherStatus() {
  const catalog = new CatalogUnderTest(service.url);
  await catalog.findAll(realParts);
  const now = catalog.cache.parts.get("en", partno);
  if (now?.kind !== "product") throw new Error("The part is in every catalog");
  const record = { ...now.product.record, Status: "Not in the list" };
  catalog.cache.parts.put("en", partno, knownProduct({ ...now.product, record }));
  return { catalog, now };
}

test("a value that came back reaches the cells that were calculated in between", async () => {
  const { catalog } = await withOtherStatus();
  const { changes, swap, concerns } = await refetch(catalog, shown(parts), never, () => undefined);
  swap();
  expect(changes).toEqual([expect.objectContaining({ partno, field: "Status", before: "Not in the list" })]);
  expect(concerns(shown(parts.slice(0, 1)))).toBe(true);
  expect(concerns(shown(parts.slice(1)))).toBe(false);
});

test("a value that came back before the refresh reaches them too", async () => {
  const { catalog, now } = await withOtherStatus();
  catalog.cache.parts.put("en", partno, now);
  const { swap, concerns } = await refetch(catalog, shown(parts), never, () => undefined);
  swap();
  expect(concerns(shown(parts.slice(0, 1)))).toBe(true);
  const again = await refetch(catalog, shown(parts), never, () => undefined);
  expect(again.concerns(shown(parts.slice(0, 1)))).toBe(false);
});

test("each language is requested separately", async () => {
  const catalog = await yesterday();
  const { changes } = await refetch(catalog, shown([...parts, { partno, language: "ja" }]), never, () => undefined);
  expect(new Set(changes.map(({ language }) => language))).toEqual(new Set(["en"]));
});

test("a failure or a cancellation changes nothing", async () => {
  const catalog = new CatalogUnderTest(service.url, { key: "wrong" });
  await expect(refetch(catalog, shown(parts), never, () => undefined)).rejects.toBeInstanceOf(ApiError);
  expect(catalog.cache.parts.size).toBe(0);
  const whole = await yesterday();
  const reason = new Error("canceled");
  const requested = refetch(whole, shown(parts), AbortSignal.abort(reason), () => undefined);
  await expect(requested).rejects.toBe(reason);
  expect(productOf(whole.cache.parts.get("en", partno))?.record["Status"]).toBe("Not in the list");
});

describe("Searches", () => {
  const filter = "Category eq 'inductors' and Inductance ge 0.00001";
  const searchFor = (written: string): SearchQuestion =>
    searchQuestion(parsedOrThrow(readQuery(written, "Inductance asc", "en")), { allUpTo: 20_000 });
  const inductors = searchFor(filter);
  const found = async ({ search }: CatalogUnderTest, requested = inductors): Promise<readonly string[]> =>
    (await search.find(requested, signalWaiter(never))).map(({ record }) => JSON.stringify(record));

  /** A catalog that contains the real parts, and the search's result from another version of the service. */
  async function lastYear(answers?: (url: string) => Response | null): Promise<CatalogUnderTest> {
    const old = await startService({ catalog: laterCatalog(3000) });
    let { url } = old;
    const catalog = new CatalogUnderTest(old.url, {
      fetch: (requested, init) => {
        const now = (requested as string).replace(old.url, url);
        const answer = url === service.url ? (answers?.(now) ?? null) : null;
        return answer === null ? fetch(now, init) : Promise.resolve(answer);
      },
    });
    await catalog.findAll(realParts);
    await found(catalog);
    await old.stop();
    ({ url } = service);
    return catalog;
  }

  test("change together with their parts when all data has arrived, and the differences are listed", async () => {
    const catalog = await lastYear();
    const before = await found(catalog);
    const { changes, swap, concerns } = await refetch(catalog, shown(parts, [inductors]), never, () => undefined);
    expect(await found(catalog)).toEqual(before);
    swap();
    const after = await found(catalog);
    expect(after).toEqual(await found(new CatalogUnderTest(service.url)));

    const numbers = (records: readonly string[]) =>
      records.map((record) => (JSON.parse(record) as { readonly Partno: string }).Partno);
    const [was, is] = [numbers(before), numbers(after)];
    const told = (kind: string) => changes.filter((change) => change.kind === kind).map((change) => change.partno);
    const [entered, left] = [is.filter((each) => !was.includes(each)), was.filter((each) => !is.includes(each))];
    expect([told("entered"), told("left")]).toEqual([entered, left]);
    expect(entered.length * left.length).toBeGreaterThan(0);
    expect(changes).toContainEqual(expect.objectContaining({ kind: "entered", filter }));
    expect(concerns({ parts: [], searches: [inductors] })).toBe(true);
  });

  test("that are equal share a request, however they are written", async () => {
    const catalog = await lastYear();
    service.resetCounts();
    const done: number[] = [];
    const both = [inductors, searchFor("Category eq 'Inductors' and  インダクタンス ge 1E-5")];
    await refetch(catalog, shown([], both), never, (count, total) => done.push(count, total));
    expect(done).toEqual([0, 1, 1, 1]);
    expect(service.counts().products).toBe(1);
  });

  test("list a part that only a search shows, and affect other searches that show it", async () => {
    const catalog = new CatalogUnderTest(service.url);
    const [first] = await catalog.search.find(inductors, signalWaiter(never));
    if (first === undefined) throw new Error("The search finds something");
    const other = searchQuestion({ ...inductors.query, orderby: [] }, inductors.extent);
    await found(catalog, other);
    const changed = { ...first, record: { ...first.record, Status: "Not in the list" }, fetchedMs: 5 };
    const { Partno } = first.record;
    catalog.cache.parts.replace("en", Partno, knownProduct(changed));
    const { changes, concerns } = await refetch(catalog, shown([], [inductors]), never, () => undefined);
    expect(changes).toEqual([expect.objectContaining({ kind: "changed", partno: Partno, field: "Status" })]);
    expect([inductors, other].map((each) => concerns(shown([], [each])))).toEqual([true, true]);
    expect(concerns(shown(parts))).toBe(false);
  });

  test("that haven't changed affect no cell", async () => {
    const catalog = new CatalogUnderTest(service.url);
    await found(catalog);
    const { changes, concerns } = await refetch(catalog, shown([], [inductors]), never, () => undefined);
    expect([changes, concerns(shown([], [inductors]))]).toEqual([[], false]);
  });

  test.each(["Category", "Partno"])(
    "and parts stay unchanged, all of them, when the request for %s fails",
    async (requested) => {
      const refused = new Response("", { status: 403 });
      const catalog = await lastYear((url) => (url.includes(`filter=${requested}`) ? refused : null));
      const all = async () => [await found(catalog), await catalog.findAll(realParts)];
      const before = JSON.stringify(await all());
      const outcome = refetch(catalog, shown(parts, [inductors]), never, () => undefined);
      await expect(outcome).rejects.toBeInstanceOf(ApiError);
      while (catalog.activity.requestsUnderWay > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(JSON.stringify(await all())).toBe(before);
    },
  );

  test("that now find too many parts fail, and the others are refreshed", async () => {
    const catalog = await lastYear();
    const few = searchQuestion(inductors.query, { allUpTo: 3 });
    const answer = { kind: "search", partnos: [partno], fetchedMs: 5 } as const;
    catalog.cache.searches.replace("en", few.key, answer);
    const { changes, swap, concerns } = await refetch(catalog, shown(parts, [few]), never, () => undefined);
    swap();
    expect(changes.length).toBeGreaterThan(0);
    expect(concerns(shown([], [few]))).toBe(true);
    await expect(found(catalog, few)).rejects.toMatchObject({ failure: { code: "tooManyProducts" } });
  });

  test("that the service rejects don't stop the others, and their cells request them again", async () => {
    const catalog = await lastYear((url) =>
      url.includes("Category") ? new Response('{"message":"no"}', { status: 400 }) : null,
    );
    const { swap, concerns } = await refetch(catalog, shown(parts, [inductors]), never, () => undefined);
    swap();
    expect(catalog.cache.searches.get("en", inductors.key)).toBeUndefined();
    expect(concerns(shown([], [inductors]))).toBe(true);
    await expect(found(catalog)).rejects.toMatchObject({ failure: { code: "badRequest" } });
  });
});

test("values that were revalidated in the meantime are listed, and cells that show the old value are recalculated", async () => {
  const catalog = await yesterday();
  catalog.later(86_400_000);
  await catalog.findAll(realParts);
  while (catalog.activity.totals.requests < 2 || catalog.activity.requestsUnderWay > 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(productOf(catalog.cache.parts.get("en", partno))?.record["Status"]).not.toBe("Not in the list");
  const { changes, swap, concerns } = await refetch(catalog, shown(parts), never, () => undefined);
  expect(changes).toContainEqual(expect.objectContaining({ partno, field: "Status", before: "Not in the list" }));
  swap();
  expect(concerns(shown(parts))).toBe(true);
  expect((await refetch(catalog, shown(parts), never, () => undefined)).changes).toEqual([]);
});
