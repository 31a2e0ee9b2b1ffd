import { isSameAmount } from "../claims/claim-order";
import { type AmountClaim, ofAspect } from "../claims/claim";
import { contradictionOf, type Finding, type Statement, statementIn } from "../matching/findings";
import type { BomEntry } from "../reading/line/entry";
import { isOtherComponent } from "./states";

/**
 * Compares the designators of each line with its quantity and with the other lines. A place on a board has one part: the
 * quantity of a board is the number of its designators, and a designator isn't in two lines of different values.
 */
export function designatorChecker(entries: readonly BomEntry[]): (entry: BomEntry) => readonly Finding[] {
  const fitted = entries.filter(({ isNotFitted }) => !isNotFitted);
  const isOfOneBoard = countsDesignators(fitted);
  const repeated = repeatedDesignators(fitted);
  return (entry) => {
    if (entry.isNotFitted || isOtherComponent(entry)) return [];
    return [...(isOfOneBoard ? quantityFinding(entry) : []), ...repetitions(entry, repeated)];
  };
}

/** Whether the quantities are those of one board: not of several, and not those to order. */
function countsDesignators(entries: readonly BomEntry[]): boolean {
  const counted = entries.filter(
    ({ quantityCell, designatorsCell }) => quantityCell !== null && designatorsCell !== null,
  );
  const right = counted.filter((entry) => entry.quantity === distinct(entry).length).length;
  return right >= fewestLines && right >= nearlyAll * counted.length;
}

const [fewestLines, nearlyAll] = [3, 0.75];

function quantityFinding(entry: BomEntry): readonly Finding[] {
  const { designators, quantity, quantityCell, designatorsCell } = entry;
  const names = distinct(entry);
  if (quantityCell === null || designatorsCell === null || quantity === 0 || quantity === names.length) return [];
  // `C1, C2, C1, C2` is of two equal boards.
  if (quantity === designators.length && designators.length % names.length === 0) return [];
  const count = `${String(names.length)} (${shortened(names).join(", ")})`;
  return [
    contradictionOf("quantity", statementIn(quantityCell, String(quantity)), statementIn(designatorsCell, count), true),
  ];
}

const distinct = ({ designators }: BomEntry): readonly string[] => [...new Set(designators)];

const shortened = (names: readonly string[]): readonly string[] =>
  names.length <= 6 ? names : [...names.slice(0, 4), "…", ...names.slice(-1)];

/**
 * The designators of two lines, by their name. If a tenth of them are, the sheet has several boards or variants; if one is
 * in more lines, these are for choosing.
 */
function repeatedDesignators(entries: readonly BomEntry[]): ReadonlyMap<string, readonly BomEntry[]> {
  const all = new Map<string, BomEntry[]>();
  for (const entry of entries)
    for (const name of distinct(entry)) {
      const lines = all.get(name);
      if (lines === undefined) all.set(name, [entry]);
      else lines.push(entry);
    }
  const repeated = [...all].filter(([, lines]) => lines.length > 1);
  if (repeated.length > Math.max(1, all.size / 10)) return new Map();
  return new Map(repeated.filter(([, lines]) => lines.length === 2));
}

function repetitions(entry: BomEntry, repeated: ReadonlyMap<string, readonly BomEntry[]>): readonly Finding[] {
  const own = valueOf(entry);
  if (own === undefined) return [];
  return distinct(entry).flatMap((name) => {
    const other = repeated.get(name)?.find((each) => each !== entry);
    const value = other && valueOf(other);
    if (value === undefined || isSameAmount(value.value, own.value)) return [];
    const { designatorsCell: cell } = entry;
    const statement = ({ written }: AmountClaim): Statement => statementIn(cell, `${name} ${written}`);
    return [contradictionOf("designator", statement(own), statement(value), true)];
  });
}

/** The capacitance or inductance that the line says; undefined: none, or several. */
function valueOf({ kind, description }: BomEntry): AmountClaim | undefined {
  const claims: readonly AmountClaim[] =
    kind === "inductor"
      ? ofAspect(description.said("inductor").claims, "inductance")
      : ofAspect(description.said("capacitor").claims, "capacitance");
  const [first, ...others] = claims.filter(({ isUncertain }) => isUncertain !== true);
  return others.every(({ value }) => first !== undefined && isSameAmount(value, first.value)) ? first : undefined;
}
