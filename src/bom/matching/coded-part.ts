import type { Product } from "../../product-data/api/product";
import { fieldByName } from "../../product-data/vocabulary/field";
import type { Claim } from "../claims/claim";
import type { Part } from "../claims/part";
import type { PartKind } from "../claims/part-kind";
import { metricCodeOf } from "../claims/size";
import type { DecodedNumber, Readings } from "../numbers/decode";
import type { Feature } from "../numbers/family";

/** The part as its data says, or else as its number's code does; null: neither is known, or several manufacturers may have the number. */
export function partOf(product: Product | null, [decoded, another]: readonly DecodedNumber[]): Part | null {
  if (product !== null) return product;
  return decoded === undefined || another !== undefined ? null : codedPart(decoded);
}

/** What a number says, in the fields of the API. */
export function codedPart(decoded: DecodedNumber): Part {
  let part = parts.get(decoded);
  if (part === undefined) parts.set(decoded, (part = partWith(decoded)));
  return part;
}

const parts = new WeakMap<DecodedNumber, Part>();

function partWith({ kind, isLeaded, says, supposes, features, lacks, shielded, circuit }: DecodedNumber): Part {
  const { length, width, size } = says;
  const readings = readingsOf[kind].flatMap(([name, field, aspect]) => {
    const stated = says[name] ?? supposes[name];
    // Numbers of reversed chips have the size code of other chips: 0603 for 0306.
    const isReversed = name === "size" && features.includes("reversed") && typeof stated === "string";
    const value = isReversed ? stated.slice(2) + stated.slice(0, 2) : stated;
    return value === undefined ? [] : [{ field, value, aspect, isSupposed: says[name] === undefined }];
  });
  const values: readonly (readonly [field: string, value: unknown])[] = [
    ...readings.map(({ field, value }) => [field, value] as const),
    ["RatedVoltageClass", kind === "capacitor" ? "DC" : null],
    // A body with the sides of a size code has that size.
    ["SizecodeMm", size === undefined ? metricCodeOf(length ?? NaN, width ?? NaN) : undefined],
    ["SmdType", features.includes("reversed") ? wordOf.reversed : undefined],
    ["AecQ200Support", features.includes("automotive") || (lacks.includes("automotive") ? false : undefined)],
    ["Benefits", features.flatMap((feature) => (feature === "reversed" ? [] : (wordOf[feature] ?? [])))],
    ["MagneticShieldClass", shielded],
    ["TargetCircuitCategory", circuit === "power" ? "Power lines circuits" : undefined],
  ];
  const record: Record<string, unknown> & { Partno: string } = { Partno: "" };
  for (const [name, value] of values) {
    const place = fieldByName(name)?.place ?? "Product";
    const object = place === "Product" ? record : ((record[place] ??= {}) as Record<string, unknown>);
    if (value !== undefined) object[name] = value;
  }
  const category = kind === "inductor" ? "inductors" : isLeaded ? "ceramicCapacitorsLead" : "ceramicCapacitorsSMD";
  const supposed = new Set(readings.flatMap(({ aspect, isSupposed }) => (isSupposed ? aspect : [])));
  return {
    group: { category, Manufacturer: "", Lv1Category: "", Lv2Category: "", Lv3Category: "" },
    record,
    fetchedMs: 0,
    code: { supposed, lacks: lacks.flatMap((feature) => wordOf[feature] ?? []) },
  };
}

const readingsOfAll = [
  ["voltage", "RatedVoltage", "voltage"],
  ["size", "SizecodeInch", "size"],
  ["characteristic", "TemperatureCharacteristics", "characteristic"],
  ["length", "Length", "body"],
  ["width", "Width", "body"],
  ["current", "RatedCurrentItemp", "currentItemp"],
  ["saturation", "RatedCurrentIsat", "currentIsat"],
  ["resistance", "RdcMax", "resistance"],
  ["maxTemperature", "MaxOperatingTemperature", "maxTemperature"],
] as const;

const readingsOf: Readonly<
  Record<PartKind, readonly (readonly [keyof Readings, field: string, aspect: Claim["aspect"]])[]>
> = {
  capacitor: [
    ...readingsOfAll,
    ["value", "Capacitance", "capacitance"],
    ["tolerance", "ToleranceCapacitance", "tolerance"],
    ["thickness", "Thickness", "nominalThickness"],
  ],
  inductor: [
    ...readingsOfAll,
    ["value", "Inductance", "inductance"],
    ["tolerance", "InductanceTolerance", "tolerance"],
    // Series of power inductors are named by their greatest height.
    ["thickness", "ThicknessMax", "thickness"],
  ],
};

const wordOf: Readonly<Partial<Record<Feature, string>>> = {
  reversed: "LW reversed",
  softTermination: "Anti-crack while deflecting",
  highQ: "Low dissipation/HIQ",
  failSafe: "Fail safe",
};
