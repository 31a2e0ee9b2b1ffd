import { groupBy } from "../../product-data/vocabulary/group-by";
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
  readonly capacitance?: number | undefined;
  readonly inductance?: number | undefined;
  readonly voltage?: number | undefined;
  /** Inch code. */
  readonly sizeInch?: string | undefined;
  /** Alternatives: `C0G/X7R`. */
  readonly dielectric?: readonly string[] | undefined;
  readonly tolerance?: Tolerance | undefined;
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
    let first: { readonly cell: CellClaim; readonly value: T } | undefined;
    for (const cell of claims) {
      const value = valueIn(cell.claim);
      if (value === undefined) continue;
      first ??= { cell, value };
      if (isSame(first.value, value)) continue;
      contradictions.push({ aspect, one: saidIn(first.cell), other: saidIn(cell) });
      return undefined;
    }
    return first?.value;
  };
  const amount = (aspect: AmountClaim["aspect"] & CellContradiction["aspect"]): number | undefined =>
    oneOf(aspect, (claim) => (claim.aspect === aspect && "value" in claim ? claim.value : undefined), isClose);
  const said = {
    capacitance: amount("capacitance"),
    inductance: amount("inductance"),
    voltage: amount("voltage"),
    sizeInch: oneOf("size", inchCodeIn, (one, other) => one === other),
    dielectric: dielectricIn(claims, contradictions),
    tolerance: oneOf("tolerance", toleranceIn, isSameTolerance),
  };
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
  const own = claims.filter(({ claim }) => claim.aspect === "characteristic");
  const [first] = own;
  let common: readonly string[] | undefined;
  for (const here of groupBy(own, ({ column }) => String(column)).values()) {
    const names = [...new Set(here.map(({ claim }) => (claim as CharacteristicClaim).name))];
    common = common?.filter((name) => names.includes(name)) ?? names;
    if (first !== undefined && common.length === 0) {
      contradictions.push({ aspect: "characteristic", one: saidIn(first), other: saidIn(here[0]) });
      return undefined;
    }
  }
  return common;
}
