import type { Amount, Flag, Words } from "./claim";

/** The rules that decide whether a part is as good as another in an aspect, or better. */
export interface Rule<A> {
  readonly aspect: A;
  /** The fields that contain it; if a product has several, any may be meant. */
  readonly fields: readonly string[];
  /** Whether a replacement must have the value. Otherwise the aspect is listed as not comparable. */
  readonly mustState: boolean;
  /** Whether to report that nothing was required. */
  readonly usual: boolean;
}

export interface AmountRule extends Rule<Amount> {
  readonly better: "higher" | "lower" | "none";
}

type Remark = "mustState" | "usual";

const rule = <A>(aspect: A, fields: string, remarks: readonly Remark[]): Rule<A> => ({
  aspect,
  fields: fields.split(" "),
  mustState: remarks.includes("mustState"),
  usual: remarks.includes("usual"),
});

const amount = (aspect: Amount, fields: string, better: AmountRule["better"], ...remarks: Remark[]): AmountRule => ({
  ...rule(aspect, fields, remarks),
  better,
});

/**
 * Amounts. AC and DC voltages can't replace each other. Length and width count if a part has no size code. Source of
 * all rules: what a data sheet guarantees; a drop-in part needs no more space and the same pads.
 */
export const amountRules: readonly AmountRule[] = [
  amount("capacitance", "Capacitance", "none", "mustState", "usual"),
  amount("inductance", "Inductance", "none", "mustState", "usual"),
  amount("voltage", "RatedVoltage", "higher", "mustState", "usual"),
  amount("current", "RatedCurrentItemp RatedCurrent RatedCurrentIsat", "higher", "mustState", "usual"),
  amount("currentItemp", "RatedCurrentItemp RatedCurrent", "higher", "mustState"),
  amount("currentIsat", "RatedCurrentIsat", "higher"),
  amount("resistance", "RdcMax", "lower", "usual"),
  amount("resonance", "SrfMin", "higher"),
  amount("maxTemperature", "MaxOperatingTemperature", "higher"),
  amount("thickness", "ThicknessMax", "lower"),
  amount("nominalThickness", "Thickness", "lower"),
  amount("length", "Length", "none", "mustState"),
  amount("width", "Width", "none", "mustState"),
  amount("bodyLength", "Length", "lower"),
  amount("bodyWidth", "Width", "lower"),
  amount("outerDiameter", "OuterDiameter", "lower"),
  amount("leadSpace", "LeadSpace", "none", "mustState"),
];

/** A tighter tolerance within a looser one, at the nominal value. */
export const toleranceRule = rule("tolerance" as const, "ToleranceCapacitance InductanceTolerance", [
  "mustState",
  "usual",
]);

/** By `characteristic-order.ts`. */
export const characteristicRule = rule("characteristic" as const, "TemperatureCharacteristics", ["mustState", "usual"]);

/** All required values must be among the part's. */
export const wordsRules: readonly Rule<Words>[] = [
  // Reversed and three-terminal parts have other pads.
  rule("type", "SmdType", ["mustState"]),
  rule("mounting", "Mounting", []),
  rule("benefits", "Benefits", ["mustState"]),
  rule("application", "Application", []),
  rule("standard", "Standard", ["mustState"]),
  rule("shield", "MagneticShieldClass", []),
];

/** Features of the part are required. */
export const flagRules: readonly Rule<Flag>[] = [
  rule("aecQ200", "AecQ200Support", ["mustState"]),
  rule("rohs", "Rohs", []),
  rule("reach", "Reach", []),
];
