import { bothEnds, bytesOf, byText, cheapestCut } from "./planner-prefix";

/**
 * Plan of a search where the service orders by part number: each question asks for beginnings that are left, its answer
 * holds the first products in them, and what comes after its last product is left for the next. A question that is
 * answered completely settles all its beginnings. Pure: no requests here.
 */
export interface WalkPlan {
  /** Beginnings that no answer has settled, in order and apart from each other. */
  readonly left: readonly string[];
  /** Bytes the alternatives of one question may take. */
  readonly urlBytes: number;
  /** The last number of the last answer that had more hits. */
  readonly reached: string;
}

/** Every product up to this number, itself included, was seen; null: every product was. */
export function seenUpTo({ left: [first], reached }: WalkPlan): string | null {
  if (first === undefined) return null;
  // The part that a cut asks for again begins before the number it was made at.
  return reached.startsWith(first) ? reached : first;
}

/** The beginnings to ask for next, in order; none: every product was seen. */
export function nextOfWalk(plan: WalkPlan): readonly string[] {
  return bothEnds(plan.left, plan.urlBytes);
}

/**
 * What is left after an answer.
 * @param partnos the answer's numbers, sorted: the first ones that its beginnings hold
 * @returns null when the answer cannot be the one to this question
 */
export function walked(
  plan: WalkPlan,
  asked: readonly string[],
  partnos: readonly string[],
  hasMoreHits: boolean,
): WalkPlan | null {
  const askedSet = new Set(asked);
  const others = plan.left.filter((prefix) => !askedSet.has(prefix));
  if (!hasMoreHits) return { ...plan, left: others };
  const last = partnos.at(-1);
  if (last === undefined) return null;
  const at = asked.findIndex((prefix) => last.startsWith(prefix));
  const prefix = asked[at];
  if (prefix === undefined) return null;
  const later = [...others, ...asked.slice(at + 1)];
  const budget = { urlBytes: plan.urlBytes, usedBytes: bytesOf(later), bothSides: false };
  const { middle, after } = cheapestCut(prefix, partnos, budget);
  return { ...plan, left: [...later, ...middle, ...after].sort(byText), reached: last };
}
