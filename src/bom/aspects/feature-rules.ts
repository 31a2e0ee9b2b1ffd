/** Decides whether a part is as good as another in an aspect, or better. */
export interface Rule<A> {
  readonly aspect: A;
  /** Whether a replacement must have the value. Otherwise the aspect is listed as not comparable. */
  readonly mustState: boolean;
}

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
  rule("circuit", "TargetCircuitCategory"),
];

export type Words = (typeof wordsRules)[number]["aspect"];

/** Features of the part are required. */
export const flagRules = [rule("aecQ200", "AecQ200Support", "mustState"), rule("rohs", "Rohs"), rule("reach", "Reach")];

export type Flag = (typeof flagRules)[number]["aspect"];
