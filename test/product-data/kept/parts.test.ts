import { isDeepStrictEqual } from "node:util";
import { randomBytes } from "node:crypto";
import type { RunningService } from "../../../service/server";
import { fieldValue, type Product } from "../../../src/product-data/api/product";
import { packContent } from "../../../src/product-data/kept/content";
import { readParts, writeParts } from "../../../src/product-data/kept/parts";
import { xmlOf } from "../../../src/product-data/kept/xml-part";
import { fieldByName } from "../../../src/product-data/vocabulary/field";
import { start } from "../../service/support";
import { downloadsOf } from "../catalog/catalog";
import { hostileParts, keptPhoto, partOf } from "../../../harness/faults/hostile-parts";
import { day, keptMs, keptPart, keptValues } from "../../../harness/kept-values";

let service: RunningService;
let products: readonly Product[];
let translated: readonly Product[];
beforeAll(async () => {
  service = await start();
  const downloads = await downloadsOf(service, ["en", "ja"]);
  products = [...downloads.en.values()].flat();
  translated = [...downloads.ja.values()].flat();
});
afterAll(() => service.stop());

const options = { nowMs: keptMs + day, isKnownLink: () => true, isAccepted: () => true };
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error as { readonly failure?: unknown }).failure,
  );
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
describe("Values in XML parts", () => {
  test("are read back unchanged, with the date of each part", async () => {
    const [first, second] = products as readonly [Product, Product];
    const values = keptValues({
      pinned: true,
      parts: [
        ...products.map((product, at) => keptPart(product, "en", keptMs - at)),
        ...translated.map((product) => keptPart(product, "ja")),
        { ...keptPart(first), partno: String(first.record["PartnoWithoutPackageCode"]) },
        { language: "en", partno: "GRM000", known: { kind: "absent", near: ["GRM001"], fetchedMs: keptMs } },
      ],
      searches: [
        {
          language: "en",
          key: "a search",
          known: {
            kind: "search",
            partnos: [second.record.Partno, first.record.Partno, "ELSEWHERE"],
            fetchedMs: keptMs,
          },
        },
      ],
    });
    const read = await readParts(await writeParts(values), options);
    expect({ ...read, values: null }).toEqual({ values: null, failures: [], otherServices: [], unknownLinks: 0 });
    expect({ ...read.values, parts: null }).toEqual({ ...values, parts: null });
    const found = new Map(read.values?.parts.map((part) => [`${part.language} ${part.partno}`, part]));
    expect(found.size).toBe(values.parts.length);
    for (const part of values.parts)
      if (!isDeepStrictEqual(plain(found.get(`${part.language} ${part.partno}`)), plain(part)))
        throw new Error(`${part.partno} came back otherwise`);
  });

  test("are split above the maximum of one part, and rejected above the maximum of a workbook", async () => {
    const large = (count: number) =>
      keptValues({
        parts: products
          .slice(0, count)
          .map((product) =>
            keptPart({ ...product, record: { ...product.record, Notices: randomBytes(3500).toString("hex") } }),
          ),
      });
    const xmls = await writeParts(large(300));
    expect(xmls.length).toBeGreaterThan(1);
    expect(Math.max(...xmls.map(({ length }) => length))).toBeLessThanOrEqual(1_000_000);
    const { values } = await readParts(xmls, options);
    expect(values?.parts.map(({ partno }) => partno).sort()).toEqual(
      products
        .slice(0, 300)
        .map(({ record }) => record.Partno)
        .sort(),
    );
    expect(await failureOf(writeParts(large(1000)))).toMatchObject({ code: "tooManyValues", allowedBytes: 4_000_000 });
    expect(await failureOf(writeParts(keptValues({})))).toEqual({ code: "nothingToKeep" });
  });

  test("of two people are combined: the newest of each part, and the settings of the last writer", async () => {
    const [a, b, c] = products as readonly [Product, Product, Product];
    const changed = { ...b, record: { ...b.record, Status: "Discontinued" } };
    const one = keptValues({ parts: [keptPart(a), keptPart(b)], pinned: true });
    const other = keptValues({ parts: [keptPart(changed, "en", keptMs + 1), keptPart(c)], keptMs: keptMs + 2 });
    const xmls = [...(await writeParts(other)), ...(await writeParts(one))];
    const { values } = await readParts(xmls, options);
    expect(values).toMatchObject({ pinned: false, keptMs: keptMs + 2 });
    expect(values?.parts.map(({ partno }) => partno).sort()).toEqual(
      [a, b, c].map(({ record }) => record.Partno).sort(),
    );
    const shown = values?.parts.find(({ partno }) => partno === b.record.Partno)?.known;
    expect(shown).toMatchObject({ fetchedMs: keptMs + 1, product: { record: { Status: "Discontinued" } } });
  });
});

describe("XML parts from other sources", () => {
  let xml: string;
  beforeAll(async () => {
    [xml = ""] = await writeParts(keptValues({ parts: products.slice(0, 50).map((product) => keptPart(product)) }));
  });
  const failuresOf = async (...xmls: readonly string[]) => (await readParts(xmls, options)).failures;

  test.each(hostileParts(() => products))("$kind: $name is $promised", async ({ outcome, promised }) => {
    const before = process.memoryUsage().rss;
    expect(await outcome()).toBe(promised);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  test("are left out one by one: the others are used, but no more than sixteen", async () => {
    const { values, failures } = await readParts([partOf(Buffer.from("no gzip")), "", xml], options);
    expect(failures).toEqual([{ code: "damaged" }, { code: "damaged" }]);
    expect(values?.parts).toHaveLength(50);
    expect(await failuresOf(...Array<string>(20).fill(xml))).toHaveLength(4);
  });

  test("may have a prefix, a declaration, and other quotation marks, which Excel may write", async () => {
    const rewritten = `<?xml version="1.0" encoding="utf-8"?>\r\n${xml
      .replace("<values xmlns=", "<v:values xmlns:v=")
      .replace("</values>", "</v:values>")
      .replaceAll('"', "'")}\r\n`;
    expect(await failuresOf(rewritten)).toEqual([]);
  });

  test("with a changed byte or a wrong value never throw and never return another type", async () => {
    const content = packContent(keptValues({ parts: products.slice(0, 20).map((product) => keptPart(product)) }));
    let seed = 20;
    const random = (below: number): number => (seed = (seed * 48_271) % 0x7fffffff) % below;
    for (let round = 0; round < 300; round++) {
      const changed = content.slice();
      changed[random(changed.length)] = random(256);
      const { values } = await readParts([await xmlOf(changed)], options);
      for (const { known } of values?.parts ?? [])
        if (known.kind === "product")
          for (const [name, type] of [
            ["Capacitance", "number"],
            ["Status", "string"],
          ] as const) {
            const field = fieldByName(name);
            const value = field === undefined ? null : fieldValue(known.product, field);
            if (value !== null && typeof value !== type)
              throw new Error(`${name} is a ${typeof value}, round ${String(round)}`);
          }
    }
  });

  test("with a date that another clock explains count as of now", async () => {
    const [first] = products as readonly [Product];
    const ahead = options.nowMs + day / 2;
    const xmls = await writeParts(keptValues({ parts: [keptPart(first, "en", ahead)], keptMs: ahead }));
    const { values } = await readParts(xmls, options);
    expect([values?.keptMs, values?.parts[0]?.known.fetchedMs]).toEqual([options.nowMs, options.nowMs]);
  });

  test("keep links to known hosts; others are counted", async () => {
    const [first] = products as readonly [Product];
    for (const url of [
      "https://api.example.com:8443/a.png",
      "https://vendor.test/a.png",
      "https://www.vendor.test/a?b=https://evil.test/",
    ])
      expect(await keptPhoto(first, url)).toBe(url);
    const { record } = first;
    const elsewhere = { ...first, record: { ...record, MediaFileUrls: { Appearance: "https://evil.test/" } } };
    const { unknownLinks } = await readParts(await writeParts(keptValues({ parts: [keptPart(elsewhere)] })), {
      ...options,
      isKnownLink: (url) => !url.includes("evil"),
    });
    expect(unknownLinks).toBe(1);
  });
});
