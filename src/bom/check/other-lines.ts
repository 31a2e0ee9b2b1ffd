import { type AmountClaim, ofAspect } from "../claims/claim";
import { isSameAmount } from "../claims/claim-order";
import type { Part } from "../claims/part";
import { groupBy } from "../../product-data/vocabulary/group-by";
import { partOf } from "../matching/coded-part";
import { contradictionOf, type Finding, statementIn } from "../matching/findings";
import type { CellText } from "../reading/line/cell-claims";
import type { Line } from "../reading/line/line";
import { lineFor } from "../reading/line/line-of-text";
import { type CheckedParts, productOf } from "./parts";
import { isOtherComponent } from "./states";

/** What is for one value: a place on a board, or a part number. */
type Named = readonly [name: string, cell: CellText | null];
type Found = readonly [Line, Finding];

/**
 * Compares the lines of a BOM with each other, all at once. A place on a board has one part: the quantity of a board is the
 * number of its designators, and neither a designator nor a number is for two values.
 */
export function lineComparer(lines: readonly Line[], results: CheckedParts): (line: Line) => readonly Finding[] {
  const fitted = lines.filter(({ isNotFitted }) => !isNotFitted);
  const ours = fitted.filter((line) => !isOtherComponent(line));
  const found: readonly Found[] = [
    ...(countsDesignators(fitted) ? ours.flatMap(quantityFinding) : []),
    ...ours.flatMap(kindsOfNames),
    ...forTwoValues("designator", ours, placesOf),
    ...forTwoValues("number", fitted, (line) => numbersOf(line, results)),
  ];
  const byRow = groupBy(found, ([{ row }]) => String(row));
  return ({ row }) => byRow.get(String(row))?.map(([, finding]) => finding) ?? [];
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

function quantityFinding(line: Line): readonly Found[] {
  const { designators, quantity, quantityCell, designatorsCell } = line;
  const names = distinct(line);
  if (quantityCell === null || designatorsCell === null || quantity === 0 || quantity === names.length) return [];
  // `C1, C2, C1, C2` is of two equal boards.
  if (quantity === designators.length && designators.length % names.length === 0) return [];
  const count = statementIn(designatorsCell, `${String(names.length)} (${shortList(names)})`);
  return [[line, contradictionOf("quantity", statementIn(quantityCell, String(quantity)), count, true)]];
}

const distinct = ({ designators }: Line): readonly string[] => [...new Set(designators)];

const shortList = (names: readonly string[]): string =>
  (names.length <= 6 ? names : [...names.slice(0, 4), "…", ...names.slice(-1)]).join(", ");

/** Capacitors among inductors or resistors, with one value for both. */
function kindsOfNames(line: Line): readonly Found[] {
  const names = distinct(line).filter((name) => /^[CLR]\d/.test(name));
  const [one, other] = [...groupBy(names, (name) => name.charAt(0)).values()].map((each) =>
    statementIn(line.designatorsCell, shortList(each)),
  );
  if (one === undefined || other === undefined || valueOf(line) === undefined) return [];
  return [[line, contradictionOf("designator", one, other, true)]];
}

const placesOf = (line: Line): readonly Named[] => distinct(line).map((name) => [name, line.designatorsCell]);

/** Its numbers that say no value themselves. */
function numbersOf(line: Line, results: CheckedParts): readonly Named[] {
  const numbers = [partIn(line, results) === null ? line.numbers[0] : null, line.distributorNumber];
  return numbers.flatMap((each): readonly Named[] =>
    each && exactNumber.test(each.text) ? [[each.text, { column: each.column, written: each.text }]] : [],
  );
}

/** `C1525`, `GYA1E331MCQ1GS`; not `CAP-0603`. */
const exactNumber = /^C\d{4,9}$|\d\D*\d\D*\d.*[A-Z-]\w*$|^\d{6,}$/i;

/**
 * A name in lines of two values. If a tenth of all are, the sheet has several boards or variants, or names of series; a
 * designator of more lines is one to choose.
 */
function forTwoValues(
  aspect: "designator" | "number",
  lines: readonly Line[],
  namesIn: (line: Line) => readonly Named[],
): readonly Found[] {
  const named = lines.flatMap((line) => {
    const value = valueOf(line);
    return value === undefined ? [] : namesIn(line).map(([name, cell]) => ({ name, cell, line, value }));
  });
  const groups = [...groupBy(named, ({ name }) => name).values()];
  const disputed = groups.filter(
    (group) =>
      (aspect === "number" || group.length === 2) &&
      new Set(group.map(({ value }) => value.value.toPrecision(6))).size === 2,
  );
  if (disputed.length > Math.max(1, groups.length / 10)) return [];
  return disputed.flatMap((group) =>
    group.flatMap(({ line, name, cell, value }): readonly Found[] => {
      const other = group.find((each) => !isSameAmount(each.value.value, value.value));
      if (other === undefined) return [];
      const others = { ...statementIn(other.cell, `${name} ${other.value.written}`), row: other.line.row };
      return [[line, contradictionOf(aspect, statementIn(cell, `${name} ${value.written}`), others, true)]];
    }),
  );
}

/** What is known of a line's main number. */
export const partIn = ({ numbers: [main] }: Line, results: CheckedParts): Part | null =>
  main === undefined ? null : partOf(productOf(results.get(main.partno)), main.decoded);

/** The capacitance or inductance that the line says; undefined: none, or several. */
function valueOf(line: Line): AmountClaim | undefined {
  const kind = line.kind === "inductor" ? "inductor" : "capacitor";
  const claims: readonly AmountClaim[] = ofAspect(lineFor(line, kind).claims, nominalOf[kind]);
  const [first, ...others] = claims.filter(({ isUncertain }) => isUncertain !== true);
  return others.every(({ value }) => first !== undefined && isSameAmount(value, first.value)) ? first : undefined;
}

const nominalOf = { capacitor: "capacitance", inductor: "inductance" } as const;
