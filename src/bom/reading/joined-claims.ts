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
  const oneOf = <T>(
    aspect: CellContradiction["aspect"],
    found: readonly (CellClaim & { readonly value: T })[],
    isSame: (one: T, other: T) => boolean,
  ): T | undefined => {
    const [first] = found;
    const different = first && found.find(({ value }) => !isSame(first.value, value));
    if (first === undefined || different === undefined) return first?.value;
    contradictions.push({ aspect, one: cellOf(first), other: cellOf(different) });
    return undefined;
  };
  const amount = (aspect: AmountClaim["aspect"] & CellContradiction["aspect"]): number | undefined =>
    oneOf(
      aspect,
      claims.flatMap((each) =>
        each.claim.aspect === aspect && "value" in each.claim ? [{ ...each, value: each.claim.value }] : [],
      ),
      isClose,
    );
  const said = {
    capacitance: amount("capacitance"),
    inductance: amount("inductance"),
    voltage: amount("voltage"),
    sizeInch: oneOf("size", sizesIn(claims), (one, other) => one === other),
    dielectric: dielectricIn(claims, contradictions),
    tolerance: oneOf("tolerance", tolerancesIn(claims), isSameTolerance),
  };
  return { said: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)), contradictions };
}

const cellOf = ({ column, claim }: CellClaim): SaidInCell => ({ column, written: claim.written });

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));

/** A size without an inch code says nothing here, but contradicts one that has. */
const sizesIn = (claims: readonly CellClaim[]): readonly (CellClaim & { readonly value: string })[] =>
  claims.flatMap((each) => {
    const code = each.claim.aspect === "size" ? inchCodeOf(each.claim) : undefined;
    return code === undefined ? [] : [{ ...each, value: code }];
  });

const tolerancesIn = (claims: readonly CellClaim[]): readonly (CellClaim & { readonly value: Tolerance })[] =>
  claims.flatMap((each) => (each.claim.aspect === "tolerance" ? [{ ...each, value: each.claim.tolerance }] : []));

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
  for (const column of new Set(own.map((each) => each.column))) {
    const here = own.filter((each) => each.column === column);
    const names = [...new Set(here.map(({ claim }) => (claim as CharacteristicClaim).name))];
    const [cell] = here;
    if (common === undefined || first === undefined) [common, first] = [names, cell];
    else {
      const both: readonly string[] = common.filter((name) => names.includes(name));
      if (both.length === 0 && cell !== undefined) {
        contradictions.push({ aspect: "characteristic", one: cellOf(first), other: cellOf(cell) });
        return undefined;
      }
      common = both;
    }
  }
  return common;
}
