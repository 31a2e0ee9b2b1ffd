import { groupBy } from "../../product-data/vocabulary/group-by";
import { lineKey } from "./line-replacements";
import type { Verdict } from "./verdict";
import { lineStateNames, type LineState, lineStates, isKnown, makerKey, needsReplacement } from "./states";

/** Lines that say the same, with the same numbers: one decision. */
export interface BomItem {
  /** The line that needs the most attention; the other lines differ in their place, designators, and quantity. */
  readonly verdict: Verdict;
  readonly verdicts: readonly Verdict[];
  readonly designators: readonly string[];
  /** The sum; null if no line has a quantity. */
  readonly quantity: number | null;
  /** The place of this decision among those about its number, from 1, and how many there are. */
  readonly ofNumber: readonly [at: number, of: number];
}

/**
 * The items of a BOM, those that need attention first, and otherwise in the BOM's order. Those about one number are
 * together.
 */
export function itemsOf(verdicts: readonly Verdict[]): readonly BomItem[] {
  const decisions = [...groupBy(verdicts, itemKey).values()];
  const ofNumbers = groupBy(decisions, ([{ line }]) => line.numbers[0]?.partno ?? itemKey({ line }));
  return [...ofNumbers.values()]
    .map((all) => all.map((each, at) => itemOf(each, [at + 1, all.length])))
    .sort((one, other) => mostUrgentIn(one) - mostUrgentIn(other))
    .flat();
}

const mostUrgentIn = (items: readonly BomItem[]): number => Math.min(...items.map(({ verdict }) => rankOf(verdict)));

/** What the lines of an item have in common, wherever they are: numbers, what else they say, and the policy. */
export function itemKey({ line }: Pick<Verdict, "line">): string {
  const { numbers, isNotFitted, policy, distributorNumber, cell } = line;
  const [main] = numbers;
  const own = main === undefined ? [distributorNumber?.text, cell] : [makerKey(main.manufacturer)];
  return [lineKey(line), isNotFitted, policy?.written, ...own].join("\n");
}

function itemOf(verdicts: readonly [Verdict, ...Verdict[]], ofNumber: BomItem["ofNumber"]): BomItem {
  const first = verdicts.reduce((best, verdict) => (rankOf(verdict) < rankOf(best) ? verdict : best));
  const quantities = verdicts.flatMap(({ line }) => line.quantity ?? []);
  return {
    verdict: first,
    verdicts,
    ofNumber,
    designators: verdicts.flatMap(({ line }) => line.designators),
    quantity: quantities.length === 0 ? null : quantities.reduce((sum, each) => sum + each, 0),
  };
}

/** A mismatch in a line that is otherwise fine is the last thing that needs a decision. */
function rankOf({ state, mismatches }: Verdict): number {
  const rank = lineStateNames.indexOf(state);
  return mismatches.length > 0 && rank > ranksOfDecisions ? ranksOfDecisions + 0.5 : rank;
}

const ranksOfDecisions = lineStateNames.indexOf("choose");

/** The user's notes on its lines. */
export const notesOf = ({ verdicts }: BomItem): string =>
  [...new Set(verdicts.map(({ note }) => note))].filter((note) => note !== "").join(" · ");

/** Whether lines still need a decision. A part that the user has chosen is a decision. */
const decide = ({ verdicts }: BomItem): boolean =>
  verdicts.some(
    ({ state, mismatches, chosen }) =>
      chosen === null && (lineStates[state].group === "decide" || mismatches.length > 0),
  );

/** The filters of a list of items, besides the states. */
const filters = {
  all: () => true,
  decide,
  chosen: ({ verdicts }) => verdicts.some(({ chosen }) => chosen !== null),
  mismatch: ({ verdicts }) => verdicts.some(({ mismatches }) => mismatches.length > 0),
  exceeds: ({ verdicts }) => verdicts.some(({ exceeding }) => exceeding.length > 0),
  others: (item) => !isKnown(item.verdict.state) && !decide(item),
  replaceable: ({ verdict }) => verdict.offered.length > 0 && needsReplacement(verdict.state),
} satisfies Readonly<Record<string, (item: BomItem) => boolean>>;

const filterNames = Object.keys(filters) as readonly (keyof typeof filters)[];

export type LineFilter = keyof typeof filters | LineState;

export const matchesFilter = (item: BomItem, filter: LineFilter): boolean =>
  filter in filters ? filters[filter as keyof typeof filters](item) : item.verdict.state === filter;

/** The number of items for each filter. */
export function countsOf(items: readonly BomItem[]): ReadonlyMap<LineFilter, number> {
  const counts = new Map<LineFilter, number>([["all", items.length]]);
  for (const item of items)
    for (const filter of [item.verdict.state, ...filterNames])
      if (filter !== "all" && matchesFilter(item, filter)) counts.set(filter, (counts.get(filter) ?? 0) + 1);
  return counts;
}
