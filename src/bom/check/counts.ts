import type { PartState } from "../matching/part-state";
import type { BomLine } from "./lines";

/** The filters of a list of lines. */
export type LineFilter = "all" | "mismatch" | "replaceable" | PartState;

export function matchesFilter(line: BomLine, filter: LineFilter): boolean {
  if (filter === "all") return true;
  if (filter === "replaceable") return isReplaceable(line);
  return filter === "mismatch" ? line.mismatch !== null : line.state === filter;
}

/** The number of lines for each filter. */
export function countsOf(lines: readonly BomLine[]): ReadonlyMap<LineFilter, number> {
  const counts = new Map<LineFilter, number>([["all", lines.length]]);
  const count = (filter: LineFilter): void => void counts.set(filter, (counts.get(filter) ?? 0) + 1);
  for (const line of lines) {
    count(line.state);
    if (line.mismatch !== null) count("mismatch");
    if (isReplaceable(line)) count("replaceable");
  }
  return counts;
}

const isReplaceable = ({ replacement }: BomLine): boolean => replacement?.kind === "found";
