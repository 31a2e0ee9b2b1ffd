import { isSameAmount } from "../claims/claim-order";
import { type AmountClaim, ofAspect } from "../claims/claim";
import { contradictionOf, type Finding, type Statement, statementIn } from "../matching/findings";
import type { Line } from "../reading/line/line";
import { lineFor } from "../reading/line/line-of-text";
import { isOtherComponent } from "./states";
import { groupBy } from "../../product-data/vocabulary/group-by";

/**
 * Compares the designators of each line with its quantity and with the other lines. A place on a board has one part: the
 * quantity of a board is the number of its designators, and a designator isn't in two lines of different values.
 */
export function designatorChecker(lines: readonly Line[]): (line: Line) => readonly Finding[] {
  const fitted = lines.filter(({ isNotFitted }) => !isNotFitted);
  const isOfOneBoard = countsDesignators(fitted);
  const repeated = repeatedDesignators(fitted);
  return (line) => {
    if (line.isNotFitted || isOtherComponent(line)) return [];
    return [...(isOfOneBoard ? quantityFinding(line) : []), ...repetitions(line, repeated)];
  };
}

/** Whether the quantities are those of one board: not of several, and not those to order. */
function countsDesignators(lines: readonly Line[]): boolean {
  const counted = lines.filter(
    ({ quantityCell, designatorsCell }) => quantityCell !== null && designatorsCell !== null,
  );
  return areNearlyAll(counted.filter((line) => line.quantity === distinct(line).length).length, counted.length);
}

/** Whether these lines are enough to say how a BOM is written. */
export const areNearlyAll = (lines: number, all: number): boolean => lines >= 3 && lines >= 0.75 * all;

function quantityFinding(line: Line): readonly Finding[] {
  const { designators, quantity, quantityCell, designatorsCell } = line;
  const names = distinct(line);
  if (quantityCell === null || designatorsCell === null || quantity === 0 || quantity === names.length) return [];
  // `C1, C2, C1, C2` is of two equal boards.
  if (quantity === designators.length && designators.length % names.length === 0) return [];
  const count = `${String(names.length)} (${shortened(names).join(", ")})`;
  return [
    contradictionOf("quantity", statementIn(quantityCell, String(quantity)), statementIn(designatorsCell, count), true),
  ];
}

const distinct = ({ designators }: Line): readonly string[] => [...new Set(designators)];

const shortened = (names: readonly string[]): readonly string[] =>
  names.length <= 6 ? names : [...names.slice(0, 4), "…", ...names.slice(-1)];

/**
 * The designators of two lines, by their name. If a tenth of them are, the sheet has several boards or variants; if one is
 * in more lines, these are for choosing.
 */
function repeatedDesignators(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const all = groupBy(
    lines.flatMap((line) => distinct(line).map((name) => ({ name, line }))),
    ({ name }) => name,
  );
  const repeated = [...all].filter(([, uses]) => uses.length > 1);
  if (repeated.length > Math.max(1, all.size / 10)) return new Map();
  const pairs = repeated.filter(([, uses]) => uses.length === 2);
  return new Map(pairs.map(([name, uses]) => [name, uses.map(({ line }) => line)]));
}

function repetitions(line: Line, repeated: ReadonlyMap<string, readonly Line[]>): readonly Finding[] {
  const own = valueOf(line);
  if (own === undefined) return [];
  return distinct(line).flatMap((name) => {
    const other = repeated.get(name)?.find((each) => each !== line);
    const value = other && valueOf(other);
    if (value === undefined || isSameAmount(value.value, own.value)) return [];
    const { designatorsCell: cell } = line;
    const statement = ({ written }: AmountClaim): Statement => statementIn(cell, `${name} ${written}`);
    return [contradictionOf("designator", statement(own), statement(value), true)];
  });
}

/** The capacitance or inductance that the line says; undefined: none, or several. */
function valueOf(line: Line): AmountClaim | undefined {
  const kind = line.kind === "inductor" ? "inductor" : "capacitor";
  const claims: readonly AmountClaim[] = ofAspect(lineFor(line, kind).claims, nominalOf[kind]);
  const [first, ...others] = claims.filter(({ isUncertain }) => isUncertain !== true);
  return others.every(({ value }) => first !== undefined && isSameAmount(value, first.value)) ? first : undefined;
}

const nominalOf = { capacitor: "capacitance", inductor: "inductance" } as const;
