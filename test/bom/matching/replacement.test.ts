import fc from "fast-check";
import type { Product } from "../../../src/product-data/api/product";
import { decodeNumber } from "../../../src/bom/numbers/decode";
import { stateOfProduct } from "../../../src/bom/matching/part-state";
import { candidatesAmong, queryFor, replacementsAmong } from "../../../src/bom/matching/replacement";
import { lineOfText } from "../../../src/bom/reading/line/line-of-text";
import { type Requirement, requirementOfLine, requirementOfProduct } from "../../../src/bom/matching/requirement";
import { parsedOrThrow } from "../../../src/product-data/filter/parse";
import { checkQuery } from "../../../src/product-data/filter/query";
import type { Tables } from "../../../src/product-data/catalog/tables/tables";
import { downloadsOf, tablesOf } from "../../product-data/catalog/catalog";
import { start } from "../../service/support";
import { fitsPurpose, shortcomings, type Wanted, wantedOf } from "./evaluator";
import { useService } from "../../harness/use-service";
import { repeated } from "../../harness/random";

const seed = 20261205;
const nothing = lineOfText("");

const service = useService(() => start({ products: 8000 }));
let tables: Tables;
let products: readonly Product[];
const byValue = new Map<number, Product[]>();

beforeAll(async () => {
  const downloads = await downloadsOf(service, ["en"]);
  tables = tablesOf(downloads).tables.en;
  products = [...downloads.en.values()].flat();
  for (const product of products) {
    const { Specs } = product.record as {
      readonly Specs?: { readonly Capacitance?: number; readonly Inductance?: number };
    };
    const value = Specs?.Capacitance ?? Specs?.Inductance ?? NaN;
    byValue.set(value, [...(byValue.get(value) ?? []), product]);
  }
});

function baseOf({ record }: Product): string {
  const base = record["PartnoWithoutPackageCode"];
  return typeof base === "string" ? base : record.Partno;
}

function found(requirement: Requirement, replaced: Product | null): readonly Product[] {
  const { filter, orderby } = parsedOrThrow(checkQuery(queryFor(requirement, "en")));
  const first = tables.search(filter, orderby, 0).first(2000);
  return replacementsAmong(candidatesAmong(first, replaced), requirement, replaced).map(({ product }) => product);
}

/** All parts that can replace it by the documented rules. */
function standingIn(wanted: Wanted, value: number, own: string | null): ReadonlySet<string> {
  const going = ["discontinued", "toBeDiscontinued"];
  return new Set(
    (byValue.get(value) ?? [])
      .filter((product) => baseOf(product) !== own && !going.includes(stateOfProduct(product)))
      .filter((product) => fitsPurpose(wanted, product) && shortcomings(wanted, product).length === 0)
      .map(baseOf),
  );
}

test("replacements for parts: none is worse in a listed value, and none is missing", () => {
  const index = fc.integer({ min: 0, max: 1e9 });
  let offered = 0;
  fc.assert(
    fc.property(index, (at) => {
      const replaced = products[at % products.length] as Product;
      const requirement = requirementOfProduct(replaced, nothing);
      if (requirement.missing.length > 0) return;
      const wanted = wantedOf(replaced);
      const value = Number(wanted.exactly?.["Capacitance"] ?? wanted.exactly?.["Inductance"]);
      const names = found(requirement, replaced).map(baseOf);
      offered += names.length;
      expect([...names].sort()).toEqual([...standingIn(wanted, value, baseOf(replaced))].sort());
    }),
    { seed, numRuns: repeated(1200) },
  );
  expect(offered).toBeGreaterThan(repeated(500));
});

test("replacements for other manufacturers' numbers and for texts", () => {
  const pick = <T>(...items: readonly T[]) => fc.constantFrom(...items);
  const digits = pick("10", "12", "15", "22", "33", "47", "68");
  const sizes = { "05": "0402", "10": "0603", "21": "0805", "31": "1206" } as const;
  const kinds = { A: "X5R", B: "X7R", C: "C0G", F: "Y5V", X: "X6S" } as const;
  const voltages = { Q: 6.3, P: 10, O: 16, A: 25, B: 50, C: 100 } as const;
  const tolerances = { J: "±5%", K: "±10%", M: "±20%" } as const;
  const keys = <K extends string>(table: Readonly<Record<K, unknown>>) => pick(...(Object.keys(table) as K[]));
  const extra = pick("", "100V", ">=16V", "5%", "X7R", "C0G");
  let offered = 0;
  fc.assert(
    fc.property(
      fc.record({
        digits,
        zeros: fc.integer({ min: 0, max: 6 }),
        size: keys(sizes),
        kind: keys(kinds),
        voltage: keys(voltages),
        tolerance: keys(tolerances),
        extra,
        asText: fc.boolean(),
      }),
      ({ digits: two, zeros, size, kind, voltage, tolerance, extra: more, asText }) => {
        const value = Number(`${two}e${String(zeros - 12)}`);
        const volts = Math.max(voltages[voltage], more === "100V" ? 100 : more === ">=16V" ? 16 : 0);
        // The stricter one of two characteristics counts, if there is one.
        if (
          (more === "X7R" && ["X6S", "C0G"].includes(kinds[kind])) ||
          (asText && ["100V", ">=16V", "5%", "X7R", "C0G"].includes(more))
        )
          return;
        const number = `CL${size}${kind}${two}${String(zeros)}${tolerance}${voltage}`;
        const text = `${two}${"0".repeat(zeros)}pF ${String(voltages[voltage])}V ${kinds[kind]} ${sizes[size]} ${tolerances[tolerance]}`;
        const decoded = decodeNumber(`${number}8NNNC`)[0] ?? null;
        const requirement = asText
          ? requirementOfLine(null, lineOfText(text))
          : requirementOfLine(decoded, lineOfText(more));
        expect(requirement.missing).toEqual([]);
        expect(requirement.contradictions).toEqual([]);
        const characteristic = more === "C0G" ? "C0G" : more === "X7R" && kinds[kind] !== "C0G" ? "X7R" : kinds[kind];
        const wanted: Wanted = {
          category: "ceramicCapacitorsSMD",
          exactly: { Capacitance: value, SizecodeInch: sizes[size], RatedVoltageClass: "DC" },
          atLeast: { RatedVoltage: volts },
          atMost: asText ? {} : { Thickness: 0.8e-3 },
          tolerance: more === "5%" ? "±5%" : tolerances[tolerance],
          characteristic,
        };
        const names = found(requirement, null).map(baseOf);
        offered += names.length;
        expect([...names].sort()).toEqual([...standingIn(wanted, value, null)].sort());
      },
    ),
    { seed, numRuns: repeated(1200) },
  );
  expect(offered).toBeGreaterThan(repeated(500));
});

describe("best first", () => {
  type Change = readonly [
    start: string,
    specs?: Readonly<Record<string, unknown>>,
    record?: Readonly<Record<string, unknown>>,
  ];
  const [plain, nrnd]: readonly Change[] = [["GRM155"], ["GRM155", {}, { Status: "NRND" }]] as const;
  const text = "100nF 50V X7R 0402 ±10% T<0.6mm";
  const made = ([start, specs, record]: Change, name: string): Product => {
    const of = products.find(({ record: { Partno } }) => Partno.startsWith("GRM155R7")) as Product;
    const own = { Capacitance: 1e-7, RatedVoltage: 50, ToleranceCapacitance: "±10%", ThicknessMax: 0.55e-3, ...specs };
    const Specs = { ...(of.record.Specs as object), TemperatureCharacteristics: "X7R", ...own };
    const Partno = `${start}${name}`;
    return {
      ...of,
      record: { ...of.record, Status: "In Production", ...record, Partno, PartnoWithoutPackageCode: Partno, Specs },
    };
  };
  test.each<[string, Change, Change, { alternative?: true; used?: true }?]>([
    [
      "everything is met before NRND, although that is all that is open",
      nrnd,
      ["GRM155", { ThicknessMax: null, Thickness: null }],
    ],
    ["in production before without a status", plain, ["GRM155", {}, { Status: null }]],
    ["without a status before NRND", ["GRM155", {}, { Status: null }], nrnd],
    [
      "the manufacturer's alternative before a nearer one",
      ["GRM155", { RatedVoltage: 100 }],
      plain,
      { alternative: true },
    ],
    ["the part that the BOM has", ["GRT155"], plain, { used: true }],
    ["the code R7 before R1", plain, ["GRM155", { TemperatureCharacteristics: "R" }]],
    ["±10 % before ±5 %", plain, ["GRM155", { ToleranceCapacitance: "±5%" }]],
    ["±5 % before ±1 %", ["GRM155", { ToleranceCapacitance: "±5%" }], ["GRM155", { ToleranceCapacitance: "±1%" }]],
    ["50 V before 100 V", plain, ["GRM155", { RatedVoltage: 100 }]],
    ["the nearest height", ["GRM155", { ThicknessMax: 0.59e-3 }], plain],
    ["the nearest voltage before general purpose", ["GCM155"], ["GRM155", { RatedVoltage: 100 }]],
    ["general purpose before special", plain, ["GCM155"]],
    ["any purpose before mobile", ["GCM155"], ["GRM155", {}, { Application: "Mobile Electronics" }]],
    ["then the number", plain, plain],
  ])("%s", (_, one, other, { alternative, used }: { alternative?: true; used?: true } = {}) => {
    const both = [made(one, "A"), made(other, "B")] as const;
    const replaced = alternative === true ? made(["GRM155", {}, { AlternativePartno: ["GRM155A"] }], "Z") : null;
    const requirement = requirementOfLine(null, lineOfText(text));
    const numbers = new Set(used === true ? [both[0].record.Partno] : []);
    for (const order of [both, [...both].reverse()])
      expect(
        replacementsAmong(candidatesAmong(order, replaced), requirement, replaced, numbers).map(({ product }) =>
          product.record.Partno.slice(-1),
        ),
      ).toEqual(["A", "B"]);
  });

  test.each(["GRM155A", "GRM155B"])("the package that the BOM has: %s", (partno) => {
    const both = ["A", "B"].map((name) => made(plain, name));
    for (const { record } of both) Object.assign(record, { PartnoWithoutPackageCode: "GRM155" });
    const found = replacementsAmong(both, requirementOfLine(null, lineOfText(text)), null, new Set([partno]));
    expect(found.map(({ product }) => product.record.Partno)).toEqual([partno]);
  });
});

test.each([
  ["conductive adhesive", "GCG"],
  ["wire bonding", "GMD"],
  ["implants", "GCH"],
  ["safety", "GA3"],
])("a part for %s isn't offered unasked", (_, series) => {
  const special = products.filter(({ record }) => record.Partno.startsWith(series));
  expect(special.length).toBeGreaterThan(0);
  for (const product of special) {
    const own = requirementOfProduct(product, nothing);
    const claims = own.claims.filter(({ aspect }) => !["mounting", "application", "standard"].includes(aspect));
    const dc = claims.map((claim) => ("voltageClass" in claim ? { ...claim, voltageClass: null } : claim));
    expect(replacementsAmong([product], { ...own, claims: dc }, null)).toEqual([]);
  }
});

test("a part's caution is said with it, and polymer capacitors don't replace ceramic ones", () => {
  const derated = products.filter(({ record }) => Array.isArray(record["Caution"]) && record["Caution"].length > 0);
  expect(derated.length).toBeGreaterThan(0);
  const offered = derated.flatMap((product) =>
    replacementsAmong([product], requirementOfProduct(product, nothing), null),
  );
  expect(offered.length).toBeGreaterThan(0);
  for (const { product, remarks } of offered)
    expect(remarks).toEqual(expect.arrayContaining(product.record["Caution"] as string[]));
  const chip = products.find(({ record }) => record.Partno.startsWith("GRM155R61")) as Product;
  const ceramic = requirementOfProduct(chip, nothing);
  expect(replacementsAmong([chip], ceramic, null)).toHaveLength(1);
  const Specs = { ...(chip.record.Specs as object), SmdType: "Polymer Capacitors" };
  expect(replacementsAmong([{ ...chip, record: { ...chip.record, Specs } }], ceramic, null)).toEqual([]);
});
