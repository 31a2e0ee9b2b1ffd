import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { documents as documentNames } from "../../service/catalog/documents";
import { generateCatalog } from "../../service/catalog/generate";
import type { Product } from "../../service/catalog/product";
import invented from "../../service/data/invented-fields.json";

const generate = (count: number, seed = 1): readonly Product[] => [...generateCatalog({ count, seed })];
const english = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "en" in value ? value.en : value;

const catalog = generate(3000);
const small = generate(1000);
const byPartno = new Map(catalog.map((product) => [product.partno, product]));
const valuesOf = (partno: string): Product["values"] => byPartno.get(partno)?.values ?? {};

describe("A generated catalog", () => {
  test("is the same for the same seed, and differs for another", () => {
    expect(JSON.stringify(generate(1000))).toBe(JSON.stringify(small));
    expect(generate(1000, 2).map(({ partno }) => partno)).not.toEqual(small.map(({ partno }) => partno));
  });

  test("invents only the fields that the demonstration names", () => {
    const others = new Map(generate(1000, 2).map((product) => [product.partno, product.values]));
    const differing = small.flatMap(({ partno, values }) => {
      const other = others.get(partno);
      if (other === undefined) return [];
      return Object.keys(values).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(other[name]));
    });
    const named = new Set<string>(invented.fields);
    const documents = Object.keys(documentNames);
    expect(
      [...new Set(differing)].filter((name) => !named.has(name.replace(/Text$/, "")) && !documents.includes(name)),
    ).toEqual([]);
  });

  test("has the requested number of products, each part number once", () => {
    expect(catalog).toHaveLength(3000);
    expect(byPartno.size).toBe(3000);
  });

  test("contains the parts of a smaller one", () => {
    const known = small.filter(({ partno }) => byPartno.has(partno));
    expect(known).toHaveLength(1000);
    const same = small.filter(({ partno, values }) => {
      return (
        JSON.stringify({ ...values, AlternativePartno: [] }) ===
        JSON.stringify({ ...valuesOf(partno), AlternativePartno: [] })
      );
    });
    expect(same).toHaveLength(1000);
  });

  test("reads the letter between an inductor's tolerance and its package code, and doesn't make numbers without it", () => {
    const products = [...generateCatalog({ count: 3000, seed: 1 }, ["MDH7045C-220MA=P3"])];
    const coil = products.find(({ partno }) => partno === "MDH7045C-220MA=P3");
    expect(coil?.values).toMatchObject({
      ...{ Inductance: 2.2e-5, InductanceTolerance: "±20%", Length: 7.4e-3 },
      PartnoWithoutPackageCode: "MDH7045C-220MA",
    });
    expect(products.filter(({ partno }) => /^MDH.*-[0-9R]+[MN]=/.test(partno))).toEqual([]);
  });

  test("contains the real part numbers of the example parts lists", () => {
    const index = readFileSync(resolve("demo/data/index.csv"), "utf8").trim().split("\n").slice(1);
    const real = index.flatMap((line) => (line.split(",").at(-1) ?? "").trim().split(/\s+/));
    expect(real.length).toBeGreaterThan(15);
    expect(real.filter((partno) => !byPartno.has(partno))).toEqual([]);
  });
});

describe("A part number decodes to its specifications", () => {
  test.each([
    [
      "GRM155R61E105KA12D",
      {
        Capacitance: 1e-6,
        RatedVoltage: 25,
        ToleranceCapacitance: "±10%",
        TemperatureCharacteristics: "X5R",
        Length: 0.001,
        SizecodeInch: "0402",
        Thickness: 0.0005,
      },
    ],
    [
      "GCM155R71C104KA55D",
      {
        Capacitance: 1e-7,
        CapacitanceText: "0.1μF",
        RatedVoltage: 16,
        RatedVoltageText: "16Vdc",
        LengthText: "1mm ±0.05mm",
        AecQ200Support: true,
      },
    ],
    [
      "GJM1555C1HR75WB01D",
      {
        Capacitance: 7.5e-13,
        CapacitanceText: "0.75pF",
        ToleranceCapacitance: "±0.05pF",
        TemperatureCharacteristics: "C0G",
      },
    ],
    [
      "GRM1885C1H103JA01J",
      { Capacitance: 1e-8, CapacitanceText: "10,000pF", SizecodeMm: "1608", MinOrderQuantity: 10000 },
    ],
    ["NFM31PC276B0J3L", { Capacitance: 2.7e-5, RatedVoltage: 6.3, SizecodeInch: "1206" }],
    [
      "LQG15HS15NH02D",
      { Inductance: 1.5e-8, InductanceText: "15nH", InductanceTolerance: "±3%", SizecodeInch: "0402" },
    ],
    ["LQG15HS3N3B02D", { Inductance: 3.3e-9, InductanceTolerance: "±0.1nH" }],
    ["LQG15HS6N8J02D", { Inductance: 6.8e-9, InductanceTolerance: "±5%" }],
  ])("%s", (partno, expected) => {
    expect(valuesOf(partno)).toMatchObject(expected);
  });

  test("and numbers are the shortest possible decimals", () => {
    const long = catalog.flatMap(({ partno, values }) =>
      Object.entries(values).flatMap(([field, value]) => {
        return typeof value === "number" && value !== Number(value.toPrecision(6))
          ? [`${partno} ${field} ${String(value)}`]
          : [];
      }),
    );
    expect(long).toEqual([]);
  });
});

describe("The life of a part is consistent", () => {
  const living = new Set(
    catalog.filter(({ values }) => english(values["Status"]) === "In Production").map(({ partno }) => partno),
  );

  test("every status occurs", () => {
    expect(new Set(catalog.map(({ values }) => english(values["Status"]))).size).toBe(5);
  });

  test("a discontinued part has dates in order and active alternatives; any other has no dates", () => {
    const wrong = catalog.filter(({ partno, values }) => {
      const status = english(values["Status"]);
      const ends = status === "Discontinued" || status === "To be discontinued";
      const alternatives = values["AlternativePartno"] as readonly string[];
      const [last, end] = [values["LastBuyDate"], values["ProductionEndDate"]] as readonly (string | null)[];
      if ((last !== null) !== ends || (end !== null) !== ends) return true;
      if (ends && ((last ?? "") >= (end ?? "") || alternatives.length === 0)) return true;
      if (alternatives.some((each) => !living.has(each) || each === partno)) return true;
      return values["NewProduct"] === true && status !== "In Production" && status !== "Under Development";
    });
    expect(wrong.map(({ partno }) => partno)).toEqual([]);
  });

  test("a discontinued part of the examples is replaced by one of the same function", () => {
    const { AlternativePartno: alternatives, Capacitance: farads } = valuesOf("GCM155R71C224KE02D");
    expect(alternatives).not.toHaveLength(0);
    for (const each of alternatives as readonly string[]) expect(valuesOf(each)["Capacitance"]).toBe(farads);
  });
});

test("Some values are absent, as in the manufacturer's lists", () => {
  const share = (field: string): number =>
    catalog.filter(({ values }) => values[field] == null).length / catalog.length;
  for (const field of ["ReferenceMass", "SampleRequestUrl", "SvhcDocumentUrl"]) {
    expect(share(field)).toBeGreaterThan(0.05);
    expect(share(field)).toBeLessThan(0.6);
  }
});
