import type { PartKind } from "../aspects/part-kind";

/**
 * How a family of a manufacturer's part numbers is decoded: its published naming rules as tables of codes.
 *
 * A table is a text of codes separated by spaces: `10=0603` means that the code 10 is size 0603; `0402` is a code with
 * itself as its value. `1825?` is a code that no real line has confirmed: it is matched, and its value isn't used.
 * `SD=` is matched and has no value.
 */
export interface Family {
  readonly series: string;
  readonly kind: PartKind;
  /** The source of the codes. */
  readonly source: string;
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
  /** The meaning of the digits of `{body}`, in 0.1 mm; six digits are length, width, and height. */
  readonly body?: "height" | "side and height";
  /** AEC-Q200, if one of these parts of the number matches. */
  readonly automotive?: Readonly<Record<string, RegExp>>;
  /** Soft (flexible) terminations, likewise. */
  readonly softTermination?: Readonly<Record<string, RegExp>>;
}
