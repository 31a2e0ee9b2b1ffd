import type { Amount, Flag, Words } from "./claim";

/** What makes one part as good as another in an aspect, or better. */
export interface Rule<A> {
  readonly aspect: A;
  /** The fields that hold it; where a product has several, any may be meant. */
  readonly fields: readonly string[];
  /** Whether a part that does not state it is no replacement. The others are named as not comparable. */
  readonly mustState: boolean;
  /** Whether it is worth saying that nothing was asked about it. */
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
 * Amounts. AC and DC voltages never stand in for each other. Length and width count where a part has no size code.
 * Source of all rules: what a data sheet promises; a drop-in part takes no more room and the same pads.
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

/** Tighter within looser, at the nominal value. */
export const toleranceRule = rule("tolerance" as const, "ToleranceCapacitance InductanceTolerance", [
  "mustState",
  "usual",
]);

/** By `characteristic-order.ts`. */
export const characteristicRule = rule("characteristic" as const, "TemperatureCharacteristics", ["mustState", "usual"]);

/** Every value that is asked for has to be among the part's. */
export const wordsRules: readonly Rule<Words>[] = [
  // Reversed and three-terminal parts have other pads.
  rule("type", "SmdType", ["mustState"]),
  rule("mounting", "Mounting", []),
  rule("benefits", "Benefits", ["mustState"]),
  rule("application", "Application", []),
  rule("standard", "Standard", ["mustState"]),
  rule("shield", "MagneticShieldClass", []),
];

/** What a part has must stay. */
export const flagRules: readonly Rule<Flag>[] = [
  rule("aecQ200", "AecQ200Support", ["mustState"]),
  rule("rohs", "Rohs", []),
  rule("reach", "Reach", []),
];
