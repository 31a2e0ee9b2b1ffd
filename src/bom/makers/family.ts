/**
 * How one family of a manufacturer's part numbers is read: its published systematics as tables of codes.
 *
 * A table is a text of codes parted by blanks: `10=0603` is the code 10 for size 0603, `0402` a code that stands for
 * itself. `1825?` is a code that no real line has proved: it is matched, and what it says is not taken. `SD=` is matched
 * and says nothing.
 */
export interface Family {
  readonly maker: string;
  readonly series: string;
  readonly kind: "capacitor" | "inductor";
  /** Where the codes come from. */
  readonly source: string;
  /**
   * The whole number as a regular expression without lookaheads. `{size}` stands for the codes of that table and `{value}`
   * for three digits or digits with a letter for the point; `{suffix:[A-Z]*}` names a part of the number.
   */
  readonly number: string;
  /** What three digits of the value count; none: the number does not tell the value. */
  readonly counts?: Counted;
  /** Inch codes. */
  readonly size?: string;
  readonly characteristic?: string;
  /** Volts, DC. */
  readonly voltage?: string;
  /** Letters, which mean the same everywhere (`letters.ts`) except where a family says otherwise. */
  readonly tolerance?: string;
  /** Other meanings of letters below 10 pF. */
  readonly toleranceBelow10pF?: string;
  /** Millimeters, or `mm/100`: the part of the number counts them. */
  readonly thickness?: string;
  /** What the digits of `{body}` tell, in 0.1 mm; six digits are length, width and height. */
  readonly body?: "height" | "side and height";
  /** AEC-Q200, where one of these parts of the number looks so. */
  readonly automotive?: Readonly<Record<string, RegExp>>;
  /** Soft (flexible) terminations, likewise. */
  readonly softTermination?: Readonly<Record<string, RegExp>>;
}

/** `R` is the point in pF or µH, `N` the point in nH, whatever is counted. */
export type Counted = "pF" | "uH" | "nH";
