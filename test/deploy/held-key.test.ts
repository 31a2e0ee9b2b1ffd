import { Activity } from "../../src/product-data/api/activity";
import { type Access, Client, heldByServer } from "../../src/product-data/api/client";
import { systemClock } from "../../src/product-data/base/clock";
import { ApiError } from "../../src/product-data/api/failure";
import { Pacer } from "../../src/product-data/api/pacer";
import { fetchTransport } from "../../src/product-data/api/transport";
import { startUpstream, type Upstream } from "../harness/upstream";

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
  upstream.answer = (_, response) => response.end(`{"HasMoreHits":false,"Data":{}}`);
});
afterEach(() => upstream.stop());

function ask(key: Access["key"]): Promise<unknown> {
  const pacer = new Pacer(systemClock, 4, new Activity(systemClock.now));
  const client = new Client(
    () => ({ serviceUrl: upstream.url, key }),
    fetchTransport(fetch, 10_000, () => true),
    pacer,
    systemClock.now,
  );
  return client.products({ filter: [], orderby: [], language: "en" }, new AbortController().signal);
}

test("if the server holds the key, the add-in sends requests without one", async () => {
  await ask(heldByServer);
  expect(upstream.received[0]?.headers).not.toHaveProperty("x-api-key");
});

test("a user's key goes into its header, and nowhere into the address", async () => {
  await ask("users-key-77aa");
  expect(upstream.received[0]?.headers["x-api-key"]).toBe("users-key-77aa");
  expect(upstream.received[0]?.url).not.toContain("users-key");
});

test("a redirect isn't followed, so no other host receives the key", async () => {
  const other = await startUpstream();
  upstream.answer = (_, response) => response.writeHead(307, { location: `${other.url}/v2/products` }).end();
  // Failures without a response are retried, which takes seconds; the first response shows it.
  const requested = ask("users-key-77aa");
  await expect(requested).rejects.toBeInstanceOf(ApiError);
  expect([upstream.received.length > 0, other.received]).toEqual([true, []]);
  await other.stop();
});

test("without any key nothing is sent", async () => {
  await expect(ask(null)).rejects.toEqual(new ApiError({ code: "noKey" }));
  expect(upstream.received).toEqual([]);
});

test("a 403 is the user's mistake only with the user's own key", async () => {
  upstream.answer = (_, response) => response.writeHead(403).end("{}");
  await expect(ask("users-key-77aa")).rejects.toEqual(new ApiError({ code: "keyRejected" }));
  await expect(ask(heldByServer)).rejects.toEqual(new ApiError({ code: "accessRefused" }));
});
