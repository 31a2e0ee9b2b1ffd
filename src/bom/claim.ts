import type { Unit } from "../vocabulary/field";
import type { SizeClaim } from "./size";
import type { Tolerance } from "./tolerance";

/**
 * A requirement for one aspect of a part, from a description, from another manufacturer's number, or from the data of
 * the part to replace. Claims of one aspect are alternatives, except sizes in inches next to sizes in millimeters.
 */
export type Claim = TextClaim | WordsClaim | FlagClaim;

/** The values that a text can contain. */
export type TextClaim = AmountClaim | ToleranceClaim | CharacteristicClaim | SizeClaim;

interface Claimed {
  /** The text in NFKC, or a readable form of the value. */
  readonly written: string;
  /** A better part is also acceptable: `>=50V`, `X7R or better`. */
  readonly orBetter?: true;
}

export interface AmountClaim extends Claimed {
  readonly aspect: Amount;
  /** In the base unit. */
  readonly value: number;
  /** For a voltage, if known. */
  readonly voltageClass: "AC" | "DC" | null;
}

export interface ToleranceClaim extends Claimed {
  readonly aspect: "tolerance";
  readonly tolerance: Tolerance;
}

export interface CharacteristicClaim extends Claimed {
  readonly aspect: "characteristic";
  readonly name: string;
}

/** Values of a list or a text field, in English if the field has a list of values. */
export interface WordsClaim extends Claimed {
  readonly aspect: Words;
  readonly words: readonly string[];
}

export interface FlagClaim extends Claimed {
  readonly aspect: Flag;
}

export type Amount =
  | "capacitance"
  | "inductance"
  | "voltage"
  /** For a text, which doesn't determine which rated current it means. */
  | "current"
  | "currentItemp"
  | "currentIsat"
  | "resistance"
  | "resonance"
  | "maxTemperature"
  | "thickness"
  /** From a number: without the tolerance. */
  | "nominalThickness"
  | "length"
  | "width"
  /** For parts with leads, whose body only needs space. */
  | "bodyLength"
  | "bodyWidth"
  | "outerDiameter"
  | "leadSpace";

export const amountUnits: Readonly<Record<Amount, Unit>> = {
  capacitance: "F",
  inductance: "H",
  voltage: "V",
  current: "A",
  currentItemp: "A",
  currentIsat: "A",
  resistance: "Ω",
  resonance: "Hz",
  maxTemperature: "°C",
  thickness: "m",
  nominalThickness: "m",
  length: "m",
  width: "m",
  bodyLength: "m",
  bodyWidth: "m",
  outerDiameter: "m",
  leadSpace: "m",
};

export type Words = "type" | "mounting" | "benefits" | "application" | "standard" | "shield";

export type Flag = "aecQ200" | "rohs" | "reach";
