import { type RunningService, startService } from "../../service/server";
import { ApiError } from "../../src/api/failure";
import { refetch } from "../../src/catalog/refresh";
import { CatalogUnderTest, realParts } from "./fixture";

let service: RunningService;

beforeAll(async () => {
  service = await startService({ products: 3000 });
});
afterEach(() => service.setFaults({}));
afterAll(() => service.stop());

const never = new AbortController().signal;
const [partno] = realParts;
const parts = realParts.map((each) => ({ partno: each, language: "en" as const }));

/** A catalogue that knows the real parts, one of them otherwise than the service: as it may have been yesterday. */
async function yesterday(): Promise<CatalogUnderTest> {
  const catalog = new CatalogUnderTest(service.url);
  await catalog.findAll(realParts);
  const known = catalog.cache.get("en", partno);
  if (known?.product == null) throw new Error("The part is in every catalogue");
  const record = { ...known.product.record, Status: "Not in the list", Specs: specsOf(known.product.record, 999) };
  catalog.cache.put("en", partno, { ...known, product: { ...known.product, record } });
  return catalog;
}

const specsOf = (record: Readonly<Record<string, unknown>>, RatedVoltage: number): object => ({
  ...(record["Specs"] as object),
  RatedVoltage,
});

test("tells what is otherwise, and puts it into use only when asked to", async () => {
  const catalog = await yesterday();
  const { changes, ...refetched } = await refetch(catalog.lookup, catalog.cache, parts, never, () => undefined);
  expect(changes).toEqual([
    expect.objectContaining({ kind: "changed", partno, language: "en", field: "Status", before: "Not in the list" }),
    { kind: "changed", partno, language: "en", field: "RatedVoltage", before: 999, after: 25 },
  ]);
  expect(catalog.cache.get("en", partno)?.product?.record["Status"]).toBe("Not in the list");
  refetched.swap();
  expect(catalog.cache.get("en", partno)?.product?.record["Status"]).not.toBe("Not in the list");
});

test("nothing has changed: no changes; a part asked for twice is asked once", async () => {
  const catalog = new CatalogUnderTest(service.url);
  await catalog.findAll(realParts);
  service.resetCounts();
  const done: number[] = [];
  const { changes } = await refetch(catalog.lookup, catalog.cache, [...parts, ...parts], never, (count) =>
    done.push(count),
  );
  expect(changes).toEqual([]);
  expect(done).toEqual([realParts.length]);
  expect(service.counts().products).toBe(1);
});

test("a number that exists now, and one that no longer does", async () => {
  const catalog = await yesterday();
  const known = catalog.cache.get("en", partno);
  if (known === undefined) throw new Error("It was found");
  catalog.cache.put("en", partno, { ...known, product: null });
  catalog.cache.put("en", "GRM155XXXXXXXXX", known);
  const asked = [...parts, { partno: "GRM155XXXXXXXXX", language: "en" as const }];
  const { changes } = await refetch(catalog.lookup, catalog.cache, asked, never, () => undefined);
  expect(changes).toEqual([
    { kind: "found", partno, language: "en" },
    { kind: "lost", partno: "GRM155XXXXXXXXX", language: "en" },
  ]);
});

test("each language is asked for itself", async () => {
  const catalog = await yesterday();
  const { changes } = await refetch(
    catalog.lookup,
    catalog.cache,
    [...parts, { partno, language: "ja" }],
    never,
    () => undefined,
  );
  expect(new Set(changes.map(({ language }) => language))).toEqual(new Set(["en"]));
});

test("a failure, and a cancellation, leave everything as it was", async () => {
  const catalog = new CatalogUnderTest(service.url, { key: "wrong" });
  await expect(refetch(catalog.lookup, catalog.cache, parts, never, () => undefined)).rejects.toBeInstanceOf(ApiError);
  expect(catalog.cache.size).toBe(0);
  const whole = await yesterday();
  const reason = new Error("canceled");
  const asked = refetch(whole.lookup, whole.cache, parts, AbortSignal.abort(reason), () => undefined);
  await expect(asked).rejects.toBe(reason);
  expect(whole.cache.get("en", partno)?.product?.record["Status"]).toBe("Not in the list");
});
