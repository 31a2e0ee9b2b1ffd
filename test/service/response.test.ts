import { madeUpCatalog } from "../harness/test-catalogs";
import type { RunningService } from "../../service/server";
import { languages } from "../../src/product-data/vocabulary/language";
import {
  complianceFields,
  contexts,
  groups,
  mediaFields,
  productFields,
  type ResponseType,
  specFields,
} from "../document";
import { downloadAll, partnosOf, type Product, productsOf, start } from "./support";

let service: RunningService;
let madeUp: RunningService;
beforeAll(async () => {
  [service, madeUp] = await Promise.all([start(), start({ catalog: madeUpCatalog(2000) })]);
});
afterAll(() => Promise.all([service.stop(), madeUp.stop()]));

const places = [
  [null, productFields],
  ["ComplianceInfo", complianceFields],
  ["Specs", specFields],
  ["MediaFileUrls", mediaFields],
] as const;

const objects = ["ComplianceInfo", "Specs", "MediaFileUrls"];

function hasType(value: unknown, type: ResponseType): boolean {
  if (type === "List") return Array.isArray(value) && value.every((each) => typeof each === "string");
  if (value === null) return true;
  if (type === "Date") return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (type === "Integer") return Number.isInteger(value);
  return typeof value === { Boolean: "boolean", Double: "number", String: "string" }[type];
}

const isPresent = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

describe.each(["S", "L", "I"] as const)("Products of category %s", (letter) => {
  const found: Record<string, readonly Product[]> = {};
  beforeAll(async () => {
    for (const lang of languages) {
      const answer = await downloadAll(madeUp, contexts[letter], lang);
      found[lang] = answer.Data[groups[letter]]?.Products ?? [];
    }
  });

  test.each(languages)("have exactly the document's fields with their types, in %s", (lang) => {
    const wrong = (found[lang] ?? []).flatMap((product) =>
      places.flatMap(([place, fields]) => {
        const holder = place === null ? product : (product[place] as Readonly<Record<string, unknown>>);
        const expected = fields.filter(([, , categories]) => categories.includes(letter));
        const names = [...expected.map(([name]) => name), ...(place === null ? objects : [])].sort().join();
        if (Object.keys(holder).sort().join() !== names) return [`${product.Partno}: ${Object.keys(holder).join()}`];
        return expected
          .filter(([name, type]) => !hasType(holder[name], type))
          .map(([name]) => `${product.Partno}: ${name}`);
      }),
    );
    expect(found[lang]?.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  test("have a value of every field somewhere", () => {
    const never = places.flatMap(([place, fields]) =>
      fields
        .filter(([, , categories]) => categories.includes(letter))
        .map(([name]) => name)
        .filter(
          (name) =>
            !(found["en"] ?? []).some((product) =>
              isPresent((place === null ? product : (product[place] as Product))[name]),
            ),
        ),
    );
    expect(never).toEqual([]);
  });

  test("are the same in every language except for their texts", () => {
    const numbers = (lang: string): readonly unknown[] =>
      (found[lang] ?? []).map((product) => [
        product.Partno,
        product["NewProduct"],
        (product["Specs"] as Product)["Thickness"],
      ]);
    expect(numbers("ja")).toEqual(numbers("en"));
    expect(numbers("zh")).toEqual(numbers("en"));
    const names = languages.map((lang) => found[lang]?.[0]?.["ProductName"]);
    expect(new Set(names).size).toBe(languages.length);
  });
});

describe("The response to a search", () => {
  test("has a group for each category that occurs, with its heading, in the order of the document", async () => {
    const answer = await productsOf(service, { filter: "Partno eq 'LQG15HS15NH02D|GRM155R61E105KA12D'", lang: "ja" });
    expect(answer.HasMoreHits).toBe(false);
    expect(Object.keys(answer.Data)).toEqual(["CeramicCapacitorsSMD", "Inductors"]);
    expect(answer.Data["Inductors"]).toMatchObject({
      Manufacturer: "Vendor",
      Lv1Category: "インダクタ",
      Lv2Category: "インダクタ（コイル）",
      Lv3Category: "インダクタ",
      Products: [{ Partno: "LQG15HS15NH02D", PartnoWithoutPackageCode: "LQG15HS15NH02", Status: "生産中" }],
    });
  });

  test("has numbers as exact decimals", async () => {
    const answer = await productsOf(service, {
      filter: "Category eq 'ceramicCapacitors' and Capacitance eq 1e-7 and RatedVoltage eq 50",
    });
    const [product] = Object.values(answer.Data).flatMap((group) => group.Products);
    expect(product?.["Specs"]).toMatchObject({
      Capacitance: 1e-7,
      CapacitanceText: "0.1μF",
      RatedVoltage: 50,
      RatedVoltageText: "50Vdc",
    });
  });

  test("is empty when nothing matches", async () => {
    expect(await productsOf(service, { filter: "Partno eq 'NOTHING'" })).toEqual({ HasMoreHits: false, Data: {} });
    expect(await productsOf(service, { filter: "ReferenceMass gt 1 and ReferenceMass lt 1" })).toEqual({
      HasMoreHits: false,
      Data: {},
    });
  });

  test("is sorted by part number by default", async () => {
    const answer = await productsOf(service, { filter: "Category eq 'inductors'" });
    expect(partnosOf(answer)).toEqual([...partnosOf(answer)].sort());
  });

  test.each(["eq", "startswith", "contains"])("finds nothing that contains NUL, with %s", async (operator) => {
    const found = async (text: string): Promise<number> => {
      const filter = operator === "eq" ? `Partno eq '${text}'` : `${operator}(Partno,'${text}')`;
      return partnosOf(await productsOf(service, { filter })).length;
    };
    const some = "LQG15HS15NH02D";
    for (const text of ["\0", `${some}\0`, `${some}\0ZZ`, `\0${some}`])
      expect([text, await found(text)]).toEqual([text, 0]);
    expect(await found(`${some}|${some}\0ZZ`)).toBe(1);
  });

  test("accepts texts in their exact case, with doubled quotes and percent and plus-minus signs", async () => {
    const any = { filter: "Partno eq 'lqg15hs15nh02d'" };
    expect((await productsOf(service, any)).Data).toEqual({});
    expect((await productsOf(service, { filter: "contains(Partno,'''')" })).Data).toEqual({});
    const tolerance = await productsOf(service, {
      filter: "Category eq 'inductors' and InductanceTolerance eq '±20%|±30%'",
    });
    expect(partnosOf(tolerance).length).toBeGreaterThan(10);
  });
});

describe("A response contains at most `cap` products", () => {
  test.each([
    [2000, false],
    [2001, true],
  ])("a catalog of %d products has more than the response: %s", async (products, more) => {
    const small = await start({ products });
    const answer = await productsOf(small, {});
    await small.stop();
    expect(partnosOf(answer)).toHaveLength(2000);
    expect(answer.HasMoreHits).toBe(more);
  });

  test("and contains the first ones in the order", async () => {
    const low = await start({ cap: 5 });
    const [top, all] = [{ orderby: "ReferenceMass desc,Partno asc" }, { orderby: "ReferenceMass desc,Partno asc" }];
    const first = await productsOf(low, top);
    await low.stop();
    const every = await productsOf(service, all);
    expect(first.HasMoreHits).toBe(true);
    const masses = (answer: typeof first): readonly number[] =>
      Object.values(answer.Data)
        .flatMap((group) => group.Products.map((product) => Number((product["Specs"] as Product)["ReferenceMass"])))
        .sort((a, b) => b - a);
    expect(masses(first)).toEqual(masses(every).slice(0, 5));
  });
});
