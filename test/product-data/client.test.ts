import { startService } from "../../service/server";
import { ApiError, createClient, fieldByName, fieldValue, readQuery } from "../../src/product-data/index";
import { hurriedClock } from "../harness/hurried-clock";
import { example } from "./example";
import { useService } from "../harness/use-service";

const service = useService(() => startService({ products: 3000, cap: 100 }));

const capacitor = "GRM155R61E105KA12D";
const opened = () => createClient({ url: service.url, key: "demo-key" });

function queryOf(filter: string, orderby = "") {
  const query = readQuery(filter, orderby, "en");
  if (!query.ok) throw new Error(query.issues[0].code);
  return query.value;
}

test("the example", async () => {
  const [capacitance, near, inductors] = await example(service.url, "demo-key");
  expect(capacitance).toBe(1e-6);
  expect(near).toContain(capacitor);
  expect(inductors).toHaveLength(10);
});

test("parts are returned in the requested order, with the numbers as written, in one request", async () => {
  const partnos = [" grm155r61e105ka12d ", "no part at all!", "LQG15HS15NH02D", capacitor];
  const parts = await opened().parts(partnos, "ja");
  expect(parts.map(({ partno }) => partno)).toEqual(partnos);
  expect(parts.map(({ product }) => product?.record.Partno)).toEqual([
    capacitor,
    undefined,
    "LQG15HS15NH02D",
    capacitor,
  ]);
  expect(service.counts().products).toBe(1);
});

test("a response that is longer than any could be isn't read to its end, and not requested again", async () => {
  let [megabytes, requests, canceled] = [0, 0, 0];
  const spaces = new TextEncoder().encode(" ".repeat(1_000_000));
  const endless: typeof fetch = () => {
    requests += 1;
    const body = new ReadableStream({
      pull: (stream) => {
        if ((megabytes += 1) > 400) stream.close();
        else stream.enqueue(spaces);
      },
      cancel: () => void (canceled += 1),
    });
    return Promise.resolve(new Response(body));
  };
  const client = createClient({ url: service.url, key: "demo-key", fetch: endless });
  const failure = { code: "unreadable", detail: "size" };
  await expect(client.parts([capacitor], "en")).rejects.toMatchObject({ failure });
  expect([requests, canceled]).toEqual([1, 1]);
  expect(megabytes).toBeLessThan(60);
});

test("a search returns all products in its order, and they are known afterwards", async () => {
  const client = opened();
  const found = await client.search(queryOf("Category eq 'inductors'", "Inductance desc"), { allUpTo: 5000 });
  const inductance = fieldByName("Inductance");
  const values = found.map((product) => Number(inductance && fieldValue(product, inductance)));
  expect(values.length).toBeGreaterThan(100);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  service.resetCounts();
  await client.parts(
    found.map(({ record }) => record.Partno),
    "en",
  );
  expect(service.counts().products).toBe(0);
});

test("more products than allowed and a rejected key are errors with a code", async () => {
  const tooMany = opened().search(queryOf("Category eq 'inductors'"), { allUpTo: 50 });
  await expect(tooMany).rejects.toMatchObject({ failure: { code: "tooManyProducts" } });
  await expect(tooMany).rejects.toMatchObject({ failure: { code: "tooManyProducts", allowed: 50 } });
  const refused = createClient({ url: service.url, key: "wrong" }).parts([capacitor], "en");
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({ failure: { code: "keyRejected" } });
});

test("a key that can't be sent, such as one with a dash from a text, is rejected without a request", async () => {
  for (const key of ["demo–key", "demo\nkey", "ｄｅｍｏ-key"]) {
    const refused = createClient({ url: service.url, key }).parts([capacitor], "en");
    await expect(refused).rejects.toMatchObject({ failure: { code: "keyRejected" } });
  }
  expect(service.counts().byStatus).toEqual({});
});

test("a caller that leaves gets its reason at once; another one that waits for the same parts gets them", async () => {
  const client = opened();
  const controller = new AbortController();
  const left = client.parts([capacitor], "en", controller.signal);
  const stays = client.parts([capacitor], "en");
  controller.abort(new Error("closed"));
  await expect(left).rejects.toThrow("closed");
  expect((await stays)[0]?.product?.record.Partno).toBe(capacitor);
  await expect(client.search(queryOf("Rohs eq true"), { first: 1 }, controller.signal)).rejects.toThrow("closed");
  expect(service.counts().products).toBe(1);
});

test("a service that can't be reached is an error with a code", async () => {
  const client = createClient({ url: "http://127.0.0.1:9", key: "demo-key", clock: hurriedClock(10_000) });
  await expect(client.parts([capacitor], "en")).rejects.toMatchObject({ failure: { code: "unreachable" } });
});
