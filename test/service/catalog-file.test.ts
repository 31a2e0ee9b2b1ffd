import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { RunningService } from "../../service/server";
import { languages } from "../../src/product-data/vocabulary/language";
import { jsonOf, productsOf, search, send, start } from "./support";

const directory = mkdtempSync(join(tmpdir(), "catalog-"));
const categories = ["ceramicCapacitorsSMD", "ceramicCapacitorsLead", "inductors"];
const files: Record<string, string> = {};
let original: RunningService;

beforeAll(async () => {
  original = await start({ products: 1000 });
  for (const category of categories)
    for (const lang of languages) {
      const issued = await send(original, `/v2/products/getproductdatadownloadurl?category=${category}&lang=${lang}`);
      const { ProductDataDownloadUrl: url } = jsonOf(issued) as { readonly ProductDataDownloadUrl: string };
      const { body } = await send(original, url.slice(original.url.length), { headers: {} });
      const path = join(directory, `${category}-${lang}.json`);
      // One file compressed as it was downloaded, the others plain.
      writeFileSync(path, lang === "en" ? body : gunzipSync(body));
      files[`${category} ${lang}`] = path;
    }
});
afterAll(async () => {
  await original.stop();
  rmSync(directory, { recursive: true });
});

async function load(catalogFiles: readonly string[]): Promise<RunningService> {
  return start({ catalogFiles, cacheDirectory: join(directory, "cache") });
}

const anyPort = (text: string): string => text.replace(/http:\/\/127\.0\.0\.1:\d+/g, "");

test("A catalog loaded from downloaded files responds like their source", async () => {
  const loaded = await load(Object.values(files));
  expect(loaded.products).toBe(1000);
  for (const lang of languages) {
    const requested = { lang, filter: "Reach eq true", orderby: "Application asc,ReferenceMass desc" };
    const [one, other] = [await search(original, requested), await search(loaded, requested)];
    expect(anyPort(other.body.toString())).toBe(anyPort(one.body.toString()));
  }
  await loaded.stop();
});

test("A file in one language serves all languages, with translated list values", async () => {
  const loaded = await load([files["inductors ja"] ?? ""]);
  const answer = await productsOf(loaded, { lang: "zh", filter: "Partno eq 'LQG15HS5N1S02D'" });
  await loaded.stop();
  const [product] = answer.Data["Inductors"]?.Products ?? [];
  expect(product).toMatchObject({
    Status: "目前生产",
    TargetCircuitCategory: "高频回路",
    ProductName: "積層高周波用インダクタ",
  });
});

test("Any product-search response can be loaded as a catalog", async () => {
  const path = join(directory, "search.json");
  const { body } = await search(original, { filter: "Partno eq 'LQG15HS5N1S02D|GRM155R61C104KA88D'" });
  writeFileSync(path, JSON.stringify(JSON.parse(body.toString()), null, 2));
  const loaded = await load([path]);
  const answer = await search(loaded, {});
  await loaded.stop();
  expect(anyPort(answer.body.toString())).toBe(anyPort(body.toString()));
});

test.each([
  ["is cut short", (text: string) => text.slice(0, text.length >> 1)],
  ["is no response", () => "[]"],
  ["is no JSON", () => "hello"],
  ["has an unknown group", (text: string) => text.replace("Inductors", "Resistors")],
])("A file that %s is rejected", async (_, change) => {
  const { body } = await search(original, { filter: "Partno eq 'LQG15HS5N1S02D'" });
  const path = join(directory, "broken.json");
  writeFileSync(path, change(body.toString()));
  await expect(load([path])).rejects.toThrow();
});

test("A second file whose values are in no language, or in several, is rejected", async () => {
  const { body } = await search(original, { filter: "Partno eq 'LQG15HS5N1S02D'" });
  const path = join(directory, "languageless.json");
  const all = JSON.parse(body.toString()) as { readonly Data: { readonly Inductors: { Products: unknown } } };
  all.Data.Inductors.Products = [{ Partno: "LQG15HS5N1S02D", Status: "NRND", ProductName: "インダクタ" }];
  writeFileSync(path, JSON.stringify(all));
  await expect(load([files["inductors en"] ?? "", path])).rejects.toThrow(/shows its language/);
});

test("A truncated download is rejected", async () => {
  const path = join(directory, "half.json");
  const whole = gunzipSync(
    await import("node:fs").then(({ readFileSync }) => readFileSync(files["inductors en"] ?? "")),
  ).toString();
  writeFileSync(path, whole.split("\n").slice(0, 5).join("\n"));
  await expect(load([path])).rejects.toThrow(/not whole/);
});
