import type { SizeClaim } from "./size";
import type { Tolerance } from "./tolerance";

/**
 * What is asked of a part, one aspect at a time: by a BOM's text, by another manufacturer's number, or by the data of the
 * part that is to be replaced. Claims of one aspect are alternatives, but for sizes in inches beside sizes in millimeters.
 */
export type Claim = TextClaim | WordsClaim | FlagClaim;

/** What a text can say. */
export type TextClaim = AmountClaim | ToleranceClaim | CharacteristicClaim | SizeClaim;

interface Claimed {
  /** As it stands in the text, in NFKC; else as a reader writes it. */
  readonly written: string;
  /** The text says that a better part is as welcome: `>=50V`, `X7R or better`. */
  readonly orBetter?: true;
}

export interface AmountClaim extends Claimed {
  readonly aspect: Amount;
  /** In the base unit. */
  readonly value: number;
  /** Of a voltage, where it is known. */
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

/** Values of a list or a text field, in English where the field has a list of values. */
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
  /** Of a text, which does not tell which rated current it means. */
  | "current"
  | "currentItemp"
  | "currentIsat"
  | "resistance"
  | "resonance"
  | "maxTemperature"
  | "thickness"
  /** As a number tells it: without its tolerance. */
  | "nominalThickness"
  | "length"
  | "width"
  /** Of parts with leads, whose body only needs room. */
  | "bodyLength"
  | "bodyWidth"
  | "outerDiameter"
  | "leadSpace";

export type Words = "type" | "mounting" | "benefits" | "application" | "standard" | "shield";

export type Flag = "aecQ200" | "rohs" | "reach";
