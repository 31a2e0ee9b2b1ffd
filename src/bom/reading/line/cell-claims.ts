import { type Claim, ofAspect } from "../../claims/claim";
import type { ComponentKind } from "../../claims/component-kind";
import { compareClaims } from "../../claims/claim-order";
import { merge } from "../../claims/merge";
import { inchCodeOf, isInchCode } from "../../claims/size";
import { distinctBy, groupBy } from "../../../product-data/vocabulary/group-by";
import { type Cells, textIn } from "../cell/cell";
import { isNominalAmount, wordsOf } from "../text/words";

/** Two texts of a line that can't both be right. */
export interface Contradiction {
  readonly aspect: "kind" | Claim["aspect"];
  readonly one: CellText;
  readonly other: CellText;
  /** Whether it is surely a mistake: neither text is a remark, such as `10uF (2 x 22uF in series)`. */
  readonly isSure: boolean;
}

/** What a cell says. */
export interface CellText {
  readonly column: number;
  readonly written: string;
  /** The kind, in a contradiction of kinds; null: only the family is known. */
  readonly kind?: ComponentKind | null;
}

/**
 * The values that cells say together. Two values of an aspect are a contradiction, unless one cell offers both
 * (`16V/50V`); both then count.
 */
export function mergedCells(claims: readonly Claim[], cells: Cells) {
  // Metric codes without an inch code, such as in `INDC2928X203N`, only name a footprint.
  const known = claims.filter(
    (claim) => claim.aspect !== "size" || claim.system === "inch" || inchCodeOf(claim) !== undefined,
  );
  const values = known.filter(isToAgree);
  // The dielectrics of one cell are alternatives; two cells have to have one in common.
  const dielectrics = groupBy(ofAspect(values, "characteristic"), ({ column }) => String(column));
  const others = values.filter(({ aspect }) => aspect !== "characteristic").map((claim) => [claim]);
  const { claims: together, clashes } = merge([...others, ...dielectrics.values()]);
  const clashing = new Set(clashes.map(({ one }) => one.aspect));
  const isAgreed = (claim: Claim): boolean => isToAgree(claim) && !clashing.has(claim.aspect);
  const contradicting = clashes.filter(({ one, other }) => !areOffered(one, other, cells));
  return {
    claims: [...inInches(together.filter(isAgreed)), ...distinct(known.filter((claim) => !isAgreed(claim)))].sort(
      (one, other) => placeOf(one) - placeOf(other),
    ),
    contradictions: Array.from(groupBy(contradicting, ({ one }) => one.aspect).values(), ([{ one, other }]) => ({
      aspect: one.aspect,
      one: cellTextOf(one),
      other: cellTextOf(other),
      // Parameters in one text have several percentages, and another voltage may be a rail's: `10V – for a 1.8V output`.
      isSure:
        !((one.aspect === "tolerance" || one.aspect === "voltage") && one.column === other.column) &&
        ![one, other].some((claim) => isAside(claim, cells)),
    })),
  };
}

/** Values that the cells of a line have to agree on, in the order in which they are shown. */
const agreed = ["capacitance", "inductance", "voltage", "characteristic", "size", "tolerance"];
const isToAgree = ({ aspect }: Claim): boolean => agreed.includes(aspect);
const placeOf = (claim: Claim): number => (isToAgree(claim) ? agreed.indexOf(claim.aspect) : agreed.length);

/** Leaves out claims that say the same in the same words. */
export const distinct = (claims: readonly Claim[]): readonly Claim[] =>
  distinctBy(({ aspect, written }) => `${aspect} ${written}`, claims);

export const cellTextOf = ({ column = 0, written }: Claim): CellText => ({ column, written });

/** 0603 alone may be in inches or metric, but next to 1608 it is in inches, and says the same. */
function inInches(claims: readonly Claim[]): readonly Claim[] {
  const sizes = ofAspect(claims, "size");
  const size = sizes.find(({ code, system }) => system !== "mm" && isInchCode(code)) ?? sizes[0];
  if (size === undefined) return claims;
  const system = size.system ?? (sizes.length > 1 ? "inch" : null);
  return [...claims.filter(({ aspect }) => aspect !== "size"), { ...size, system, written: size.code }];
}

/** Whether the cell says the claim in parentheses. */
function isAside({ column = 0, span }: Claim, cells: Cells): boolean {
  const before = wordsOf(textIn(cells, column)).plain.slice(0, span?.[0] ?? 0);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** Whether a value is as good as another one, which accepts better ones. */
const isAccepted = (claim: Claim, least: Claim): boolean =>
  least.orBetter === true && compareClaims(claim, least, null) !== "worse";

/** Whether a cell offers one value or the other, or a value accepts the better one. */
function areOffered(one: Claim, other: Claim, cells: Cells): boolean {
  if (isAccepted(one, other) || isAccepted(other, one)) return true;
  // `300 VAC 1000 VDC`: both are rated.
  if (new Set([classOf(one), classOf(other), null]).size === 3) return true;
  const [first, second] = [one, other]
    .flatMap(({ span }) => (span ? [span] : []))
    .sort(([left], [right]) => left - right);
  if (one.column !== other.column || first === undefined || second === undefined) return false;
  const { plain } = wordsOf(textIn(cells, one.column ?? 0));
  const between = plain.slice(first[1], second[0]);
  // `SM0805-SM0603`, `L_1008_1210`: a footprint for both.
  if (one.aspect === "size" && /^[-_]$/.test(between)) return true;
  if (offer.test(between)) return true;
  // Alternatives may be separated by a comma alone: `CC0402_10NF_16V_X7R,CC0402_10NF_25V_X7R`; not values: `100nF, 1uF`.
  if (one.aspect === "capacitance" || one.aspect === "inductance") return false;
  const comma = plain.indexOf(",", first[1]);
  return between.includes(",") && [plain.slice(0, comma), plain.slice(comma)].every(saysNominal);
}

const saysNominal = (text: string): boolean => wordsOf(text).words.some(isNominalAmount);

const classOf = (claim: Claim): string | null => ("voltageClass" in claim ? claim.voltageClass : null);

const offer = /^ ?(?:[/|~]|or|to|或|または) ?$/i;
