import { jsonOf, key, messageOf, search, send, start } from "./support";
import { useService } from "../harness/use-service";

const service = useService(() => start({ cap: 5 }));

const withKey = (method: string) => ({ method, headers: { "x-api-key": key } });
const without = { headers: {} };

describe("403", () => {
  test.each([
    ["no key", {}],
    ["a wrong key", { "x-api-key": "wrong" }],
    ["an empty key", { "x-api-key": "" }],
  ])("is the response to %s", async (_, headers) => {
    const answer = await send(service, "/v2/products", { headers });
    expect(answer.status).toBe(403);
    expect(messageOf(answer)).toMatch(/^Forbidden/);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "HEAD"])("is the response to the method %s", async (method) => {
    expect((await send(service, "/v2/products", withKey(method))).status).toBe(403);
  });

  test("takes precedence over mistakes in the resource or the query", async () => {
    expect((await send(service, "/v2/nothing", without)).status).toBe(403);
    expect((await send(service, "/v2/products?$filter=nonsense", without)).status).toBe(403);
  });
});

describe("404", () => {
  test.each(["/", "/v1/products", "/v2/product", "/v2/products/", "/v2/products/x", "/V2/products", "/v2%2Fproducts"])(
    "is the response to the resource %s with a valid key",
    async (path) => {
      const answer = await send(service, path);
      expect(answer.status).toBe(404);
      expect(messageOf(answer)).toMatch(/^Not Found/);
    },
  );
});

describe("400", () => {
  test.each([
    ["Partno", 7],
    ["Partno eq", 10],
    ["Partno eq GRM", 11],
    ["Partno eq 'GRM", 11],
    ["Partno ne 'GRM'", 8],
    ["Partno eq 'GRM' or Partno eq 'GCM'", 17],
    ["(Partno eq 'GRM')", 1],
    ["Partnumber eq 'GRM'", 1],
    ["ReferenceMass ge NaN", 18],
    ["ReferenceMass ge Infinity", 18],
    ["ReferenceMass ge 1e999", 18],
    ["ReferenceMass ge 'one'", 18],
    ["ReferenceMass eq true", 18],
    ["startswith(ReferenceMass,'1')", 1],
    ["Partno ge 'GRM'", 1],
    ["Rohs eq 'true'", 9],
    ["Capacitance ge 1e-6", 1],
    ["Status eq 'Sold out'", 11],
    ["Partno eq 'A||B'", 0],
    ["Category eq 'inductors' and Capacitance ge 1", 29],
    ["Manufacturer eq 'Vendor'", 1],
    ["Partno eq 'A' and", 18],
  ])("has the position of the mistake in %s", async (filter, character) => {
    const answer = await search(service, { filter });
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(/^Bad Request: \$filter, character \d+: /);
    if (character > 0)
      expect([filter, messageOf(answer)]).toEqual([filter, expect.stringContaining(`character ${String(character)}:`)]);
  });

  test.each(["Capacitance asc", "Partno up", "Partno", "Partno asc,", "Nothing asc"])(
    "has the position of the mistake in the order %s",
    async (orderby) => {
      const answer = await search(service, { orderby });
      expect(answer.status).toBe(400);
      expect(messageOf(answer)).toMatch(/^Bad Request: \$orderby, character \d+: /);
    },
  );

  test.each(["%", "%2", "%zz", "%80", "%c3", "%ed%a0%80", "%fe"])(
    "is the response to the invalid encoding %s",
    async (text) => {
      expect((await send(service, `/v2/products?$filter=${text}`)).status).toBe(400);
      expect((await send(service, `/v2/products/getproductdatadownloadurl?category=${text}`)).status).toBe(400);
    },
  );

  test.each(["", "?category=", "?category=ceramicCapacitors", "?category=Inductors", "?lang=ja"])(
    "is the response to a download without a valid category: %s",
    async (query) => {
      const answer = await send(service, `/v2/products/getproductdatadownloadurl${query}`);
      expect(answer.status).toBe(400);
      expect(messageOf(answer)).toContain("category must be");
    },
  );

  test("is the response to any order, if the service rejects orders", async () => {
    const refusing = await start({ refuseOrderby: true, cap: 1 });
    const answers = [await search(refusing, { orderby: "Partno asc" }), await search(refusing, {})];
    await refusing.stop();
    expect(answers.map(({ status }) => status)).toEqual([400, 200]);
  });
});

describe("Accepted variations", () => {
  test.each(["xx", "", "EN-us", "%20"])("lang=%s falls back to English", async (lang) => {
    const answer = await send(service, `/v2/products/getproductdatadownloadurl?category=inductors&lang=${lang}`);
    expect(jsonOf(answer)).toMatchObject({ Language: "en", Category: "inductors" });
  });

  test("unknown parameters are ignored, and an empty filter is no filter", async () => {
    expect((await send(service, "/v2/products?$top=1&x&=y&$filter=&&")).status).toBe(200);
  });

  test("plus signs are spaces, and signs may be encoded or not", async () => {
    expect((await send(service, "/v2/products?$filter=Rohs+eq+true")).status).toBe(200);
    expect((await send(service, "/v2/products?%24filter=Partno%20eq%20%27A%7CB%27")).status).toBe(200);
    expect((await send(service, "/v2/products?$filter=Partno%20eq%20'A|B'")).status).toBe(200);
  });
});

describe("414", () => {
  const path = "/v2/products?$filter=";
  test.each([8193, 16_000, 70_000])("is the response to a URL of %d bytes", async (bytes) => {
    expect((await send(service, path + "x".repeat(bytes - path.length))).status).toBe(414);
  });

  test("isn't the response to a URL of 8,192 bytes", async () => {
    expect((await send(service, path + "x".repeat(8192 - path.length))).status).toBe(400);
  });
});

describe("Pages of other origins", () => {
  test("may send the key, and can read Retry-After", async () => {
    const preflight = await send(service, "/v2/products?$filter=x", {
      method: "OPTIONS",
      headers: { origin: "https://a.example" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("*");
    expect(preflight.headers["access-control-allow-headers"]).toContain("x-api-key");
    const answer = await send(service, "/v2/products");
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.headers["access-control-expose-headers"]).toBe("Retry-After");
  });

  test("can also read rejections, unless the service sends them as gateways do", async () => {
    const gateway = await start({ corsOnErrors: false, cap: 1 });
    const hidden = await send(gateway, "/v2/products", without);
    const shown = await send(gateway, "/v2/products?$filter=x");
    await gateway.stop();
    expect([hidden.status, hidden.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
    expect([shown.status, shown.headers["access-control-allow-origin"]]).toEqual([400, "*"]);
    expect((await send(service, "/v2/products", without)).headers["access-control-allow-origin"]).toBe("*");
  });
});
