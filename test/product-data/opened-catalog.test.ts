import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { mirrorCatalog } from "../../scripts/mirror/mirror";
import { checkBom } from "../../src/bom/index";
import { entriesOf } from "../bom/check/entries";
import { readCatalogAt } from "../../cli/catalog-at";
import { createClient, catalogOf, type ProductData, readQuery } from "../../src/product-data/index";
import { key, start } from "../service/support";
import { useService } from "../harness/use-service";

const service = useService(() => start({ products: 1000 }));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "catalog-"));
  await mirrorCatalog({
    ...{ serviceUrl: service.url, key, folder, allowFewer: false, fetch, log: () => undefined },
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const partnos = ["grm155r61e105ka12d", "GRM155R61E105KA12", "LQG15HS15NH02D", "GRM155R61E105KA12X", "see drawing"];

async function answersOf(data: ProductData): Promise<unknown> {
  const query = readQuery("Category eq 'Inductors' and Inductance ge 1E-6", "Inductance desc", "ja");
  if (!query.ok) throw new Error(query.issues[0].code);
  const parts = await data.parts(partnos, "en");
  const found = await data.search(query.value, { allUpTo: 5000 });
  const cells = partnos.map((text, row) => ({ row, text, description: "1uF 25V X5R 0402" }));
  const verdicts = await checkBom(entriesOf(cells), data.lookup, "en", new AbortController().signal);
  return JSON.parse(
    JSON.stringify([parts, found, verdicts], (name, value: unknown) => (name === "fetchedMs" ? undefined : value)),
  ) as unknown;
}

/** A web server of the folder, without anything else. */
async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? "");
    response.setHeader("content-type", name.endsWith(".json") ? "application/json" : "application/octet-stream");
    response.end(readFileSync(path.join(folder, name)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}

test("a catalog in a folder and at an address returns what the service does, without a request to it", async () => {
  const server = await serve();
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/catalog/`;
  const fromService = await answersOf(createClient({ url: service.url, key }));
  service.resetCounts();
  const catalog = catalogOf(await readCatalogAt(folder));
  expect(catalog).toMatchObject({ products: 1000, fetchedMs: expect.any(Number) as number });
  expect(await answersOf(catalog)).toEqual(fromService);
  expect(await answersOf(catalogOf(await readCatalogAt(url)))).toEqual(fromService);
  expect(service.counts()).toMatchObject({ download: 0, products: 0 });
  server.close();
});

test("a number that it doesn't have is a failure with similar numbers, and so are too many parts", async () => {
  const catalog = catalogOf(await readCatalogAt(folder));
  const [part] = await catalog.parts(["GRM155R61E105KA12X"], "zh");
  expect(part).toMatchObject({ product: null, near: expect.arrayContaining(["GRM155R61E105KA12D"]) as unknown });
  const all = { filter: [], orderby: [], language: "en" } as const;
  await expect(catalog.search(all, { allUpTo: 999 })).rejects.toMatchObject({ failure: { code: "tooManyProducts" } });
  expect(await catalog.search(all, { first: 3 })).toHaveLength(3);
});

test("a folder without a catalog, or with a part of one, is an error with a code", async () => {
  const other = await mkdtemp(path.join(tmpdir(), "catalog-"));
  await expect(readCatalogAt(other)).rejects.toMatchObject({ failure: { code: "noMirror" } });
  await cp(folder, other, { recursive: true });
  const index = JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8")) as { files: { name: string }[] };
  await writeFile(path.join(other, "index.json"), JSON.stringify({ ...index, files: index.files.slice(0, 2) }));
  await expect(readCatalogAt(other)).rejects.toMatchObject({ failure: { code: "incomplete" } });
  await writeFile(path.join(other, "index.json"), JSON.stringify(index));
  await writeFile(path.join(other, index.files[0]?.name ?? ""), "cut off");
  await expect(readCatalogAt(other)).rejects.toMatchObject({ failure: { code: "truncated" } });
  await rm(other, { recursive: true });
});
