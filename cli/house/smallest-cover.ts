/** Which candidates meet each demand, by their indices. Every demand has at least one. */
export interface CoverQuestion {
  readonly demands: readonly (readonly number[])[];
  /** The cost of each candidate: among covers of the same size, the one with the smallest sum is better. */
  readonly costs: readonly number[];
}

interface Cover {
  readonly chosen: readonly number[];
  /** The lower bound: no cover has fewer candidates. */
  readonly bound: number;
  /** Whether no cover is smaller: every part of the question was searched to its end. */
  readonly isExact: boolean;
}

/**
 * The smallest set of candidates that meets all demands. Demands without a candidate in common are separate questions,
 * which are exact where a branch and bound ends within its steps, and otherwise greedy.
 */
export function smallestCover({ demands, costs }: CoverQuestion): Cover {
  const cover = join(
    componentsOf(demands).map((each) => {
      const { chosen, demands: left } = reduce(each, costs);
      const rest = componentsOf(left).map((part) => search(part, costs));
      return join([{ chosen, bound: chosen.length, isExact: true }, ...rest]);
    }),
  );
  return { ...cover, chosen: [...cover.chosen].sort((one, other) => one - other) };
}

const join = (covers: readonly Cover[]): Cover => ({
  chosen: covers.flatMap(({ chosen }) => chosen),
  bound: covers.reduce((sum, { bound }) => sum + bound, 0),
  isExact: covers.every(({ isExact }) => isExact),
});

type Demands = CoverQuestion["demands"];

/** Demands that are connected by candidates. */
function componentsOf(demands: Demands): readonly Demands[] {
  const placesOf = placesByCandidate(demands);
  const left = new Set(demands.keys());
  return demands.flatMap((_, first) => {
    if (!left.has(first)) return [];
    const places = new Set([first]);
    for (const place of places) {
      left.delete(place);
      for (const candidate of demands[place] ?? []) {
        for (const other of placesOf.get(candidate) ?? []) places.add(other);
        placesOf.delete(candidate);
      }
    }
    return [demands.filter((__, at) => places.has(at))];
  });
}

/** The places of the demands that each candidate meets. */
function placesByCandidate(demands: readonly Iterable<number>[]): Map<number, Set<number>> {
  const places = new Map<number, Set<number>>();
  for (const [at, candidates] of demands.entries())
    for (const candidate of candidates) places.set(candidate, (places.get(candidate) ?? new Set()).add(at));
  return places;
}

/**
 * Leaves out what can't matter: a demand that another one implies, a candidate that another one replaces, and what only
 * one candidate meets.
 */
function reduce(
  demands: Demands,
  costs: readonly number[],
): { readonly chosen: readonly number[]; readonly demands: Demands } {
  const chosen: number[] = [];
  let left = demands.map((candidates) => new Set(candidates));
  for (let before = -1; before !== sizeOf(left);) {
    before = sizeOf(left);
    left = left.filter(
      (one, at) =>
        !left.some((other, place) => place !== at && isWithin(other, one) && (other.size < one.size || place < at)),
    );
    const met = placesByCandidate(left);
    const all = [...met];
    for (const [candidate, own] of all) {
      const isReplaced = all.some(
        ([other, its]) =>
          other !== candidate &&
          met.has(other) &&
          isWithin(own, its) &&
          (its.size > own.size || isCheaper(other, candidate, costs)),
      );
      if (!isReplaced) continue;
      met.delete(candidate);
      for (const at of own) left[at]?.delete(candidate);
    }
    const only = new Set(left.flatMap((candidates) => (candidates.size === 1 ? [...candidates] : [])));
    chosen.push(...only);
    left = left.filter((candidates) => ![...candidates].some((candidate) => only.has(candidate)));
  }
  return { chosen, demands: left.map((candidates) => [...candidates]) };
}

const sizeOf = (sets: readonly ReadonlySet<number>[]): number =>
  sets.reduce((sum, { size }) => sum + size, sets.length);

const isWithin = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size <= other.size && [...one].every((each) => other.has(each));

/** The order is total, so that of two equal candidates one stays. */
function isCheaper(one: number, other: number, costs: readonly number[]): boolean {
  const difference = (costs[one] ?? 0) - (costs[other] ?? 0);
  return difference < 0 || (difference === 0 && one < other);
}

/** Branch and bound. It starts with the greedy cover, and returns the best one if it doesn't end. */
function search(demands: Demands, costs: readonly number[]): Cover {
  let best = greedy(demands, costs);
  let steps = 0;
  const costOf = (chosen: readonly number[]): number => chosen.reduce((sum, each) => sum + (costs[each] ?? 0), 0);
  const search = (left: Demands, chosen: readonly number[]): void => {
    if (++steps > mostSteps) return;
    const [tightest] = [...left].sort((one, other) => one.length - other.length);
    if (tightest === undefined) {
      const isBetter = chosen.length < best.length || costOf(chosen) < costOf(best);
      if (chosen.length <= best.length && isBetter) best = chosen;
      return;
    }
    if (chosen.length + boundOf(left) > best.length) return;
    const met = (candidate: number): number => left.filter((each) => each.includes(candidate)).length;
    for (const candidate of [...tightest].sort((one, other) => met(other) - met(one)))
      search(
        left.filter((each) => !each.includes(candidate)),
        [...chosen, candidate],
      );
  };
  search(demands, []);
  const isExact = steps <= mostSteps;
  return { chosen: best, bound: isExact ? best.length : boundOf(demands), isExact };
}

const mostSteps = 20_000;

/** Demands that have no candidate in common, each of which needs one. */
function boundOf(demands: Demands): number {
  const used = new Set<number>();
  let count = 0;
  for (const candidates of [...demands].sort((one, other) => one.length - other.length)) {
    if (candidates.some((candidate) => used.has(candidate))) continue;
    count += 1;
    for (const candidate of candidates) used.add(candidate);
  }
  return count;
}

/** Takes the candidate that meets the most, one after the other. */
function greedy(demands: Demands, costs: readonly number[]): readonly number[] {
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
  return chosen;
}
