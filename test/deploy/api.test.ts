import type { IncomingHttpHeaders } from "node:http";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describeWithNginx, startNginx, type RunningNginx } from "../harness/nginx";
import { newSession } from "../harness/session";
import { partnoQuery } from "../../src/product-data/filter/query";
import { sendRaw, startUpstream, statusOfRaw, type Upstream } from "../harness/upstream";

const organizationKey = "organization-key-8f1c";
const usersKey = "users-key-77aa";

let site: string;
let upstream: Upstream;
let nginx: RunningNginx;

async function start(variables: Readonly<Record<string, string>>): Promise<void> {
  site = await mkdtemp(path.join(tmpdir(), "site-"));
  await writeFile(path.join(site, "taskpane.html"), "<!doctype html>");
  upstream = await startUpstream();
  nginx = await startNginx({ site, variables: { API_URL: upstream.url, API_RATE: "1000", ...variables } });
}

async function stop(): Promise<void> {
  await Promise.all([nginx.stop(), upstream.stop()]);
  await rm(site, { recursive: true });
}

const ask = (query: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${nginx.url}/v2/products?${query}`, { headers });

describeWithNginx("nginx with the organization's key", () => {
  beforeEach(() => start({ API_KEY: organizationKey }));
  afterEach(stop);

  test("the API gets the organization's key, and only the query of the user's request", async () => {
    const response = await ask("$filter=Partno%20eq%20%27A%7CB%27&lang=ja", {
      "x-api-key": usersKey,
      Cookie: "session=1",
      Authorization: "Bearer x",
      "X-Forwarded-Host": "elsewhere.example",
      Referer: "https://intranet.example/secret",
    });
    expect(response.status).toBe(200);
    const [{ url, headers } = { url: "", headers: {} as IncomingHttpHeaders }] = upstream.received;
    expect(url).toBe("/v2/products?$filter=Partno%20eq%20%27A%7CB%27&lang=ja");
    expect(headers["x-api-key"]).toBe(organizationKey);
    expect(Object.keys(headers).sort()).toEqual(["accept", "accept-encoding", "host", "user-agent", "x-api-key"]);
  });

  test("the longest URL that a search tries reaches the API", async () => {
    const start = `${nginx.url}/v2/products?$filter=`;
    const response = await fetch(start.padEnd(8000, "x"));
    expect(response.status).toBe(200);
    expect(upstream.received[0]?.url).toHaveLength(8000 - nginx.url.length);
  });

  test("a repeated request is served from the shared cache; another language is another request", async () => {
    const texts = [];
    for (const lang of ["en", "ja", "en", "ja"]) texts.push(await (await ask(`lang=${lang}`)).text());
    expect(upstream.received.map(({ url }) => url)).toEqual(["/v2/products?lang=en", "/v2/products?lang=ja"]);
    expect(texts[2]).toBe(texts[0]);
    expect(texts[1]).not.toBe(texts[0]);
  });

  test("the cache is shared whatever the API's headers for caching, cookies, and origins, and none of them is passed on", async () => {
    upstream.answer = (_, response) =>
      response
        .writeHead(200, {
          "Content-Type": "application/json; charset=utf-8",
          "Cache-Control": "private, no-store",
          "Set-Cookie": "a=b",
          Vary: "*",
          "Access-Control-Allow-Origin": "*",
          "X-Accel-Redirect": "/taskpane.html",
        })
        .end("{}");
    const first = await ask("lang=en");
    const second = await ask("lang=en");
    expect([await first.text(), second.headers.get("x-cache")]).toEqual(["{}", "HIT"]);
    expect(second.headers.get("set-cookie")).toBeNull();
    expect(second.headers.get("access-control-allow-origin")).toBe(nginx.url);
    expect(upstream.received).toHaveLength(1);
  });

  test("responses are cached compressed, and sent uncompressed to clients that don't support compression", async () => {
    const body = JSON.stringify({ text: "capacitor ".repeat(1000) });
    upstream.answer = (_, response) => response.setHeader("Content-Type", "application/json").end(body);
    expect(await (await ask("lang=en")).text()).toBe(body);
    const plain = await ask("lang=en", { "Accept-Encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(body);
    expect((await nginx.cached()).every((file) => file.length < body.length)).toBe(true);
  });

  test("equal requests of fifty users at once are sent to the API once", async () => {
    let release: () => void = () => undefined;
    upstream.answer = (_, response) =>
      (release = () => response.setHeader("Content-Type", "application/json").end("{}"));
    const requested = new Promise<void>((resolve) => {
      const answer = upstream.answer;
      upstream.answer = (request, response) => {
        answer(request, response);
        resolve();
      };
    });
    const all = Array.from({ length: 50 }, () => ask("lang=en"));
    await requested;
    release();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(upstream.received).toHaveLength(1);
  });

  test("a request that always fails is sent once a second, not once for each user", async () => {
    upstream.answer = (_, response) => response.writeHead(500).end(`{"message":"broken"}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("lang=en")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
    expect(upstream.received.length).toBeLessThan(20);
  });

  test("a rejected key of the organization is reported, and the user doesn't have to enter one", async () => {
    upstream.answer = (_, response) => response.writeHead(403).end("{}");
    const response = await ask("lang=en");
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      message: "The API rejects the key of the organization. Contact your administrator.",
    });
  });

  test("a 429 of the API reaches the add-in with its Retry-After, readable for a page", async () => {
    upstream.answer = (_, response) => response.writeHead(429, { "Retry-After": "7" }).end("{}");
    const response = await ask("lang=en");
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
    expect(response.headers.get("access-control-expose-headers")).toContain("Retry-After");
    upstream.answer = (_, reply) => reply.writeHead(429, { "Retry-After": "99999999999" }).end("{}");
    expect((await ask("lang=ja")).headers.get("retry-after")).toBeNull();
  });

  test("a page of another site is rejected before a request is sent", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
    expect((await ask("lang=en", headers)).status).toBe(403);
    expect((await ask("lang=en", { "Sec-Fetch-Site": "cross-site", Origin: nginx.url })).status).toBe(200);
    expect((await ask("lang=en", { "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
    expect(upstream.received).toHaveLength(1);
  });

  test("a page whose browser sends only the origin is rejected too", async () => {
    expect((await ask("lang=en", { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await ask("lang=en", { Origin: "null" })).status).toBe(403);
    expect((await ask("lang=en", { Origin: nginx.url })).status).toBe(200);
  });

  test("a response of another form becomes a failure, is kept for a second, and can't run as a page", async () => {
    const { answer } = upstream;
    upstream.answer = (_, response) => response.setHeader("Content-Type", "text/html").end("<script>alert(1)</script>");
    const page = await ask("lang=en");
    expect([page.status, page.headers.get("content-type")]).toEqual([502, expect.stringContaining("application/json")]);
    expect(page.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    upstream.answer = answer;
    let next = await ask("lang=en");
    while (next.status === 502) next = await ask("lang=en"); // until the second is over
    expect(await next.json()).toEqual({ url: "/v2/products?lang=en" });
    expect((await ask("lang=en")).headers.get("x-cache")).toBe("HIT");
  });

  const failures: readonly (readonly [string, Upstream["answer"]])[] = [
    ...[401, 403, 404, 429, 500, 502, 503, 504].map((status): readonly [string, Upstream["answer"]] => [
      String(status),
      (_, response) => void response.writeHead(status).end("{}"),
    ]),
    ["a connection that is dropped", (_, response) => void response.destroy()],
    ["a redirect", (_, response) => void response.writeHead(302, { Location: "/elsewhere" }).end()],
    ["half a JSON", (_, response) => void response.setHeader("Content-Type", "application/json").end('{"Data":{')],
  ];

  test("no failure replaces a good response, even if a request avoids the cache", async () => {
    const { answer } = upstream;
    for (const [name, fails] of failures) {
      const query = `n=${encodeURIComponent(name)}`;
      upstream.answer = answer;
      const good = await (await ask(query)).text();
      upstream.answer = fails;
      expect((await ask(query, { "Cache-Control": "max-age=0" })).status).toBeGreaterThanOrEqual(400);
      const others = await ask(query);
      expect([name, others.status, others.headers.get("x-cache"), await others.text()]).toEqual([
        name,
        200,
        "HIT",
        good,
      ]);
    }
  });

  test("after its time, a good response is still returned instead of any failure", async () => {
    await nginx.stop();
    const variables = { API_URL: upstream.url, API_KEY: organizationKey, API_RATE: "1000", CACHE_TIME: "1s" };
    nginx = await startNginx({ site, variables });
    const queryOf = (name: string): string => `n=${encodeURIComponent(name)}`;
    const good = await Promise.all(failures.map(async ([name]) => (await ask(queryOf(name))).text()));
    upstream.answer = (request, response) =>
      failures.find(([name]) => request.url.endsWith(queryOf(name)))?.[1](request, response);
    for (const [index, [name]] of failures.entries()) {
      let later = await ask(queryOf(name));
      while (later.headers.get("x-cache") === "HIT") later = await ask(queryOf(name)); // until the second is over
      const text = await later.text();
      expect([name, later.status, later.headers.get("x-cache"), text]).toEqual([name, 200, "STALE", good[index]]);
    }
  });

  test("half a JSON that looks whole is replaced in the cache by the first add-in that can't read it", async () => {
    const products = '{"HasMoreHits":false,"Data":{}}';
    const answers = [products.slice(0, -1), products];
    upstream.answer = (_, response) =>
      response.setHeader("Content-Type", "application/json").end(answers[upstream.received.length - 1] ?? "too many");
    const { client } = newSession({ serviceUrl: nginx.url });
    const query = partnoQuery("eq", ["GRM155R61E105KA12D"], "en");
    const { signal } = new AbortController();
    expect(await client.products(query, signal)).toEqual({ hasMoreHits: false, products: [] });
    expect(await newSession({ serviceUrl: nginx.url }).client.products(query, signal)).toMatchObject({ products: [] });
    expect(upstream.received).toHaveLength(2);
  });

  test("a request whose header doesn't end is closed after ten seconds", async () => {
    const startedMs = Date.now();
    await sendRaw(nginx.port, "GET /v2/products HTTP/1.1\r\nHost: 127.0.0.1\r\n");
    expect(Date.now() - startedMs).toBeLessThan(20_000);
  });

  test("nginx responds to a preflight itself, for the add-in's origin only", async () => {
    const response = await fetch(`${nginx.url}/v2/products`, {
      method: "OPTIONS",
      headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "GET" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(nginx.url);
    expect(response.headers.get("access-control-allow-headers")).toBe("x-api-key");
    expect(upstream.received).toHaveLength(0);
  });

  test("while the API is down, cached responses are returned, and other requests fail with the reason", async () => {
    await nginx.stop();
    nginx = await startNginx({
      site,
      variables: { API_URL: upstream.url, API_KEY: organizationKey, API_RATE: "1000", CACHE_TIME: "1s" },
    });
    const before = await (await ask("lang=en")).text();
    await upstream.stop();
    let stale = await ask("lang=en");
    while (stale.headers.get("x-cache") === "HIT") stale = await ask("lang=en"); // until the second is over
    expect([stale.status, stale.headers.get("x-cache")]).toEqual([200, "STALE"]);
    expect(await stale.text()).toBe(before);
    const unseen = await ask("lang=zh");
    expect([unseen.status, await unseen.json()]).toEqual([
      502,
      { message: "The API is unreachable. Try again later." },
    ]);
    expect(unseen.headers.get("access-control-allow-origin")).toBe(nginx.url);
  });

  test("the key is in no log and no file of the cache", async () => {
    await ask("lang=en", { "x-api-key": usersKey });
    upstream.answer = (_, response) => response.destroy();
    await ask("lang=ja", { "x-api-key": usersKey });
    const written = [await nginx.log(), ...(await nginx.cached())].join("\n");
    expect(written).toContain("/v2/products");
    expect(written).not.toContain(organizationKey);
    expect(written).not.toContain(usersKey);
  });

  const json = { "Content-Type": "application/json" };
  const unusable: readonly (readonly [string, Readonly<Record<string, string>>, string | Buffer])[] = [
    ["the key", json, JSON.stringify({ headers: { "x-api-key": organizationKey } })],
    ["the key in uppercase", json, JSON.stringify({ a: organizationKey.toUpperCase() })],
    ["the key, a character as \\u006f", json, `{"a":"${organizationKey.replace("o", "\\u006f")}"}`],
    ["the key, a character as %2d", json, `{"a":"${organizationKey.replace("-", "%2D")}"}`],
    ...["", "a", "ab"].map(
      (before) =>
        [
          `the key in base64 after "${before}"`,
          json,
          JSON.stringify({ a: Buffer.from(`${before}${organizationKey} `).toString("base64") }),
        ] as const,
    ),
    ["a compressed body", { ...json, "Content-Encoding": "gzip" }, gzipSync(JSON.stringify({ a: organizationKey }))],
  ];

  test("a response with the key, however it is written, or that is compressed, becomes a failure without it", async () => {
    for (const [name, headers, body] of unusable) {
      upstream.answer = (_, response) => response.writeHead(200, headers).end(body);
      const response = await ask(`n=${encodeURIComponent(name)}`);
      expect([name, response.status, await response.json()]).toEqual([
        name,
        502,
        { message: expect.stringContaining("The API's response can't be used: ") as string },
      ]);
    }
    expect((await nginx.cached()).join("\n")).not.toContain(organizationKey);
  });

  test("of the API's headers only Retry-After passes, and no redirect", async () => {
    const { answer } = upstream;
    const effects = [
      "Alt-Svc",
      "Clear-Site-Data",
      "Link",
      "NEL",
      "Refresh",
      "Server-Timing",
      "WWW-Authenticate",
      "X-New",
    ];
    const headers = {
      ...Object.fromEntries(effects.map((name) => [name, organizationKey])),
      Location: organizationKey,
    };
    for (const status of [200, 302, 307, 404, 429]) {
      upstream.answer = (_, response) => response.writeHead(status, { ...headers, "Retry-After": "7" }).end("{}");
      const response = await fetch(`${nginx.url}/v2/products?n=${String(status)}`, { redirect: "manual" });
      expect([status, response.status]).toEqual([status, status === 302 || status === 307 ? 502 : status]);
      expect(
        [...response.headers].filter(([name, value]) => name === "location" || value.includes("organization")),
      ).toEqual([]);
      expect(response.headers.get("retry-after")).toBe(status === 404 || status === 429 ? "7" : null);
    }
    upstream.answer = answer;
  });

  test("a response with every character, and one of 8 MB, pass unchanged; one of 40 MB doesn't", async () => {
    const text = JSON.stringify({ text: "µΩ静電容量 \u{1f50c} %2f &#x41; \\u0041 \0" });
    upstream.answer = (_, response) => response.writeHead(200, json).end(text);
    expect(await (await ask("lang=ja")).text()).toBe(text);
    const long = JSON.stringify({ text: "容量".repeat(1_400_000) });
    upstream.answer = (_, response) => response.writeHead(200, json).end(long);
    expect((await (await ask("lang=zh")).text()) === long).toBe(true);
    const tooLong = JSON.stringify({ text: "x".repeat(40_000_000) });
    upstream.answer = (_, response) => response.writeHead(200, json).end(tooLong);
    const refused = await ask("lang=en");
    expect([refused.status, await refused.json()]).toEqual([
      502,
      { message: expect.stringContaining("32 MB") as string },
    ]);
  });

  test.each([
    [
      "another method",
      "POST /v2/products HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
      405,
    ],
    ["another resource", "GET /v2/admin HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 404],
    [
      "a way around the resource",
      "GET /v2/products/../admin HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
      404,
    ],
    [
      "the same, encoded",
      "GET /v2/products/%2e%2e/admin HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
      404,
    ],
    ["another version", "GET /v1/products HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 404],
    ["another host", "GET /v2/products HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n", 421],
    [
      "another host in the address",
      "GET http://elsewhere.example/v2/products HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
      421,
    ],
    ["no host", "GET /v2/products HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["two hosts", "GET /v2/products HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
    [
      "a body",
      `GET /v2/products HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\nConnection: close\r\n\r\n${"x".repeat(5000)}`,
      413,
    ],
    [
      "a small body",
      "GET /v2/products HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nConnection: close\r\n\r\nx",
      413,
    ],
    [
      "a body of unknown length",
      "GET /v2/products HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
      413,
    ],
    [
      "a long address",
      `GET /v2/products?${"x".repeat(9000)} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
      414,
    ],
    [
      "long headers",
      `GET /v2/products HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ${"x".repeat(9000)}\r\nConnection: close\r\n\r\n`,
      400,
    ],
    [
      "two lengths",
      "GET /v2/products HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["a tunnel", "CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 400],
  ])("%s is rejected and not passed on", async (_, request, status) => {
    expect(await statusOfRaw(nginx.port, request)).toBe(status);
    expect(upstream.received).toHaveLength(0);
  });

  test("line breaks in a query reach neither the headers of the response nor those of the API", async () => {
    const query = "lang=en%0d%0aX-Injected:%20yes%0d%0a%0d%0aGET%20/v2/admin";
    const answer = await sendRaw(
      nginx.port,
      `GET /v2/products?${query} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.split("\r\n\r\n")[0]).not.toContain("X-Injected");
    expect(upstream.received.map(({ url }) => url)).toEqual([`/v2/products?${query}`]);
    expect(upstream.received[0]?.headers).not.toHaveProperty("x-injected");
  });
});

describeWithNginx("nginx with one address that floods it", () => {
  const from = (address: string, query: string, key = ""): Promise<Response> =>
    ask(query, { "X-Forwarded-For": address, ...(key === "" ? {} : { "x-api-key": key }) });
  const count = (statuses: readonly number[], status: number): number =>
    statuses.filter((each) => each === status).length;
  afterEach(stop);

  test("with different queries: other users get their responses", async () => {
    await start({ API_KEY: organizationKey, API_RATE: "100", API_QUEUE: "160", CLIENT_QUEUE: "60" });
    const flood = Array.from({ length: 400 }, (_, at) => from("192.0.2.1", `lang=en&n=${String(at)}`));
    const others = Array.from({ length: 50 }, (_, at) => from(`198.51.100.${String(at)}`, `lang=ja&n=${String(at)}`));
    const refused = (await Promise.all(flood)).map(({ status }) => status);
    expect(
      count(
        (await Promise.all(others)).map(({ status }) => status),
        200,
      ),
    ).toBe(50);
    expect(count(refused, 429)).toBeGreaterThan(200);
  });

  test("with one query: its limit isn't kept for the others", async () => {
    await start({ API_KEY: organizationKey, API_RATE: "100", CLIENT_QUEUE: "3" });
    upstream.answer = (_, response) => response.writeHead(500).end("{}");
    const flood = await Promise.all(
      Array.from({ length: 20 }, (_, at) => from("192.0.2.1", `lang=en&n=${String(at)}`)),
    );
    const refused = flood.findIndex(({ status }) => status === 429);
    expect(refused).toBeGreaterThanOrEqual(0);
    upstream.answer = (_, response) => response.setHeader("Content-Type", "application/json").end("{}");
    const query = `lang=en&n=${String(refused)}`;
    await from("192.0.2.1", query);
    expect((await from("198.51.100.1", query)).status).toBe(200);
  });

  test("with forged addresses, from the network of the proxy: the one that the proxy added counts", async () => {
    await start({ API_KEY: organizationKey, API_RATE: "100", CLIENT_QUEUE: "3", TRUSTED_PROXIES: "127.0.0.0/8" });
    const flood = Array.from({ length: 20 }, (_, at) =>
      from(`192.0.2.${String(at)}, 127.0.0.9`, `lang=en&n=${String(at)}`),
    );
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(count(statuses, 429)).toBeGreaterThan(10);
    expect((await from("192.0.2.1, 127.0.0.8", "lang=ja")).status).toBe(200);
  });

  test("with guessed keys: few of them reach the API", async () => {
    await start({ API_KEY: "", API_RATE: "4", CLIENT_QUEUE: "20" });
    const guessed = Array.from({ length: 600 }, (_, at) => from("192.0.2.1", "lang=en", `guess-${String(at)}`));
    const statuses = (await Promise.all(guessed)).map(({ status }) => status);
    expect(count(statuses, 429)).toBeGreaterThan(500);
    expect(upstream.received.length).toBeLessThan(100);
    expect((await from("198.51.100.1", "lang=en", usersKey)).status).toBe(200);
  });
});

describeWithNginx("nginx with the users' own keys", () => {
  beforeEach(() => start({ API_KEY: "" }));
  afterEach(stop);

  test("each user's key is sent to the API, and responses aren't shared between keys", async () => {
    upstream.answer = ({ headers }, response) =>
      headers["x-api-key"] === usersKey ? response.end(`{"for":"user"}`) : response.writeHead(403).end("{}");
    expect(await (await ask("lang=en", { "x-api-key": usersKey })).text()).toBe(`{"for":"user"}`);
    const other = await ask("lang=en", { "x-api-key": "wrong" });
    expect(other.status).toBe(403);
    expect(upstream.received.map(({ headers }) => headers["x-api-key"])).toEqual([usersKey, "wrong"]);
    expect(await nginx.cached()).toEqual([]);
  });

  test("an API that repeats the user's key in an error doesn't reveal it to the add-in", async () => {
    upstream.answer = ({ headers }, response) =>
      response.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify({ message: headers }));
    const response = await ask("lang=en", { "x-api-key": usersKey });
    expect([response.status, (await response.text()).includes(usersKey)]).toEqual([400, false]);
  });

  test("a key of fewer than eight characters may occur in a response by chance", async () => {
    expect(await (await ask("lang=en", { "x-api-key": "u" })).json()).toEqual({ url: "/v2/products?lang=en" });
  });

  test("without a key no request is sent", async () => {
    expect((await ask("lang=en")).status).toBe(403);
    expect(upstream.received).toHaveLength(0);
  });
});
