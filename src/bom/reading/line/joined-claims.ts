import type { Claim, TextClaim } from "../../claims/claim";
import type { ComponentKind } from "../../claims/component-kind";
import { inchCodeOf } from "../../claims/size";
import type { Tolerance } from "../../claims/tolerance";
import { plainText, spanInCell } from "../text/plain-text";
import { isNominalAmount, wordsOf } from "../text/words";

/** A claim, and the column of the cell that makes it. */
export interface CellClaim<C extends Claim = TextClaim> {
  readonly claim: C;
  readonly column: number;
}

/** Two texts of a line that can't both be right. */
export interface Contradiction {
  readonly aspect: "kind" | "capacitance" | "inductance" | "voltage" | "size" | "characteristic" | "tolerance";
  readonly one: SaidInCell;
  readonly other: SaidInCell;
  /** Whether it is surely a mistake: neither is a remark, such as `10uF (2 x 22uF in series)`. */
  readonly isSure: boolean;
}

export interface SaidInCell {
  readonly column: number;
  readonly written: string;
  /** Where, in the text of the cell; absent: all of it. */
  readonly span?: readonly [number, number];
  /** Of a contradiction of kinds; null: only the family is known. */
  readonly kind?: ComponentKind | null;
}

/** What the texts of a line say, in base units; absent: nothing, or several things. */
export interface Said {
  readonly capacitance?: number | undefined;
  readonly inductance?: number | undefined;
  readonly voltage?: number | undefined;
  /** Inch code. */
  readonly sizeInch?: string | undefined;
  /** Alternatives: `C0G/X7R`. */
  readonly dielectric?: readonly string[] | undefined;
  readonly tolerance?: Tolerance | undefined;
}

/** What a cell says, with its place in the cell as the sheet has it, which was read as a plain text. */
export function placedIn(cell: string, said: SaidInCell): SaidInCell {
  const { span, ...unplaced } = said;
  // A unit or another cell may have been added to the cell.
  const isThere =
    span !== undefined &&
    plainText(cell)
      .slice(...span)
      .startsWith(said.written);
  return isThere ? { ...unplaced, span: spanInCell(cell, ...span) } : unplaced;
}

/**
 * Joins the claims of a line's cells. Two values of an aspect are a contradiction, unless one cell offers both
 * (`16V/50V`) or one may be read as the other; none of several counts.
 * @param textOf the plain text of a cell
 */
export function joined(
  claims: readonly CellClaim[],
  textOf: (column: number) => string,
): { readonly said: Said; readonly contradictions: readonly Contradiction[] } {
  const contradictions: Contradiction[] = [];
  /** The readings that all cells share. */
  const shared = <T>(
    aspect: Exclude<Contradiction["aspect"], "kind">,
    readingsOf: (cell: CellClaim, all: readonly CellClaim[]) => readonly T[],
    isSame: (one: T, other: T) => boolean,
  ): readonly T[] => {
    const stated = claims.filter(({ claim }) => claim.aspect === aspect);
    if (stated.length === 0) return [];
    const sure = stated.filter(({ claim }) => claim.isUncertain !== true);
    const counting = sure.length > 0 ? sure : stated;
    const [first, ...others] = counting
      .map((cell) => ({ cell, readings: readingsOf(cell, counting) }))
      .filter(({ readings }) => readings.length > 0);
    if (first === undefined) return [];
    const ofBoth = (some: readonly T[], readings: readonly T[]): readonly T[] =>
      some.filter((one) => readings.some((other) => isSame(one, other)));
    const common = others.reduce((some, { readings }) => ofBoth(some, readings), first.readings);
    if (common.length > 0) return common;
    const other = others.find(
      ({ cell, readings }) => ofBoth(readings, first.readings).length === 0 && !areOffered(first.cell, cell, textOf),
    );
    if (other !== undefined) contradictions.push(contradiction(aspect, first.cell, other.cell, textOf));
    return [];
  };
  const [capacitance] = shared("capacitance", amountsIn, isSameValue);
  const [inductance] = shared("inductance", amountsIn, isSameValue);
  const [voltage] = shared("voltage", amountsIn, isSameValue);
  const [sizeInch] = shared("size", inchCodesIn, Object.is);
  const names = shared("characteristic", namesBeside, Object.is);
  const [tolerance] = shared("tolerance", tolerancesIn, isSameTolerance);
  const dielectric = names.length > 0 ? names : undefined;
  return { said: { capacitance, inductance, voltage, sizeInch, dielectric, tolerance }, contradictions };
}

function contradiction(
  aspect: Contradiction["aspect"],
  one: CellClaim,
  other: CellClaim,
  textOf: (column: number) => string,
): Contradiction {
  // Parameters in one text have several percentages, and another voltage may be a rail's: `10V – for a 1.8V output`.
  const isAmbiguous = (aspect === "tolerance" || aspect === "voltage") && one.column === other.column;
  const isSure = !isAmbiguous && ![one, other].some((cell) => isAside(cell, textOf));
  return { aspect, one: saidIn(one), other: saidIn(other), isSure };
}

/** Whether it is in parentheses. */
function isAside({ column, claim: { span } }: CellClaim, textOf: (column: number) => string): boolean {
  const before = wordsOf(textOf(column)).plain.slice(0, span?.[0] ?? 0);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

export const saidIn = ({ column, claim: { written, span } }: CellClaim<Claim>): SaidInCell =>
  span === undefined ? { column, written } : { column, written, span };

/** Whether a cell offers one value or the other, or a value accepts the better one. */
function areOffered(one: CellClaim, other: CellClaim, textOf: (column: number) => string): boolean {
  if (one.claim.orBetter === true || other.claim.orBetter === true) return true;
  // `300 VAC 1000 VDC`: both are rated.
  if (classOf(one) !== classOf(other) && classOf(one) !== null && classOf(other) !== null) return true;
  const [first, second] = [one.claim, other.claim].sort(
    (left, right) => (left.span?.[0] ?? 0) - (right.span?.[0] ?? 0),
  );
  if (one.column !== other.column || first?.span === undefined || second?.span === undefined) return false;
  const { plain } = wordsOf(textOf(one.column));
  const between = plain.slice(first.span[1], second.span[0]);
  // `SM0805-SM0603`, `L_1008_1210`: a footprint for both.
  if (first.aspect === "size" && /^[-_]$/.test(between)) return true;
  // `10 VDC, 25 VDC`: the rated voltage, and the voltage that is withstood.
  if (offer.test(between) || (/VDC$/i.test(first.written) && /^, ?$/.test(between))) return true;
  // `CC0402_10NF_16V_X7R,CC0402_10NF_25V_X7R`
  const comma = plain.indexOf(",", first.span[1]);
  return between.includes(",") && [plain.slice(0, comma), plain.slice(comma)].every(saysNominal);
}

const saysNominal = (text: string): boolean => wordsOf(text).words.some(isNominalAmount);

const classOf = ({ claim }: CellClaim): string | null => ("voltageClass" in claim ? claim.voltageClass : null);

const offer = /^ ?(?:[/|~]|or|to|或|または) ?$/i;

const isClose = (one: number, other: number): boolean => areWithin(1e-6, one, other);
/** 10 nH and 10.2 nH are next to each other in the closest series that is sold. */
const isSameValue = (one: number, other: number): boolean => areWithin(0.024, one, other);
const areWithin = (share: number, one: number, other: number): boolean =>
  Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other));

const amountsIn = ({ claim }: CellClaim): readonly number[] =>
  "value" in claim ? [claim.value, ...(claim.others ?? [])] : [];

/** 0603 alone may be metric. A size without an inch code says nothing here. */
function inchCodesIn({ claim }: CellClaim): readonly string[] {
  if (claim.aspect !== "size") return [];
  const readings = claim.system === null ? [claim, { ...claim, system: "mm" as const }] : [claim];
  return readings.flatMap((size) => inchCodeOf(size) ?? []);
}

/** The dielectrics of one cell are alternatives; two cells have to have one in common. */
const namesBeside = ({ column }: CellClaim, all: readonly CellClaim[]): readonly string[] => [
  ...new Set(
    all.flatMap(({ claim, column: own }) => (own === column && claim.aspect === "characteristic" ? claim.name : [])),
  ),
];

const tolerancesIn = ({ claim }: CellClaim): readonly Tolerance[] =>
  claim.aspect === "tolerance" ? [claim.tolerance] : [];

const isSameTolerance = (one: Tolerance, other: Tolerance): boolean =>
  one.unit === other.unit && isClose(one.plus, other.plus) && isClose(one.minus, other.minus);
