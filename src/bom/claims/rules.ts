import { memoize } from "../../product-data/base/memoize";
import { fieldByName } from "../../product-data/vocabulary/field";
import { printQuantity } from "../../product-data/vocabulary/quantity";

/** Decides whether a part is as good as another in an aspect, or better. */
export interface Rule<A> {
  readonly aspect: A;
  /** Whether a replacement must have the value. Otherwise the aspect is listed as not comparable. */
  readonly mustState: boolean;
}

/** Decides whether a part is as good as another in an amount, or better. */
export interface AmountRule<A = AmountAspect> extends Rule<A> {
  /** The fields that contain it; if a product has several, any may be meant. */
  readonly fields: readonly string[];
  readonly better: Better;
  /** Whether to report that nothing was required. */
  readonly typical: boolean;
}

type Better = "higher" | "lower" | "none";

type Remark = "mustState" | "typical";

const amount = <A extends string>(
  aspect: A,
  fields: string,
  better: Better,
  ...remarks: readonly Remark[]
): AmountRule<A> => ({
  aspect,
  fields: fields.split(" "),
  better,
  mustState: remarks.includes("mustState"),
  typical: remarks.includes("typical"),
});

/**
 * The rules for amounts. AC and DC voltages can't replace each other. Length and width count if a part has no size
 * code. All rules follow from what a data sheet guarantees, and from a drop-in replacement needing the same pads and no
 * more space.
 */
export const amountRules = [
  amount("capacitance", "Capacitance", "none", "mustState", "typical"),
  amount("inductance", "Inductance", "none", "mustState", "typical"),
  amount("voltage", "RatedVoltage", "higher", "mustState", "typical"),
  // A text doesn't determine which rated current it means.
  amount("current", "RatedCurrentItemp RatedCurrent RatedCurrentIsat", "higher", "mustState", "typical"),
  amount("currentItemp", "RatedCurrentItemp RatedCurrent", "higher", "mustState"),
  // The one rated current of a part is the lower of both.
  amount("currentIsat", "RatedCurrentIsat RatedCurrent", "higher"),
  amount("resistance", "RdcMax", "lower", "typical"),
  amount("resonance", "SrfMin", "higher"),
  amount("maxTemperature", "MaxOperatingTemperature", "higher"),
  amount("thickness", "ThicknessMax", "lower"),
  // A number says the thickness without its tolerance.
  amount("nominalThickness", "Thickness", "lower"),
  amount("length", "Length", "none", "mustState"),
  amount("width", "Width", "none", "mustState"),
  // The body of a part with leads only needs space.
  amount("bodyLength", "Length", "lower"),
  amount("bodyWidth", "Width", "lower"),
  amount("outerDiameter", "OuterDiameter", "lower"),
  amount("leadSpace", "LeadSpace", "none", "mustState"),
];

export type AmountAspect = (typeof amountRules)[number]["aspect"];

/** Whether a part has the words of a field, or a feature. */
export interface FieldRule<A> extends Rule<A> {
  readonly field: string;
}

const rule = <A extends string>(aspect: A, field: string, remark?: "mustState"): FieldRule<A> => ({
  aspect,
  field,
  mustState: remark === "mustState",
});

/** All required values must be among the part's. */
export const wordsRules = [
  // Reversed and three-terminal parts have other pads.
  rule("type", "SmdType", "mustState"),
  rule("mounting", "Mounting"),
  rule("benefits", "Benefits", "mustState"),
  rule("application", "Application"),
  rule("standard", "Standard", "mustState"),
  rule("shield", "MagneticShieldClass"),
  // The data's texts contain the kind of construction: `Wire wound type (Ferrite)` is wire-wound.
  rule("construction", "Construction"),
  rule("circuit", "TargetCircuitCategory"),
];

export type WordsAspect = (typeof wordsRules)[number]["aspect"];

/** Features that the part must have. */
export const flagRules = [rule("aecQ200", "AecQ200Support", "mustState"), rule("rohs", "Rohs"), rule("reach", "Reach")];

export type FlagAspect = (typeof flagRules)[number]["aspect"];

/** Which values of an aspect are better. */
export const betterOf = (aspect: string): Better => amountRule(aspect)?.better ?? others[aspect] ?? "none";
const others: Readonly<Partial<Record<string, Better>>> = {
  tolerance: "lower",
  characteristic: "higher",
  quality: "higher",
};

/** The field that has the aspect's value, or the first of several; undefined: no field has it. */
export const fieldOfAspect = (aspect: string): string | undefined =>
  amountRule(aspect)?.fields[0] ?? [...wordsRules, ...flagRules].find((each) => each.aspect === aspect)?.field;

/** An amount as text, such as `100 nF`. */
export const amountText = (aspect: AmountAspect, value: number): string => texts.get(aspect)?.(value) ?? "";

const texts: ReadonlyMap<AmountAspect, (value: number) => string> = new Map(
  amountRules.map(({ aspect, fields: [field = ""] }) => {
    const unit = fieldByName(field)?.unit ?? "";
    return [aspect, memoize((value) => printQuantity(value, unit))];
  }),
);

const amountRule = (aspect: string): AmountRule | undefined => amountRules.find((rule) => rule.aspect === aspect);
