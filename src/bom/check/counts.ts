import type { BomItem } from "./items";
import { type LineState, lineStates, needsReplacement } from "./states";

/** The filters of a list of items. */
export type LineFilter = "decide" | "chosen" | "all" | "mismatch" | "exceeds" | "replaceable" | LineState;

export function matchesFilter({ verdict, verdicts }: BomItem, filter: LineFilter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "decide":
      return needsDecision(verdicts);
    case "chosen":
      return verdicts.some(({ chosen }) => chosen !== null);
    case "mismatch":
      return verdicts.some(({ mismatches }) => mismatches.length > 0);
    case "exceeds":
      return verdicts.some(({ exceeding }) => exceeding.length > 0);
    case "replaceable":
      return verdict.replacement?.kind === "found" && needsReplacement(verdict.state);
    default:
      return verdict.state === filter;
  }
}

/** The number of items for each filter. */
export function countsOf(items: readonly BomItem[]): ReadonlyMap<LineFilter, number> {
  const counts = new Map<LineFilter, number>([["all", items.length]]);
  for (const item of items)
    for (const filter of [item.verdict.state, "decide", "chosen", "mismatch", "exceeds", "replaceable"] as const)
      if (matchesFilter(item, filter)) counts.set(filter, (counts.get(filter) ?? 0) + 1);
  return counts;
}

/** A choice closes it. */
const needsDecision = (verdicts: BomItem["verdicts"]): boolean =>
  verdicts.some(
    ({ state, mismatches, chosen }) =>
      chosen === null && (lineStates[state].group === "decide" || mismatches.length > 0),
  );
