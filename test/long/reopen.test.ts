import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { startService } from "../../service/server";
import { fields, partsOf } from "../harness/catalog-parts";
import { cellOf, openSession, specOfEach, stored } from "../resilience/session";
import { useService } from "../harness/use-service";

const service = useService(() => startService({ products: 3000 }));

test("A workbook of 1,000 parts x 10 fields needs few requests, and none to reopen or for an inserted row", async () => {
  const parts = await partsOf(service, 1000);
  const partnos = parts.map(({ partno }) => partno);
  const right = parts.map(({ cells }) => cells);
  const storage = new IDBFactory();

  const monday = await openSession({ serviceUrl: service.url, storage });
  expect((await specOfEach(monday, partnos)).map((row) => row.map(cellOf))).toEqual(right);
  // 10,000 cells; the bound is the URL budget of 2,048 bytes, which has room for at least 90 numbers.
  expect(service.counts().products).toBeLessThanOrEqual(Math.ceil(1000 / 90));

  service.resetCounts();
  expect((await specOfEach(monday, ["", ...partnos])).slice(1).map((row) => row.map(cellOf))).toEqual(right);
  expect(service.counts().products).toBe(0);
  await stored(storage, service.url, partnos.length);
  monday.close();

  const tuesday = await openSession({ serviceUrl: service.url, storage });
  expect((await specOfEach(tuesday, partnos)).map((row) => row.map(cellOf))).toEqual(right);
  expect(service.counts().products).toBe(0);
  tuesday.close();
  expect(right.flat()).toHaveLength(1000 * fields.length);
});

test("A search is also stored when a workbook is reopened", async () => {
  const storage = new IDBFactory();
  const args = ["Category eq 'inductors' and Inductance ge 0.00001", "Inductance asc", null, null, null];
  const monday = await openSession({ serviceUrl: service.url, storage });
  const first = await monday.call("SEARCH", ...args);
  expect(first).toHaveProperty("value");
  await stored(storage, service.url, 2);
  monday.close();
  service.resetCounts();
  const tuesday = await openSession({ serviceUrl: service.url, storage });
  expect(await tuesday.call("SEARCH", ...args)).toEqual(first);
  expect(service.counts().products).toBe(0);
  tuesday.close();
});
