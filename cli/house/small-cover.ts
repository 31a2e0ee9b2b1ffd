/** Which candidates meet each demand, by their indices. Every demand has at least one. */
export interface CoverQuestion {
  readonly demands: readonly (readonly number[])[];
  /** Of candidates that meet as many demands, the one with the lowest cost is taken. */
  readonly costs: readonly number[];
}

interface Cover {
  readonly chosen: readonly number[];
  /** The lower bound: no cover has fewer candidates. */
  readonly bound: number;
}

/**
 * Takes the candidate that meets the most of what is left, one after the other. On public BOMs no list was longer than the
 * smallest one, which a search takes twice the code to find.
 */
export function smallCover({ demands, costs }: CoverQuestion): Cover {
  const chosen: number[] = [];
  for (let left = demands; left.length > 0;) {
    const counts = new Map<number, number>();
    for (const candidate of left.flat()) counts.set(candidate, (counts.get(candidate) ?? 0) + 1);
    const [best] = [...counts].sort(
      ([one, met], [other, its]) => its - met || (costs[one] ?? 0) - (costs[other] ?? 0) || one - other,
    );
    if (best === undefined) break;
    chosen.push(best[0]);
    left = left.filter((candidates) => !candidates.includes(best[0]));
  }
  return { chosen, bound: boundOf(demands) };
}

/** Demands that have no candidate in common, each of which needs one. */
function boundOf(demands: CoverQuestion["demands"]): number {
  const used = new Set<number>();
  let count = 0;
  for (const candidates of [...demands].sort((one, other) => one.length - other.length)) {
    if (candidates.some((candidate) => used.has(candidate))) continue;
    count += 1;
    for (const candidate of candidates) used.add(candidate);
  }
  return count;
}
