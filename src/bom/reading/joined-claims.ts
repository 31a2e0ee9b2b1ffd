import type { AmountClaim, CharacteristicClaim, TextClaim } from "../aspects/claim";
import { inchCodeOf } from "../aspects/size";
import type { Tolerance } from "../aspects/tolerance";

/** A claim, and the column of the cell that makes it. */
export interface CellClaim {
  readonly claim: TextClaim;
  readonly column: number;
}

/** Two cells of a line that can't both be right. */
export interface CellContradiction {
  readonly aspect: "kind" | "capacitance" | "inductance" | "voltage" | "size" | "characteristic" | "tolerance";
  readonly one: SaidInCell;
  readonly other: SaidInCell;
}

export interface SaidInCell {
  readonly column: number;
  readonly written: string;
}

/** What the texts of a line say, in base units; absent: nothing, or two cells say different things. */
export interface Said {
  readonly capacitance?: number;
  readonly inductance?: number;
  readonly voltage?: number;
  /** Inch code. */
  readonly sizeInch?: string;
  /** Alternatives: `C0G/X7R`. */
  readonly dielectric?: readonly string[];
  readonly tolerance?: Tolerance;
}

/** Joins the claims of a line's cells. Two values of an aspect are a contradiction, and neither counts. */
export function joined(claims: readonly CellClaim[]): {
  readonly said: Said;
  readonly contradictions: readonly CellContradiction[];
} {
  const contradictions: CellContradiction[] = [];
  /** The value of all claims that have one; undefined if there is none, or if two differ. */
  const oneOf = <T>(
    aspect: CellContradiction["aspect"],
    valueIn: (claim: TextClaim) => T | undefined,
    isSame: (one: T, other: T) => boolean,
  ): T | undefined => {
    let [first, value]: [CellClaim | undefined, T | undefined] = [undefined, undefined];
    for (const each of claims) {
      const own = valueIn(each.claim);
      if (own === undefined) continue;
      if (first === undefined || value === undefined) [first, value] = [each, own];
      else if (!isSame(value, own)) {
        contradictions.push({ aspect, one: saidIn(first), other: saidIn(each) });
        return undefined;
      }
    }
    return value;
  };
  const amount = (aspect: AmountClaim["aspect"] & CellContradiction["aspect"]): number | undefined =>
    oneOf(aspect, (claim) => (claim.aspect === aspect && "value" in claim ? claim.value : undefined), isClose);
  const said: { -readonly [A in keyof Said]: Said[A] } = {};
  const [capacitance, inductance, voltage] = [amount("capacitance"), amount("inductance"), amount("voltage")];
  if (capacitance !== undefined) said.capacitance = capacitance;
  if (inductance !== undefined) said.inductance = inductance;
  if (voltage !== undefined) said.voltage = voltage;
  const size = oneOf("size", inchCodeIn, (one, other) => one === other);
  if (size !== undefined) said.sizeInch = size;
  const dielectric = dielectricIn(claims, contradictions);
  if (dielectric !== undefined) said.dielectric = dielectric;
  const tolerance = oneOf("tolerance", toleranceIn, isSameTolerance);
  if (tolerance !== undefined) said.tolerance = tolerance;
  return { said, contradictions };
}

const saidIn = ({ column, claim }: CellClaim): SaidInCell => ({ column, written: claim.written });

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));

/** A size without an inch code says nothing here, but contradicts one that has. */
const inchCodeIn = (claim: TextClaim): string | undefined => (claim.aspect === "size" ? inchCodeOf(claim) : undefined);

const toleranceIn = (claim: TextClaim): Tolerance | undefined =>
  claim.aspect === "tolerance" ? claim.tolerance : undefined;

const isSameTolerance = (one: Tolerance, other: Tolerance): boolean =>
  one.unit === other.unit && isClose(one.plus, other.plus) && isClose(one.minus, other.minus);

/** The dielectrics of one cell are alternatives; two cells have to have one in common. */
function dielectricIn(
  claims: readonly CellClaim[],
  contradictions: CellContradiction[],
): readonly string[] | undefined {
  let common: readonly string[] | undefined;
  let first: CellClaim | undefined;
  const own = claims.filter(({ claim }) => claim.aspect === "characteristic");
  if (own.length === 0) return undefined;
  for (const column of new Set(own.map((each) => each.column))) {
    const here = own.filter((each) => each.column === column);
    const names = [...new Set(here.map(({ claim }) => (claim as CharacteristicClaim).name))];
    const [cell] = here;
    if (common === undefined || first === undefined) [common, first] = [names, cell];
    else {
      const both: readonly string[] = common.filter((name) => names.includes(name));
      if (both.length === 0 && cell !== undefined) {
        contradictions.push({ aspect: "characteristic", one: saidIn(first), other: saidIn(cell) });
        return undefined;
      }
      common = both;
    }
  }
  return common;
}
