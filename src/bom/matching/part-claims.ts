import { characteristicName } from "../claims/characteristic";
import type { Claim, SizeSystem } from "../claims/claim";
import type { Part } from "../claims/part";
import { flagRules, type WordsAspect, wordsRules, type AmountAspect, amountRules, amountText } from "../claims/rules";
import { toleranceOf } from "../claims/tolerance";
import { numberOf, textOf, valueOf, textsOf } from "../claims/value";
import { isShielded } from "./compare";
import { safetyClassesOf } from "./compare-words";

/** The requirements of a part for its replacement: all values in its data, or that its number's code says. */
export function claimsOfPart(part: Part): readonly Claim[] {
  const { code } = part;
  const claims: readonly Claim[] = [
    ...amountRules.flatMap(({ aspect, fields }): readonly Claim[] => {
      if (!asksFor(aspect, part)) return [];
      const value = fields.map((name) => valueOf(part, name)).find((found) => typeof found === "number");
      if (value === undefined) return [];
      const own = aspect === "voltage" ? valueOf(part, "RatedVoltageClass") : null;
      const voltageClass = own === "AC" || own === "DC" ? own : null;
      // The class of a code's voltage isn't written, as in texts: it is DC.
      const behind = voltageClass === null || code ? "" : ` ${voltageClass}`;
      return [{ aspect, value, voltageClass, written: amountText(aspect, value) + behind }];
    }),
    ...(code === undefined ? [] : bodyClaims(part)),
    ...toleranceClaims(valueOf(part, "ToleranceCapacitance") ?? valueOf(part, "InductanceTolerance")),
    ...characteristicClaims(valueOf(part, "TemperatureCharacteristics")),
    ...sizeClaims("inch", valueOf(part, "SizecodeInch")),
    ...sizeClaims("mm", valueOf(part, "SizecodeMm")),
    ...wordsRules.flatMap(({ aspect, field }) =>
      code !== undefined && aspect === "shield"
        ? shieldedClaims(part)
        : wordsClaims(
            aspect,
            aspect === "standard" ? standardsOf(part) : aspect === "construction" ? [] : textsOf(part, field),
          ),
    ),
    ...flagRules.flatMap(({ aspect, field }) => (valueOf(part, field) === true ? [{ aspect, written: "" }] : [])),
  ];
  return code === undefined || code.supposed.size === 0
    ? claims
    : claims.map((claim) => (code.supposed.has(claim.aspect) ? { ...claim, isUnconfirmed: true } : claim));
}

/** The claims that don't come from unconfirmed codes. */
export const confirmedClaimsOf = (part: Part): readonly Claim[] =>
  claimsOfPart(part).filter(({ isUnconfirmed }) => isUnconfirmed !== true);

/**
 * Whether an amount of a part is a requirement. `current` is only in texts, and the nominal thickness only in numbers.
 * Dimensions count if there is no size code: those of a number as a body, and those of a part with leads by rules of
 * their own.
 */
function asksFor(aspect: AmountAspect, part: Part): boolean {
  const hasLeads = part.group.category === "ceramicCapacitorsLead";
  const hasSize = valueOf(part, "SizecodeInch") !== null || valueOf(part, "SizecodeMm") !== null;
  if (aspect === "current") return false;
  // A single rated current is a requirement only once, as `currentItemp`.
  if (aspect === "currentIsat") return valueOf(part, "RatedCurrentIsat") !== null;
  if (aspect === "nominalThickness") return part.code !== undefined;
  if (aspect === "bodyLength" || aspect === "bodyWidth") return hasLeads;
  if (aspect === "length" || aspect === "width") return !hasLeads && !hasSize && part.code === undefined;
  return true;
}

// The claims of an aspect: one, or none without a value.

function toleranceClaims(written: unknown): readonly Claim[] {
  const tolerance = typeof written === "string" ? toleranceOf(written) : undefined;
  return tolerance === undefined ? [] : [{ aspect: "tolerance", tolerance, written: String(written) }];
}

const characteristicClaims = (written: unknown): readonly Claim[] =>
  typeof written === "string" ? [{ aspect: "characteristic", name: characteristicName(written), written }] : [];

const sizeClaims = (system: SizeSystem, code: unknown): readonly Claim[] =>
  typeof code === "string" ? [{ aspect: "size", code, system, written: code }] : [];

/** A body that has a metric code is that size. */
function bodyClaims(part: Part): readonly Claim[] {
  const [length, width] = [numberOf(part, "Length"), numberOf(part, "Width")];
  if (length === null || width === null || textOf(part, "SizecodeMm") !== null) return [];
  const written = `${amountText("length", length)} × ${amountText("width", width)}`;
  return [{ aspect: "body", length, width, written }];
}

/** A part's safety classes, or else its standards. */
function standardsOf(part: Part): readonly string[] {
  const classes = safetyClassesOf(part);
  return classes.length > 0 ? classes : textsOf(part, "Standard");
}

const wordsClaims = (aspect: WordsAspect, words: readonly string[]): readonly Claim[] =>
  words.length === 0 ? [] : [{ aspect, words, written: words.join(", ") }];

/** Codes don't say the class of a shield. */
function shieldedClaims(part: Part): readonly Claim[] {
  const shielded = isShielded(part);
  return shielded === null
    ? []
    : [{ aspect: "shielded", shielded, written: textOf(part, "MagneticShieldClass") ?? "" }];
}
