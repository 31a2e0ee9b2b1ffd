import type { PartKind } from "../claims/part-kind";

/**
 * How a family of a manufacturer's part numbers is decoded: its published naming rules as tables of codes.
 *
 * A table is a text of codes separated by spaces: `10=0603` means that the code 10 is size 0603; `0402` is a code with
 * itself as its value. `1825?` is a code that no real line has confirmed: its value restricts what is offered, and is never
 * an alarm.
 * `SD=` is matched and has no value. The comment above a family names the source of its codes.
 */
export interface Family extends Readonly<Partial<Record<Feature, Shapes>>> {
  readonly type: keyof typeof partTypes;
  /**
   * The whole number as a regular expression without lookaheads. `{size}` stands for the codes of that table, and
   * `{value}` for three digits or digits with a letter as the decimal point: `R` in pF or µH, `N` in nH, whatever the
   * unit of three digits. `{suffix:[A-Z]*}` names a part of the number.
   */
  readonly number: string;
  /** The unit of a three-digit value, unless it is pF or, for an inductor, µH. */
  readonly counts?: "nH";
  /** Inch codes. */
  readonly size?: string;
  readonly characteristic?: string;
  /** Volts, DC. */
  readonly voltage?: string;
  /** Letters, which mean the same everywhere (`tolerance.ts`) unless a family overrides them. */
  readonly tolerance?: string;
  /** Meanings of letters that differ below 10 pF. */
  readonly toleranceBelow10pF?: string;
  /** Millimeters, or `mm/100`, if the part of the number is in that unit. */
  readonly thickness?: string;
  /**
   * What the digits of `{body}` mean, if the series' lists confirm it. Six digits are length, width, and height in 0.1
   * mm, and four or five are the side of a square and the height; `chip`: bodies under 3.3 mm aren't square (25 is 2.5
   * x 2.0 mm). A side or height in whole millimeters (0403, 1208) is too coarse; then only `bodies` decides.
   */
  readonly body?: "square" | "chip" | "length and width";
  /** Bodies in millimeters by `{body}{model}`, where the digits are only nominal: `1208=12.7x12.7x8.5`. */
  readonly bodies?: string;
  /**
   * Further names of bodies, without a value, as texts and footprints have them: `WE-PD-Typ-LS=12x12`. Names that begin
   * as a number does and have its `{body}` (`SRN6028`, `NR-50xx`) follow from `number`.
   */
  readonly names?: string;
  /**
   * Ratings of an inductor by `{body}{model}-{value}`, from the data sheet: the current by the rise of temperature by
   * 40 °C, the current by the drop of inductance by 30 %, and the greatest DC resistance in mΩ. Each number may be
   * absent: `/2.7/57.4`.
   */
  readonly ratings?: string;
  /** A highest temperature above that of the temperature characteristic, and the parts of the number that mean it. */
  readonly hot?: { readonly shapes: Shapes; readonly celsius: number };
}

/** Features that a named part of the number can mean. */
export const features = ["automotive", "softTermination", "reversed", "highQ", "failSafe"] as const;

/**
 * `automotive`: AEC-Q200. `softTermination`: flexible terminations. `reversed`: the long sides have the terminations.
 * `highQ`: low losses at high frequencies. `failSafe`: open mode and floating electrodes, with no short circuit after a
 * crack.
 */
export type Feature = (typeof features)[number];

/** Shapes of the named parts of a number. */
export type Shapes = Readonly<Record<string, RegExp>>;

/** What all parts of a type have in common. */
export interface PartType {
  readonly kind: PartKind;
  /** Whether it has leads instead of terminations. */
  readonly isLeaded?: true;
  /** The shield, in the words of the API's data. */
  readonly shielded?: "shielded" | "semi-shielded" | "unshielded";
  readonly circuit?: "power" | "RF";
}

export const partTypes = {
  capacitor: { kind: "capacitor" },
  "leaded capacitor": { kind: "capacitor", isLeaded: true },
  inductor: { kind: "inductor" },
  "RF inductor": { kind: "inductor", circuit: "RF" },
  "power inductor": { kind: "inductor", circuit: "power" },
  "shielded power inductor": { kind: "inductor", circuit: "power", shielded: "shielded" },
  "semi-shielded power inductor": { kind: "inductor", circuit: "power", shielded: "semi-shielded" },
  "unshielded power inductor": { kind: "inductor", circuit: "power", shielded: "unshielded" },
} as const satisfies Readonly<Record<string, PartType>>;
