import type { SortKey } from "../../filter/syntax";

/** The values of a response in order, one list for each category, because categories are returned one after the other. */
type Runs = readonly (readonly (number | null)[])[];

/** The furthest value that a response has reached; null if its products have none. */
export function furthestValue(direction: SortKey["direction"], runs: Runs): number | null | "unsorted" {
  const isBefore = (one: number, other: number): boolean => (direction === "asc" ? one < other : one > other);
  let furthest: number | null = null;
  for (const run of runs) {
    const values = run.filter((value) => value !== null);
    if (values.some((value, at) => isBefore(value, values[at - 1] ?? value))) return "unsorted";
    const last = values.at(-1);
    if (last !== undefined && (furthest === null || isBefore(furthest, last))) furthest = last;
  }
  return furthest;
}
