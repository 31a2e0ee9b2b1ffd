import { get } from "node:http";
import { gunzipSync } from "node:zlib";
import { jsonOf, partnosOf, type ProductsAnswer, productsOf, send, start } from "./support";
import { eventually } from "../harness/eventually";
import { useService } from "../harness/use-service";

const day = 24 * 60 * 60 * 1000;
let now = Date.UTC(2026, 0, 1);
const service = useService(() => start({ products: 3000, clock: { now: () => now } }));

async function issue(category: string, lang = "en"): Promise<string> {
  const answer = await send(service, `/v2/products/getproductdatadownloadurl?category=${category}&lang=${lang}`);
  const body = jsonOf(answer) as Readonly<Record<string, string>>;
  expect(body).toEqual({
    Language: lang,
    Category: category,
    ProductDataDownloadUrl: expect.stringContaining(service.url) as string,
  });
  return (body["ProductDataDownloadUrl"] ?? "").slice(service.url.length);
}

/** Ends when the request is aborted, or earlier if the response has fewer chunks. */
function leaveAfterChunks(url: string, chunks: number): Promise<void> {
  return new Promise((resolve) => {
    const sent = get(url, (response) => {
      let received = 0;
      response.on("data", () => {
        if (received++ === chunks) sent.destroy();
      });
      response.on("close", resolve);
      response.on("error", () => undefined);
    });
  });
}

const withoutKey = { headers: {} };

describe("The download URL", () => {
  test.each(["ceramicCapacitorsSMD", "ceramicCapacitorsLead", "inductors"])(
    "of %s returns all its products, as in the response of a search",
    async (category) => {
      const file = await send(service, await issue(category, "zh"), withoutKey);
      expect(file.status).toBe(200);
      expect(file.headers["content-encoding"]).toBe("gzip");
      const all = JSON.parse(gunzipSync(file.body).toString("utf8")) as ProductsAnswer;
      expect(all.HasMoreHits).toBe(false);
      const first = await productsOf(service, { filter: `Category eq '${category}'`, lang: "zh" });
      const [group = ""] = Object.keys(first.Data);
      expect(all.Data[group]?.Products.slice(0, partnosOf(first).length)).toEqual(first.Data[group]?.Products);
      expect(partnosOf(all)).toHaveLength(
        { ceramicCapacitorsSMD: 2409, ceramicCapacitorsLead: 43, inductors: 548 }[category] ?? 0,
      );
    },
  );

  test("works for 7 days, and returns 403 after that", async () => {
    const path = await issue("inductors");
    now += 7 * day;
    expect((await send(service, path, withoutKey)).status).toBe(200);
    now += 1;
    const late = await send(service, path, withoutKey);
    expect(late.status).toBe(403);
    expect(jsonOf(late)).toEqual({ message: "Forbidden: the download URL has expired. Request a new one." });
  });

  test("can be left while its last chunk is read, and the service still responds", async () => {
    const url = service.url + (await issue("ceramicCapacitorsLead"));
    for (let left = 0; left < 200; left++) await leaveAfterChunks(url, left % 3);
    expect((await send(service, url.slice(service.url.length), withoutKey)).status).toBe(200);
  });

  test("serves four at a time, and others when one has ended or was left", async () => {
    const url = service.url + (await issue("ceramicCapacitorsSMD"));
    const responses = await Promise.all(Array.from({ length: 6 }, () => fetch(url)));
    const statuses = responses.map(({ status }) => status);
    for (const { body } of responses) await body?.cancel();
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 429, 429]);
    await eventually(async () => expect((await fetch(url)).status).toBe(200));
  });

  test("can't be changed", async () => {
    const path = await issue("inductors");
    const changed = [
      path.replace("inductors", "ceramicCapacitorsSMD"),
      path.replace("-en", "-ja"),
      path.replace(/expires=\d/, "expires=9"),
      path.replace(/signature=.*/, "signature=00"),
      path.replace(/&signature.*/, ""),
      path.replace(/expires=\d+/, "expires=NaN"),
    ];
    for (const each of changed) expect([each, (await send(service, each, withoutKey)).status]).toEqual([each, 403]);
    expect((await send(service, "/download/nothing.json", withoutKey)).status).toBe(404);
    expect((await send(service, "/download/inductors-en.json?%", withoutKey)).status).toBe(404);
  });

  test("works after a restart of the service", async () => {
    const path = await issue("inductors");
    const next = await start({ products: 3000, clock: { now: () => now } });
    const answer = await send(next, path, withoutKey);
    await next.stop();
    expect(answer.status).toBe(200);
  });
});
