import { type AmountClaim, ofAspect } from "../claims/claim";
import { isSameAmount } from "../claims/claim-order";
import type { Part } from "../claims/part";
import { kindOf, nominalOf } from "../claims/part-kind";
import { numberOf } from "../claims/value";
import { groupBy } from "../../product-data/vocabulary/group-by";
import { partOf } from "../matching/coded-part";
import { contradictionOf, type Finding, type Statement, statementIn } from "../matching/findings";
import { cellTextOf, type CellText } from "../reading/line/cell-claims";
import type { Line } from "../reading/line/line";
import type { LineNumber } from "../reading/line/line-numbers";
import { lineFor } from "../reading/line/line-of-text";
import { type CheckedParts, checkedProduct } from "./parts";
import { isOtherComponent } from "./states";

/** A line that says one capacitance or inductance. */
interface Valued {
  readonly line: Line;
  readonly value: AmountClaim;
}
/** What a line says of a place on a board, of a part number, or of the part that it describes. */
type Said = readonly [of: string, says: string, statement: Statement];
type Found = readonly [Line, Finding];

/**
 * Compares the lines of a BOM with each other, all at once. A place on a board has one part: the quantity of a board is the
 * number of its designators, and neither a designator nor a number is for two values.
 */
export function lineComparer(lines: readonly Line[], results: CheckedParts): (line: Line) => readonly Finding[] {
  const fitted = lines.filter(({ isNotFitted }) => !isNotFitted);
  const valued = fitted.flatMap(valuedIn);
  const ours = valued.filter(({ line }) => !isOtherComponent(line));
  const found: readonly Found[] = [
    ...(countsDesignators(fitted) ? fitted.flatMap(quantityFinding) : []),
    ...ours.flatMap(kindsOfNames),
    ...namedTwice(fitted),
    ...saidTwice("designator", valued, placesOf),
    ...saidTwice("designator", othersIn(fitted, valued), placesOfOther, 50),
    ...saidTwice("number", valued, numbersWith(results)),
    ...saidTwice("twin", ours, spellingOf),
    ...saidTwice("twin", ours, numberOfEqual),
    ...slippedNumbers(ours, results),
  ];
  const byRow = groupBy(found, ([{ row }]) => String(row));
  return ({ row }) => byRow.get(String(row))?.map(([, finding]) => finding) ?? [];
}

function valuedIn(line: Line): readonly Valued[] {
  const kind = line.kind === "inductor" ? "inductor" : "capacitor";
  const claims: readonly AmountClaim[] = ofAspect(lineFor(line, kind).claims, nominalOf[kind]);
  const [value, ...others] = claims.filter(({ isUncertain }) => isUncertain !== true);
  return value && others.every((other) => isSameAmount(other.value, value.value)) ? [{ line, value }] : [];
}

/** Whether the quantities are those of one board: not of several, not those to order, and not sums of lines. */
function countsDesignators(lines: readonly Line[]): boolean {
  const named = lines.filter(({ designatorsCell }) => designatorsCell !== null);
  const counted = named.filter(({ quantityCell }) => quantityCell !== null);
  const right = counted.filter((line) => line.quantity === distinct(line).length).length;
  const most = Math.max(3, counted.length / 10);
  return areNearlyAll(counted.length, named.length) && right >= 3 && counted.length - right <= most;
}

/** Whether these lines are enough to say how a BOM is written. */
export const areNearlyAll = (lines: number, all: number): boolean => lines >= 3 && lines >= 0.75 * all;

function quantityFinding(line: Line): readonly Found[] {
  const { designators, quantity, quantityCell, designatorsCell } = line;
  const names = distinct(line);
  const isRight = quantity === 0 || quantity === names.length;
  if (quantityCell === null || designatorsCell === null || isRight || line.isOpenList) return [];
  // A connector may have several parts, and one part several places.
  if (isOtherComponent(line) && !names.every((name) => ofOnePart.test(name))) return [];
  // R65, R65A, and R65B are places of one part.
  if (names.some((name) => names.includes(name.replace(/[A-Z]$/, "")) && /[A-Z]$/.test(name))) return [];
  if (quantity === designators.length && isOfBoards(line)) return [];
  const count = statementIn(designatorsCell, `${String(names.length)} (${shortList(names)})`);
  return [[line, contradictionOf("quantity", statementIn(quantityCell, String(quantity)), count, true)]];
}

/** Whether a list repeats its names: `C1, C2, C1, C2` is of two equal boards. */
function isOfBoards(line: Line): boolean {
  const [all, names] = [line.designators.length, distinct(line).length];
  return (names > 1 && all % names === 0) || all > names + 1;
}

/** Designators that a list without a quantity names twice. */
function namedTwice(lines: readonly Line[]): readonly Found[] {
  const found = lines.flatMap((line): readonly Found[] => {
    const names = distinct(line);
    const twice = line.designators.find((name, at) => name !== names[at]);
    if (twice === undefined || line.quantityCell !== null || isOfBoards(line)) return [];
    const statement = statementIn(line.designatorsCell, twice);
    return [[line, contradictionOf("designator", statement, statement, true)]];
  });
  return found.length > Math.max(1, lines.length / 10) ? [] : found;
}

const ofOnePart = /^(?:C|L|R|FB|D|LED|Q|T|U|IC)\d/;

const distinct = ({ designators }: Line): readonly string[] => [...new Set(designators)];

const shortList = (names: readonly string[]): string =>
  (names.length <= 6 ? names : [...names.slice(0, 4), "…", ...names.slice(-1)]).join(", ");

/** Designators of capacitors among those of inductors or resistors, on a line with one value. */
function kindsOfNames({ line }: Valued): readonly Found[] {
  const names = distinct(line).filter((name) => /^[CLR]\d/.test(name));
  const [one, other] = [...groupBy(names, (name) => name.charAt(0)).values()].map((each) =>
    statementIn(line.designatorsCell, shortList(each)),
  );
  return one === undefined || other === undefined ? [] : [[line, contradictionOf("designator", one, other, true)]];
}

const placesOf = ({ line, value }: Valued): readonly Said[] =>
  distinct(line).map((name) => valueUnder(name, value, line.designatorsCell));

/**
 * Lines of other components that have another value, and aren't rows of alternates, which repeat all designators of a
 * line.
 */
function othersIn(lines: readonly Line[], valued: readonly Valued[]): readonly Pick<Valued, "line">[] {
  const known = new Set(valued.map(({ line }) => line));
  const alike = groupBy(lines, ({ designators }) => designators.join());
  return [...alike.values()].flatMap(([line, another]) =>
    another === undefined && isOtherComponent(line) && line.value !== "" && !known.has(line) ? { line } : [],
  );
}

const placesOfOther = ({ line }: Pick<Valued, "line">): readonly Said[] =>
  distinct(line).map((name) => [
    name,
    line.value.toLowerCase().replace(/\s/g, ""),
    statementIn(line.designatorsCell, `${name} ${line.value}`),
  ]);

const valueUnder = (name: string, { value, written }: AmountClaim, cell: CellText | null): Said => [
  name,
  value.toPrecision(6),
  statementIn(cell, `${name} ${written}`),
];

/** What a line says for its numbers that contain no value themselves. */
const numbersWith =
  (results: CheckedParts) =>
  ({ line, value }: Valued): readonly Said[] =>
    [partIn(line, results) === null ? line.numbers[0] : null, line.distributorNumber].flatMap((each) =>
      each && exactNumber.test(each.text) ? [valueUnder(each.text, value, cellOf(each))] : [],
    );

/** A text that is surely a complete part number: `C1525`, `GYA1E331MCQ1GS`; not `CAP-0603`. */
const exactNumber = /^C\d{4,9}$|\d\D*\d\D*\d.*[A-Z-]\w*$|^\d{6,}$/i;

const cellOf = ({ column, text: written }: Pick<LineNumber, "column" | "text">): CellText => ({ column, written });

/** How a line writes the value for its number: `33p` and `33 pF` for one number are two spellings. */
function spellingOf({ line, value }: Valued): readonly Said[] {
  const number = line.numbers[0] ?? line.distributorNumber;
  const of = `${number?.text ?? ""} ${value.value.toPrecision(6)}`;
  return number === null ? [] : [[of, value.written, statementIn(cellTextOf(value), "")]];
}

/** The number of a line that says a value and a size: equal lines should have the same number. */
function numberOfEqual({ line: { numbers, key, claims } }: Valued): readonly Said[] {
  const [main] = ofAspect(claims, "size").length === 0 ? [] : numbers;
  return main === undefined ? [] : [[key, main.partno, statementIn(cellOf(main))]];
}

/**
 * Lines that say two different things of the same place, number, or part. If this is true of more than one in `mostOf`,
 * nothing is reported: the sheet has several boards or variants, or names of series. Three lines with one designator
 * are parts to choose from.
 */
function saidTwice<L extends Pick<Valued, "line">>(
  aspect: "designator" | "number" | "twin",
  lines: readonly L[],
  saidIn: (line: L) => readonly Said[],
  mostOf = 10,
): readonly Found[] {
  const all = lines.flatMap((each) => saidIn(each).map((stated) => [each.line, ...stated] as const));
  const groups = [...groupBy(all, ([, of]) => of).values()];
  const disputed = groups.filter(
    (group) => (aspect !== "designator" || group.length === 2) && new Set(group.map(([, , says]) => says)).size === 2,
  );
  if (disputed.length > Math.max(1, groups.length / mostOf)) return [];
  return disputed.flatMap((group) =>
    group.flatMap(([line, , says, statement]): readonly Found[] => {
      const [its, , , other] = group.find(([, , another]) => another !== says) ?? group[0];
      // A designator already tells which lines are meant.
      const stated = aspect === "designator" ? other : { ...other, line: its };
      return [[line, contradictionOf(aspect, statement, stated, aspect !== "twin")]];
    }),
  );
}

/** Neighboring lines whose numbers fit the lines above or below instead. One finding says how many lines there are. */
function slippedNumbers(lines: readonly Valued[], results: CheckedParts): readonly Found[] {
  const parts = lines.map(({ line }) => partIn(line, results));
  const fits = (number: number, line: number): boolean | null => {
    const [part = null, { value } = { value: null }] = [parts[number], lines[line]];
    const coded = part && numberOf(part, kindOf(part) === "inductor" ? "Inductance" : "Capacitance");
    if (part === null || coded === null || value === null) return null;
    return value.aspect === nominalOf[kindOf(part)] && isSameAmount(coded, value.value);
  };
  return [1, -1].flatMap((by) => {
    const isSlipped = (at: number): boolean => fits(at, at) === false && fits(at, at + by) === true;
    return lines.flatMap(({ line }, at): readonly Found[] => {
      const fitting = lines[at + by]?.line;
      if (isSlipped(at - 1) || !isSlipped(at) || !isSlipped(at + 1) || fitting === undefined) return [];
      const last = lines.findIndex((_, to) => to > at && !isSlipped(to + 1));
      return [[line, contradictionOf("slipped", numberIn(line, String(last - at + 1)), numberIn(fitting), true)]];
    });
  });
}

const numberIn = (line: Line, text?: string): Statement => {
  const [main] = line.numbers;
  return { ...statementIn(main ? cellOf(main) : null, text), line };
};

/** What is known of a line's main number. */
export const partIn = ({ numbers: [main] }: Line, results: CheckedParts): Part | null =>
  main === undefined ? null : partOf(checkedProduct(results.get(main.partno)), main.decoded);
