import type { Product } from "../../product-data/api/product";
import { characteristicName } from "../aspects/characteristic";
import type { AmountClaim, Claim, SizeSystem } from "../aspects/claim";
import type { PartKind } from "../aspects/part-kind";
import type { DecodedNumber, Readings } from "../makers/decode";
import type { Feature } from "../makers/family";
import { flagRules, type WordsAspect, wordsRules, type AmountAspect, amountRules, amountText } from "../aspects/rules";
import { bodyClaims } from "../reading/text/demands";
import { toleranceOf } from "../aspects/tolerance";
import { valueOf, textsOf } from "../aspects/value";

/** The requirements of a part for its replacement: all values in its data. */
export function claimsOfProduct(product: Product): readonly Claim[] {
  return [
    ...amountRules.flatMap(({ aspect, fields }) => {
      if (!asksFor(aspect, product)) return [];
      const value = fields.map((name) => valueOf(product, name)).find((found) => typeof found === "number");
      const own = aspect === "voltage" ? valueOf(product, "RatedVoltageClass") : null;
      const voltageClass = own === "AC" || own === "DC" ? own : null;
      return amountClaims(aspect, value, voltageClass, voltageClass === null ? "" : ` ${voltageClass}`);
    }),
    ...toleranceClaims(valueOf(product, "ToleranceCapacitance") ?? valueOf(product, "InductanceTolerance")),
    ...characteristicClaims(valueOf(product, "TemperatureCharacteristics")),
    ...sizeClaims("inch", valueOf(product, "SizecodeInch")),
    ...sizeClaims("mm", valueOf(product, "SizecodeMm")),
    ...wordsRules.flatMap(({ aspect, field }) => wordsClaims(aspect, textsOf(product, field))),
    ...flagRules.flatMap(({ aspect, field }) => (valueOf(product, field) === true ? [{ aspect, written: "" }] : [])),
  ];
}

/** The requirements of another manufacturer's number for a replacement. */
export function claimsOfNumber({ kind, says, features, shielded, circuit }: DecodedNumber): readonly Claim[] {
  const benefits = features.flatMap((feature) => benefitOf[feature] ?? []);
  return [
    ...claimsOfReadings(kind, says),
    ...(features.includes("automotive") ? [{ aspect: "aecQ200" as const, written: "AEC-Q200" }] : []),
    ...wordsClaims("benefits", benefits),
    ...wordsClaims("type", features.includes("reversed") ? ["LW reversed"] : []),
    ...(shielded === undefined
      ? []
      : [{ aspect: "shielded" as const, shielded, written: shielded ? "shielded" : "unshielded" }]),
    ...wordsClaims("circuit", circuit === "power" ? ["Power lines circuits"] : []),
  ];
}

const benefitOf: Readonly<Partial<Record<Feature, string>>> = {
  softTermination: "Anti-crack while deflecting",
  highQ: "Low dissipation/HIQ",
  failSafe: "Fail safe",
};

/** Likewise, what its unconfirmed codes say. */
export const supposedClaims = ({ kind, supposes }: DecodedNumber): readonly Claim[] =>
  claimsOfReadings(kind, supposes).map((claim) => ({ ...claim, isUnconfirmed: true }));

const claimsOfReadings = (kind: PartKind, says: Readings): readonly Claim[] => [
  ...amountClaims(kind === "capacitor" ? "capacitance" : "inductance", says.value),
  ...amountClaims("voltage", says.voltage, "DC"),
  // Series of power inductors are named by their greatest height.
  ...amountClaims(kind === "inductor" ? "thickness" : "nominalThickness", says.thickness),
  ...(says.length === undefined || says.width === undefined
    ? []
    : bodyClaims(says.length, says.width, null, sidesText(says.length, says.width))),
  ...amountClaims("currentItemp", says.current),
  ...amountClaims("currentIsat", says.saturation),
  ...amountClaims("resistance", says.resistance),
  ...amountClaims("maxTemperature", says.maxTemperature),
  ...toleranceClaims(says.tolerance),
  ...characteristicClaims(says.characteristic),
  ...sizeClaims("inch", says.size),
];

const sidesText = (length: number, width: number): string =>
  `${amountText("length", length)} × ${amountText("width", width)}`;

/**
 * `current` is only in texts, and the nominal thickness only in numbers. Dimensions count without a size code, and
 * differently for parts with leads.
 */
function asksFor(aspect: AmountAspect, product: Product): boolean {
  const hasLeads = product.group.category === "ceramicCapacitorsLead";
  const hasSize = valueOf(product, "SizecodeInch") !== null || valueOf(product, "SizecodeMm") !== null;
  if (aspect === "current" || aspect === "nominalThickness") return false;
  if (aspect === "bodyLength" || aspect === "bodyWidth") return hasLeads;
  if (aspect === "length" || aspect === "width") return !hasLeads && !hasSize;
  return true;
}

// One claim of each aspect; none without a value.

function amountClaims(
  aspect: AmountAspect,
  value: unknown,
  voltageClass: AmountClaim["voltageClass"] = null,
  behind = "",
): readonly Claim[] {
  if (typeof value !== "number") return [];
  return [{ aspect, value, voltageClass, written: amountText(aspect, value) + behind }];
}

function toleranceClaims(written: unknown): readonly Claim[] {
  const tolerance = typeof written === "string" ? toleranceOf(written) : undefined;
  return tolerance === undefined ? [] : [{ aspect: "tolerance", tolerance, written: String(written) }];
}

const characteristicClaims = (written: unknown): readonly Claim[] =>
  typeof written === "string" ? [{ aspect: "characteristic", name: characteristicName(written), written }] : [];

const sizeClaims = (system: SizeSystem, code: unknown): readonly Claim[] =>
  typeof code === "string" ? [{ aspect: "size", code, system, written: code }] : [];

const wordsClaims = (aspect: WordsAspect, words: readonly string[]): readonly Claim[] =>
  words.length === 0 ? [] : [{ aspect, words, written: words.join(", ") }];
