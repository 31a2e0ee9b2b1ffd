import type { FlagAspect, WordsAspect, AmountAspect } from "./rules";
import type { Tolerance } from "./tolerance";

/**
 * A requirement for one aspect of a part, from a description, from another manufacturer's number, or from the data of
 * the part to replace. Claims of one aspect are alternatives, except sizes in inches next to sizes in millimeters.
 */
export type Claim = TextClaim | WordsClaim | FlagClaim | BodyClaim | ShieldedClaim | QualityClaim;

/** The values that a text can contain. */
export type TextClaim = AmountClaim | ToleranceClaim | CharacteristicClaim | SizeClaim;

interface Claimed {
  /** The text in NFKC, or a readable form of the value. */
  readonly written: string;
  /** The place in the plain text (reading/plain-text.ts) that says it, from and to. */
  readonly span?: readonly [number, number];
  /** The column of the cell that says it; absent: no cell does. */
  readonly column?: number;
  /** A better part is also acceptable: `>=50V`, `X7R or better`. */
  readonly orBetter?: true;
  /**
   * A code without a unit or a single letter: `104`, `0R7`, `K`. It counts only if nothing else in the line says
   * another value.
   */
  readonly isUncertain?: true;
  /** Its words mean the field's value, but aren't its name: `soft termination`, or a lone `2.4GHz` of a coil. */
  readonly isInterpreted?: true;
  /** It comes from a code of a part number that no real line has confirmed. */
  readonly isUnconfirmed?: true;
}

export interface AmountClaim extends Claimed {
  readonly aspect: AmountAspect;
  /** The value in the base unit. */
  readonly value: number;
  /** Other readings that make as much sense: `2,200 pF` may be 2.2 pF. */
  readonly others?: readonly number[];
  /** The class of a voltage, if known. */
  readonly voltageClass: "AC" | "DC" | null;
}

interface ToleranceClaim extends Claimed {
  readonly aspect: "tolerance";
  readonly tolerance: Tolerance;
}

interface CharacteristicClaim extends Claimed {
  readonly aspect: "characteristic";
  readonly name: string;
}

/** A size code. `system` is null if the text doesn't say whether 0603 is in inches or millimeters. */
export interface SizeClaim extends Claimed {
  readonly aspect: "size";
  readonly code: string;
  readonly system: SizeSystem | null;
}

export type SizeSystem = "inch" | "mm";

/** Values of a list or a text field, in English if the field has a list of values. */
interface WordsClaim extends Claimed {
  readonly aspect: WordsAspect;
  readonly words: readonly string[];
}

/** A required feature, or a demand that isn't understood: `max. 500 hours`. */
interface FlagClaim extends Claimed {
  readonly aspect: FlagAspect | "notUnderstood";
}

/** The body of a part without a size code, in meters. */
export interface BodyClaim extends Claimed {
  readonly aspect: "body";
  readonly length: number;
  readonly width: number;
}

interface ShieldedClaim extends Claimed {
  readonly aspect: "shielded";
  readonly shielded: boolean;
}

interface QualityClaim extends Claimed {
  readonly aspect: "quality";
  readonly least: number;
  /** The frequency at which it is measured, in hertz; null if it isn't known. */
  readonly frequency: number | null;
}

/** A claim without the text that says it. */
export type Said<C extends Claim> = C extends Claim ? Omit<C, "written" | "span"> : never;

/** Whether it is a demand that isn't understood, so no data is compared with it. */
export const isNotUnderstood = ({ aspect }: Claim): boolean => aspect === "notUnderstood";

export type ClaimOf<A extends Claim["aspect"]> = Extract<Claim, { readonly aspect: A }>;

export const ofAspect = <A extends Claim["aspect"]>(claims: readonly Claim[], aspect: A): readonly ClaimOf<A>[] =>
  claims.filter((claim): claim is ClaimOf<A> => claim.aspect === aspect);

/** The first amount of one of these aspects. */
export const amountIn = (claims: readonly Claim[], ...aspects: readonly AmountAspect[]): AmountClaim | undefined =>
  claims.find((claim): claim is AmountClaim => "value" in claim && aspects.includes(claim.aspect));

/** The first capacitance or inductance. */
export const nominalClaimIn = (claims: readonly Claim[]): AmountClaim | undefined =>
  amountIn(claims, "capacitance", "inductance");

/** Its value; null without one. */
export const nominalIn = (claims: readonly Claim[]): number | null => nominalClaimIn(claims)?.value ?? null;
