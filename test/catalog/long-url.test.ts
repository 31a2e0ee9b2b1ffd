import { systemClock } from "../../src/api/clock";
import { Search } from "../../src/catalog/search";
import { type RunningService, startService } from "../../service/server";
import { CatalogUnderTest, listener, realParts } from "./fixture";

// Catalogues of 1,500 products, 500 an answer: what follows a number takes a URL that not every gateway takes.
const cap = 500;
const sureBytes = 2048;
const everything = { filter: null, orderby: null, language: "en" } as const;
const all = { allUpTo: 1_000_000 };
const never = new AbortController().signal;

let service: RunningService;
beforeAll(async () => {
  service = await startService({ products: 1500, cap });
});
beforeEach(() => service.resetCounts());
afterAll(() => service.stop());

/** A gateway that answers long URLs in its own way. */
function gateway(refuse: () => Promise<Response>): { readonly long: string[]; readonly fetch: typeof fetch } {
  const long: string[] = [];
  return {
    long,
    fetch: (input, init) => {
      const { url } = new Request(input);
      if (url.length <= sureBytes) return fetch(input, init);
      long.push(url);
      return refuse();
    },
  };
}

function isSortedWhole(products: readonly { readonly record: { readonly Partno: string } }[]): boolean {
  const partnos = products.map(({ record }) => record.Partno);
  return partnos.length === 1500 && partnos.every((partno, at) => at === 0 || String(partnos[at - 1]) < partno);
}

/** Searches through a catalogue's client, which remembers products but no search. */
function searchOf({ client, cache }: CatalogUnderTest, serviceUrl = () => service.url): () => Promise<boolean> {
  const limits = () => ({ serviceUrl: serviceUrl(), urlBytes: sureBytes, longUrlBytes: 8000 });
  const search = new Search(client, cache, systemClock, limits);
  return async () => isSortedWhole(await search.find(everything, all, never));
}

const answer = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));

test("a search whose service takes long URLs needs no call more than the least, and none longer than is worth a try", async () => {
  const { urls, listening } = listener();
  const search = searchOf(new CatalogUnderTest(service.url, { fetch: listening }));
  expect(await search()).toBe(true);
  const lengths = urls.map(({ length }) => length);
  expect(lengths).toHaveLength(3);
  expect(Math.max(...lengths)).toBeGreaterThan(sureBytes);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(8000);
});

test.each<[string, () => Promise<Response>]>([
  ["400", answer(400, `{"message":"Bad Request"}`)],
  ["403", answer(403, `{"message":"Forbidden"}`)],
  ["404", answer(404, "")],
  ["413", answer(413, "")],
  ["414", answer(414, "")],
  ["502", answer(502, "")],
  ["a page of its own", answer(200, "<html>Request blocked</html>")],
  ["a refusal that the browser hides", () => Promise.reject(new TypeError("Failed to fetch"))],
])(
  "a gateway that refuses long URLs by %s is asked in one of them, once, and nothing else follows",
  async (_, refuse) => {
    const { long, fetch } = gateway(refuse);
    const catalog = new CatalogUnderTest(service.url, { fetch });
    const search = searchOf(catalog);
    expect(await search()).toBe(true);
    expect(await search()).toBe(true);
    expect(long).toHaveLength(1);
    // Two answers repeat little: one call more than the least for each search.
    expect(service.counts().products).toBeLessThanOrEqual(8);
    expect((await catalog.find(realParts[0])).record.Partno).toBe(realParts[0]);
  },
);

test("a long URL that comes too soon is asked again, and so is one that fails after another was taken", async () => {
  const refusals = [answer(429, ""), () => Promise.resolve(null), answer(500, "")];
  const lengths: number[] = [];
  const catalog = new CatalogUnderTest(service.url, {
    fetch: async (input, init) => {
      const { length } = new Request(input).url;
      if (length > sureBytes) lengths.push(length);
      return (length > sureBytes ? await refusals.shift()?.() : null) ?? fetch(input, init);
    },
  });
  expect(await searchOf(catalog)()).toBe(true);
  expect(service.counts().products).toBe(3);
  expect(new Set(lengths).size).toBe(2);
  expect(lengths).toHaveLength(4);
});

test("what one service takes, another may refuse", async () => {
  const strict = gateway(answer(403, ""));
  let serviceUrl = service.url;
  const catalog = new CatalogUnderTest(service.url, {
    fetch: (...request) => (serviceUrl === service.url ? fetch : strict.fetch)(...request),
  });
  const search = searchOf(catalog, () => serviceUrl);
  expect(await search()).toBe(true);
  serviceUrl = "https://another.example";
  expect(await search()).toBe(true);
  expect(strict.long).toHaveLength(1);
  expect((await catalog.find(realParts[0])).record.Partno).toBe(realParts[0]);
});
