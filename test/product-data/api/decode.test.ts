import fc from "fast-check";
import { startService } from "../../../service/server";
import { decodeDownload, decodeProducts } from "../../../src/product-data/api/decode";
import { ApiError } from "../../../src/product-data/api/failure";
import { fieldValue } from "../../../src/product-data/api/product";
import { type FieldType, fields } from "../../../src/product-data/vocabulary/field";
import { useService } from "../../harness/use-service";

const seed = 5;

const service = useService(() => startService({ products: 3000 }));
let texts: readonly string[];
beforeAll(async () => {
  texts = await Promise.all(
    ["ceramicCapacitorsSMD", "ceramicCapacitorsLead", "inductors"].map(async (category) => {
      const filter = encodeURIComponent(`Category eq '${category}' and startswith(Partno,'${starts[category] ?? ""}')`);
      const url = `${service.url}/v2/products?$filter=${filter}`;
      const json = (await (await fetch(url, { headers: { "x-api-key": "demo-key" } })).json()) as Answer;
      for (const group of Object.values(json.Data)) group.Products.splice(3);
      return JSON.stringify(json);
    }),
  );
});

const starts: Readonly<Record<string, string>> = {
  ceramicCapacitorsSMD: "GRM155",
  ceramicCapacitorsLead: "R",
  inductors: "LQ",
};

interface Answer {
  readonly Data: Record<string, { readonly Products: unknown[] }>;
}

const fits: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  String: (value) => typeof value === "string",
  Date: (value) => typeof value === "string",
  Double: Number.isFinite,
  Integer: Number.isFinite,
  Boolean: (value) => typeof value === "boolean",
  List: (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
};

/** Decodes, or reports an unreadable response. Every decoded value has its field's type. */
function decodesOrRefuses(text: string): "decoded" | "refused" {
  try {
    const { products } = decodeProducts(JSON.parse(text), 0);
    for (const product of products)
      for (const field of fields) {
        const value = fieldValue(product, field);
        if (value !== null && !fits[field.type](value)) throw new Error(`${field.name} is ${JSON.stringify(value)}`);
      }
    return "decoded";
  } catch (error) {
    if (error instanceof SyntaxError) return "refused"; // the transport reports it as unreadable before decoding
    if (error instanceof ApiError && error.failure.code === "unreadable") return "refused";
    throw error;
  }
}

describe("A response", () => {
  test("of every category is decoded", () => {
    for (const text of texts) expect(decodesOrRefuses(text)).toBe("decoded");
  });

  test("has texts without signs that move a cursor, end a line, or turn the direction", () => {
    const text = (texts[0] ?? "").replace(/"(?:Status|Manufacturer)": ?"/g, String.raw`$&\u202e\u001b[2J\u0085`);
    const [product] = decodeProducts(JSON.parse(text), 0).products;
    expect(text).toContain(String.raw`\u202e`);
    expect(JSON.stringify(product)).not.toMatch(/\\u|[\p{Cc}\p{Bidi_Control}]/u);
  });

  test("with unknown fields and groups is accepted", () => {
    const json = JSON.parse(texts[0] ?? "") as Answer & { Extra?: unknown };
    json.Extra = 1;
    json.Data["Sensors"] = { Products: [{ Anything: {} }] };
    for (const group of Object.values(json.Data))
      for (const product of group.Products) Object.assign(product as object, { Colour: 7 });
    expect(decodesOrRefuses(JSON.stringify(json))).toBe("decoded");
  });

  test.each([
    ["that is nothing", "null", "response"],
    ["without HasMoreHits", '{"Data":{}}', "response.HasMoreHits"],
    ["without Data", '{"HasMoreHits":false}', "response.Data"],
    ["with a group without products", '{"HasMoreHits":false,"Data":{"Inductors":{}}}', "Data.Inductors.Products"],
    [
      "with a product that is none",
      '{"HasMoreHits":false,"Data":{"Inductors":{"Products":[5]}}}',
      "Data.Inductors.Products[0]",
    ],
    [
      "with a product without a number",
      '{"HasMoreHits":false,"Data":{"Inductors":{"Products":[{"Partno":""}]}}}',
      "Data.Inductors.Products[0].Partno",
    ],
    [
      "with a number that has a control character",
      '{"HasMoreHits":false,"Data":{"Inductors":{"Products":[{"Partno":"A\\u0007B"}]}}}',
      "Data.Inductors.Products[0].Partno",
    ],
    [
      "with a text for a number",
      '{"HasMoreHits":false,"Data":{"Inductors":{"Products":[{"Partno":"A","Specs":{"Inductance":"1"}}]}}}',
      "Data.Inductors.Products[0].Specs.Inductance",
    ],
    [
      "with specs that are none",
      '{"HasMoreHits":false,"Data":{"Inductors":{"Products":[{"Partno":"A","Specs":7}]}}}',
      "Data.Inductors.Products[0].Specs",
    ],
  ])("%s is unreadable, and the failure has its path", (_, text, detail) => {
    expect(() => decodeProducts(JSON.parse(text), 0)).toThrow(
      expect.objectContaining({ failure: { code: "unreadable", detail } }) as Error,
    );
  });

  test("of the download operation needs a URL", () => {
    expect(decodeDownload({ ProductDataDownloadUrl: "https://example.com/a" })).toBe("https://example.com/a");
    expect(() => decodeDownload({ ProductDataDownloadUrl: "javascript:alert(1)" })).toThrow(ApiError);
  });

  test("damaged in ten thousand ways never throws another error and never returns a value of a wrong type", () => {
    const junk = fc.constantFrom("null", "0", "-1e999", '"x"', "[]", "{}", "true", "[1]", '""', "1e5", '{"a":1}');
    const damage = fc.record({
      text: fc.nat(2),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      junk,
      kind: fc.nat(3),
      length: fc.nat(30),
    });
    const seen = { decoded: 0, refused: 0 };
    fc.assert(
      fc.property(damage, ({ text: which, at, junk: piece, kind, length }) => {
        const text = texts[which] ?? "";
        const place = Math.floor(at * text.length);
        const cut = [
          () => text.slice(0, place),
          () => text.slice(0, place) + text.slice(place + length),
          // Replaces a whole value with another, so that the JSON stays valid and the types become wrong.
          () =>
            text.slice(0, place) +
            text.slice(place).replace(/:("[^"]*"|[\d.e-]+|true|false|null|\[[^\]]*\])/, `:${piece}`),
          () => text.slice(0, place) + piece + text.slice(place),
        ][kind];
        seen[decodesOrRefuses(cut?.() ?? "")] += 1;
      }),
      { seed, numRuns: 3000 },
    );
    expect(seen.decoded).toBeGreaterThan(100);
    expect(seen.refused).toBeGreaterThan(1000);
  });
});
