import type { Claim } from "../../claims/claim";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import { amountText, betterOf } from "../../claims/rules";
import { toleranceText } from "../../claims/tolerance";
import { type PolicyAnswer, policyAnswers } from "../cell/policy";
import { cellOf } from "../cell/cell";
import type { ComponentKind, LineKind } from "../../claims/component-kind";
import type { PartKind } from "../../claims/part-kind";
import type { CellText, Contradiction } from "./cell-claims";
import type { LineNumber } from "./line-numbers";

/** A line of a BOM: what it says, and its numbers. */
export interface Line extends LineClaims {
  /** The row in the sheet, zero-based. */
  readonly row: number;
  /** Its row, and rows beneath it that belong to it. */
  readonly rows: readonly number[];
  /** The text of the part number's cell. */
  readonly cell: string;
  /**
   * All manufacturers' numbers, each once. The first is the one that the line is for: if it has numbers of ours, one of
   * those.
   */
  readonly numbers: readonly LineNumber[];
  /** Numbers that it names as alternatives besides `numbers`, as they are written (line-numbers.ts). */
  readonly alternativesNamed: readonly string[];
  /** A distributor's order number in the line; null without one. */
  readonly distributorNumber: Pick<LineNumber, "text" | "column" | "distributor"> | null;
  /** A number that a spreadsheet rounded: `8.85012E+11`; null if none is. */
  readonly destroyed: CellText | null;
  readonly designators: readonly string[];
  /** Whether the list of designators ends in a comma, so that the next row continues it. */
  readonly isOpenList: boolean;
  /** The cell with all designators; null: there is none, or not every word of it is one. */
  readonly designatorsCell: CellText | null;
  /**
   * The quantity, or the number of designators if no column says it; null: nothing says it, or only a cell that isn't
   * understood.
   */
  readonly quantity: number | null;
  /** The cell that says the quantity; null: none does. */
  readonly quantityCell: CellText | null;
  /** The cell of the quantity, if it isn't understood; null: there is none, or `kind` is "other", such as a cable, whose quantity may be a length. */
  readonly uncounted: CellText | null;
  /** The manufacturer as the BOM writes it; "" without one. */
  readonly manufacturer: string;
  /** null: unknown, or a capacitor whose type isn't said. */
  readonly kind: LineKind | null;
  /** The kind as exactly as the line says it. */
  readonly component: ComponentKind | null;
  /** The text of the cell with its value, which is all that other components say; "" without one. */
  readonly value: string;
  /** The texts that describe the part. */
  readonly texts: readonly string[];
  /** The cells with these texts. */
  readonly described: readonly CellText[];
  /** A key that equal descriptions share. */
  readonly key: string;
  /** Whether the BOM says that the line isn't fitted. */
  readonly isNotFitted: boolean;
  /** Whether only the start of its value or description was read. */
  readonly isCut: boolean;
  /** Whether another part may be used; null: the BOM says nothing about that. */
  readonly policy: Policy | null;
  /** Whether a filter or a person hides its row. */
  readonly isHidden: boolean;
}

/** What a line says about a part of a kind. */
export interface LineClaims {
  /** The kind that the cells were read for; null: the kind isn't known, so they weren't read (`lineFor`). */
  readonly readAs: PartKind | null;
  /** The claims that count. Those of one aspect are alternatives. */
  readonly claims: readonly Claim[];
  /** The claims of all its cells. */
  readonly cellClaims: readonly Claim[];
  /** Texts that can't both be right. */
  readonly contradictions: readonly Contradiction[];
}

/** Whether another part may be used, and the cell that says it. */
export interface Policy extends CellText {
  readonly answer: PolicyAnswer;
}

export const strictestOf = (policies: readonly (Policy | null)[]): Policy | null =>
  policies.reduce<Policy | null>((strictest, each) => (rankOf(each) > rankOf(strictest) ? each : strictest), null);
const rankOf = (policy: Policy | null): number => (policy === null ? -1 : policyAnswers.indexOf(policy.answer));

/** Whether nothing describes the line's part. */
export const saysNothing = ({ texts, claims }: Pick<Line, "texts" | "claims">): boolean =>
  texts.length === 0 && claims.length === 0;

/** Whether the line has any number, also a distributor's. */
export const hasNumber = ({ numbers, distributorNumber }: Line): boolean =>
  numbers.length > 0 || distributorNumber !== null;

/**
 * Whether the line says nothing, such as the rest of merged cells: designators alone aren't a line, unless they are
 * counted.
 */
export const isBlankLine = (line: Line): boolean =>
  line.cell === "" &&
  (line.designators.length === 0 || line.quantityCell === null) &&
  !hasNumber(line) &&
  saysNothing(line);

/** The same line with its rows counted from another row. */
export const movedBy = (line: Line, rows: number): Line => ({
  ...line,
  row: line.row + rows,
  rows: line.rows.map((row) => row + rows),
});

/** The distinct numbers to request. */
export const partnosOf = (lines: readonly Line[]): readonly string[] => [
  ...new Set(lines.flatMap(({ numbers, isNotFitted }) => (isNotFitted ? [] : numbers.map(({ partno }) => partno)))),
];

type Described = Pick<Line, "texts" | "claims" | "component" | "readAs">;

/** What a line says about its part, as people read it. @param nameOf the name of a kind in their language */
export function lineText(
  { texts, claims, component: kind, readAs }: Described,
  nameOf: (kind: ComponentKind) => string,
): string {
  if (!claims.some(isValue)) return texts.join(" ");
  // Next to values, only texts with demands such as AEC-Q200 say more.
  const demanding = texts.filter((text) => cellOf(text).demands(readAs ?? "capacitor").length > 0);
  // `4x4mm` is in `10uH shielded 4x4mm`.
  const added = demanding.filter((text) => !demanding.some((other) => other !== text && other.includes(text)));
  const name = kind === null || kind === "capacitor" ? "" : nameOf(kind);
  return [...new Set([...shownValues(claims), name, ...added])].filter((text) => text !== "").join(" ");
}

/** A key that equal descriptions share. */
export const describedKey = (line: Described): string =>
  [lineText(line, (kind) => kind), ...line.claims.map(valueText)].join("\n");

/** Whether a claim says what the part is. */
export const isValue = ({ aspect }: Claim): boolean =>
  aspect === "capacitance" || aspect === "inductance" || aspect === "size";

/** The values of claims as a line shows them: `≥25V`, `≤10%`; alternatives with a slash: `X5R/X7R`. */
function shownValues(claims: readonly Claim[]): readonly string[] {
  const byAspect = groupBy(claims, ({ aspect }) => aspect);
  return [...byAspect.values()].flatMap((alternatives) => {
    const [{ aspect }] = alternatives;
    if (!shown.has(aspect)) return [];
    const text = [...new Set(alternatives.map(valueText))].join("/");
    if (alternatives.every(({ orBetter }) => orBetter !== true)) return text;
    return (betterOf(aspect) === "lower" ? "≤" : "≥") + text.replace("±", "");
  });
}

const aspectsShown = "capacitance inductance voltage characteristic size tolerance current resistance";
const shown: ReadonlySet<string> = new Set(aspectsShown.split(" "));

/** A claim's value in one form, however the cell writes it: `100nF`, `±10%`. */
function valueText(claim: Claim): string {
  if (claim.aspect === "capacitance" || claim.aspect === "inductance" || claim.aspect === "voltage")
    return amountText(claim.aspect, claim.value).replace(" ", "") + (claim.voltageClass === "AC" ? "AC" : "");
  if (claim.aspect === "characteristic") return claim.name;
  if (claim.aspect === "size") return claim.code;
  return claim.aspect === "tolerance" ? toleranceText(claim.tolerance) : claim.written;
}
