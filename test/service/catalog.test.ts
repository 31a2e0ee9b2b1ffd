import { realProducts } from "../../service/catalog/real-products";
import listed from "./listed-parts.json";
import { type Product, productsOf, start } from "./support";
import { useService } from "../harness/use-service";

type Line = Readonly<Record<string, string>> & { readonly number: string };
type Values = Readonly<Record<string, unknown>>;

const service = useService(() => start());

describe("The values of the lists are in the catalog, for every package code of a number", () => {
  test.each([
    ["inProduction", listed.inProduction, inProduction],
    ["series", listed.series, series],
    ["inductors", listed.inductors, inductor],
  ] as const)("%s", async (_, lines, expectedOf) => {
    for (const line of lines as readonly Line[]) {
      const base = line.number.replace("#", "");
      const found = (await productsStartingWith(base)).filter((product) => isOf(product, base));
      expect([base, found.length > 0]).toEqual([base, true]);
      for (const product of found) {
        const values: Values = Object.assign({}, product, product["ComplianceInfo"], product["Specs"]);
        expect(values).toMatchObject({ Partno: product.Partno, ...expectedOf(line) });
      }
    }
  });
});

const parts = [...realProducts()];

test("A state is one of the lists, or there is none", () => {
  const states = new Set(parts.map(({ values }) => (values["Status"] as { readonly en: string } | undefined)?.en));
  expect([...states].sort()).toEqual(["Discontinued", "In Production", "NRND", undefined]);
  const unlisted = parts.find(({ partno }) => partno === "NFM31PC276B0J3L")?.values;
  expect(unlisted).toMatchObject({ Capacitance: 2.7e-5, RatedVoltage: 6.3, SizecodeInch: "1206" });
  expect(unlisted).not.toHaveProperty("Status");
});

test("Names that are the same only in English stay different in the other languages", async () => {
  for (const series of ["GCJ", "GRJ", "LLC", "LLL"]) {
    const { Data } = await productsOf(service, { filter: `startswith(Partno,'${series}')`, lang: "ja" });
    const names = new Set(Data["CeramicCapacitorsSMD"]?.Products.map((product) => product["ProductName"]));
    expect([...names]).toEqual([expect.stringContaining(series)]);
  }
});

test("A package code that no source has is said to be assumed, and no packaging is stated for it", () => {
  const valuesOf = (number: string) => parts.find(({ partno }) => partno === number)?.values;
  expect(valuesOf("LQH44PH3R3MPRL")).toMatchObject({
    PackageType: null,
    Notices: { en: expect.stringContaining("assumed") as string },
  });
  expect(valuesOf("GRM155R61E105KA12D")).toMatchObject({ PackageType: { en: "180mm Paper Tape" } });
  expect(valuesOf("GRM155R61E105KA12D")).not.toHaveProperty("Notices");
  // Public files have only its large reel, and the small one isn't a mistyped number.
  expect(valuesOf("GRM155R61A105KE15D")).toMatchObject({ SizecodeInch: "0402" });
});

test("Each part number occurs once, and numbers are the shortest possible decimals", () => {
  expect(new Set(parts.map(({ partno }) => partno)).size).toBe(parts.length);
  const long = parts.flatMap(({ partno, values }) =>
    Object.values(values).flatMap((value) =>
      typeof value === "number" && value !== Number(value.toPrecision(6)) ? [`${partno} ${String(value)}`] : [],
    ),
  );
  expect(long).toEqual([]);
});

test("A small catalog is a sample of the parts; a large one, for load, repeats them under a prefix", () => {
  const numbers = new Set(parts.map(({ partno }) => partno));
  const sample = [...realProducts(500)];
  expect(sample.filter(({ partno }) => numbers.has(partno))).toHaveLength(500);
  const [first, second] = [...realProducts(parts.length + 2)].slice(parts.length);
  expect(first).toMatchObject({
    partno: `LOAD1-${parts[0]?.partno ?? ""}`,
    values: { Capacitance: parts[0]?.values["Capacitance"] },
  });
  expect(second?.values["PartnoWithoutPackageCode"]).toMatch(/^LOAD1-/);
});

async function productsStartingWith(partno: string): Promise<readonly Product[]> {
  const answer = await productsOf(service, { filter: `startswith(Partno,'${partno}')` });
  return Object.values(answer.Data).flatMap((group) => group.Products);
}

/** Some numbers of the lists have their package code. */
const isOf = (product: Product, base: string): boolean =>
  product["PartnoWithoutPackageCode"] === base || product.Partno === base;

const numberOf = (text = ""): number => Number(text.replaceAll(",", "").replace(/[^\d.]*$/, ""));
/** A number of a unit as its text in the base unit: not multiplied, to be exact. */
const scaled = (text: string, exponent: number): number => Number(`${String(numberOf(text))}e${String(exponent)}`);

function inProduction(line: Line): Values {
  const { ratedVoltageV, acVoltage, type = "", applications = "", caution } = line;
  return {
    Status: "In Production",
    Capacitance: scaled(line["capacitancePf"] ?? "", -12),
    ToleranceCapacitance: line["tolerance"],
    RatedVoltageClass: acVoltage === undefined ? "DC" : "AC",
    RatedVoltage: numberOf(acVoltage?.replace(/.*:/, "") ?? ratedVoltageV),
    ...(acVoltage === undefined ? {} : { RatedVoltageText: expect.stringContaining(acVoltage) as string }),
    MaxOperatingTemperature: Number(line["mostC"]),
    TemperatureCharacteristics: line["characteristic"],
    SizecodeMm: line["sizeMm"],
    SizecodeInch: line["sizeInch"],
    ThicknessMax: scaled(line["thicknessMaxMm"] ?? "", -3),
    Standard: type.startsWith("Safety") ? "Certified by safety standard" : null,
    ...(type.includes("utomotive") && !type.includes("AEC") ? {} : { AecQ200Support: type.includes("AEC-Q200") }),
    Application: Object.entries(applicationCodes)
      .filter(([code]) => applications.split("|").includes(code))
      .flatMap(([, names]) => names)
      .join(","),
    Caution: caution === undefined ? [] : caution.split("|").map((each) => cautions[each] ?? `D${each.slice(1)}`),
  };
}

const applicationCodes: Readonly<Record<string, readonly string[]>> = {
  CE: ["Consumer equipment"],
  IE: ["Industrial Equipment"],
  AIC: ["Automotive infotainment/comfort equipment"],
  APS: ["Automotive powertrain/safety equipment"],
  MeI: ["Medical equipment [GHTF Class C]", "Medical equipment [GHTF Class A/B]"],
  MI: ["Medical equipment [GHTF Class D]"],
  ME: ["Mobile Electronics"],
};
const cautions: Readonly<Record<string, string>> = {
  "moisture-proof required": "Moisture-proofing required",
  mobile: "For mobile devices",
};

function series(line: Line): Values {
  const [capacitance = "", features = ""] = [line["capacitance"], line["features"]];
  return {
    Status: line["status"],
    Length: scaled(line["length"]?.replace(/mm.*/, "") ?? "", -3),
    LengthText: line["length"],
    WidthText: line["width"],
    ThicknessText: line["thickness"],
    ThicknessMaxText: line["thicknessMax"],
    TemperatureCharacteristicsCompliedStandard: line["characteristicStandard"],
    TemperatureCharacteristics: line["characteristic"],
    OperatingTemperatureRange: line["operatingTemperature"],
    Capacitance: scaled(capacitance, capacitance.endsWith("pF") ? -12 : -6),
    CapacitanceText: capacitance,
    ToleranceCapacitance: line["tolerance"],
    RatedVoltageText: line["ratedVoltage"],
    RatedVoltage: numberOf(line["ratedVoltage"]),
    AecQ200Support: features.includes("AEC-Q200"),
    Rohs: features.includes("RoHS"),
    Reach: features.includes("REACH"),
    Mounting: features.split(",").filter((each) => each.endsWith("soldering")),
    Caution: line["caution"] === undefined ? [] : [line["caution"]],
    ReferenceMassText: line["mass"] ?? null,
  };
}

function inductor(line: Line): Values {
  const optional = (name: string): number | null => (line[name] === undefined ? null : Number(line[name]));
  return {
    Status: "In Production",
    Series: line["series"],
    Inductance: Number(line["inductanceH"]),
    InductanceTolerance: line["tolerance"],
    RatedCurrent: optional("ratedCurrentA"),
    RatedCurrentIsat: optional("currentBySaturationA"),
    RatedCurrentItemp: optional("currentByTemperatureRiseA"),
    RdcMax: optional("dcResistanceOhm"),
    Length: scaled(line["lengthMm"] ?? "", -3),
    Width: scaled(line["widthMm"] ?? "", -3),
    Thickness: scaled(line["heightMm"] ?? "", -3),
    MagneticShieldClass: line["shield"]?.replace(" (", "（").replace(")", "）"),
    OperatingTemperatureRange: `${line["leastC"] ?? ""}～${line["mostC"] ?? ""}℃`,
    TargetCircuitCategory: {
      Power: "Power lines circuits",
      RF: "High frequency circuits",
      General: "General circuits",
    }[line["purpose"]?.split(" ")[0] ?? ""],
    QMin: line["leastQ"] ?? null,
    SrfMin: optional("leastSelfResonanceHz"),
    // The conditions of a rated current are on separate lines.
    ...(line["derated"] === undefined
      ? {}
      : {
          [line["ratedCurrentA"] === undefined ? "RatedCurrentItempText" : "RatedCurrentText"]: deratedText(
            line["derated"],
          ),
        }),
  };
}

const deratedText = (text: string): string =>
  text
    .split("; ")
    .map((each) =>
      each.replace(/([\d.]+) A at (\d+) C/, (_, amperes, celsius) => {
        return `${(Number(amperes) * 1000).toLocaleString("en")}mA(Ambient temp.${String(celsius)}℃)`;
      }),
    )
    .join("\n");
