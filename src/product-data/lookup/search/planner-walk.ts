import { bothEnds, bytesOf, byText, cheapestCut, type Cut, type CutBudget } from "./planner-prefix";

/**
 * Plans a search if the service sorts by part number. Each request contains the remaining prefixes. Its response
 * contains the first products in them, and the numbers after the last product remain. A complete response covers all
 * its prefixes.
 *
 * If all products are wanted, the second request is for the last ones. When two responses meet, the search ends. In a
 * longer search, one cut less repeats products, and the cuts are narrower, because they need no prefixes beyond the
 * last products. Pure: no requests here.
 */
export interface WalkPlan {
  /** Prefixes that no response has covered, in order and without overlaps. */
  readonly left: readonly string[];
  /** Maximum bytes of the alternatives in one request. */
  readonly urlBytes: number;
  /** The last number of the last incomplete response in ascending order. */
  readonly reached: string;
  /** All numbers from this one on have been seen; null: unknown. */
  readonly seenFrom: string | null;
  /**
   * The last products: not requested, requested after the first response, or requested next, when the end of that
   * response is known.
   */
  readonly lastOnes: "unwanted" | "wanted" | End;
}

/** The end of an incomplete response. */
interface End {
  /** The prefix in which it ends. */
  readonly prefix: string;
  /** Its numbers, sorted. */
  readonly partnos: readonly string[];
  /** The prefixes after it, and those that weren't requested. */
  readonly others: readonly string[];
}

export interface WalkQuestion {
  readonly direction: "asc" | "desc";
  /** Prefixes, in order. */
  readonly texts: readonly string[];
}

export function startWalk(prefixes: readonly string[], urlBytes: number, wanted: "all" | "first"): WalkPlan {
  const lastOnes = wanted === "all" ? "wanted" : "unwanted";
  return { left: prefixes, urlBytes, reached: "", seenFrom: null, lastOnes };
}

/** Every product up to and including this number has been seen; null: every product has been. */
export function seenUpTo({ left: [first], reached }: WalkPlan): string | null {
  if (first === undefined) return null;
  // The piece that a cut repeats starts before the number of the cut.
  return reached.startsWith(first) ? reached : first;
}

/** The next request; null: every product has been seen. */
export function nextWalkQuestion({ left, urlBytes, lastOnes }: WalkPlan): WalkQuestion | null {
  if (left.length === 0) return null;
  const texts = bothEnds(left, urlBytes);
  // If only a part is requested, the last products would cover only that part.
  const descending = typeof lastOnes === "object" && texts.length === left.length;
  return { direction: descending ? "desc" : "asc", texts };
}

/**
 * The walk after a response.
 * @param partnos the numbers in the response, sorted: the first or last ones in its prefixes
 * @returns null if the response doesn't belong to the request
 */
export function advanceWalk(
  plan: WalkPlan,
  { direction, texts }: WalkQuestion,
  partnos: readonly string[],
  hasMoreHits: boolean,
): WalkPlan | null {
  const asked = new Set(texts);
  const others = plan.left.filter((prefix) => !asked.has(prefix));
  if (!hasMoreHits) return { ...plan, left: others };
  const last = partnos.at(-1);
  const prefix = last === undefined ? undefined : texts.find((text) => last.startsWith(text));
  if (last === undefined || prefix === undefined) return null;
  if (direction === "desc" && typeof plan.lastOnes === "object") {
    const met: WalkPlan = { ...plan, seenFrom: partnos[0] ?? last, lastOnes: "unwanted" };
    return { ...met, left: leftAfter(met, plan.lastOnes, "weighed") };
  }
  const end = { prefix, partnos, others: [...others, ...texts.filter((text) => text > prefix)] };
  const next: WalkPlan = { ...plan, reached: last, lastOnes: "unwanted" };
  if (plan.lastOnes !== "wanted") return { ...next, left: leftAfter(next, end, "weighed") };
  const left = leftAfter(next, end, "required");
  // A cut right after the last number repeats nothing, so it is the cheapest way to continue.
  const repeats = left.some((text) => last.startsWith(text));
  return { ...next, left, lastOnes: repeats ? end : "unwanted" };
}

function leftAfter(
  { urlBytes, seenFrom }: WalkPlan,
  { prefix, partnos, others }: End,
  fit: CutBudget["fit"],
): readonly string[] {
  const isOpen = (text: string): boolean => seenFrom === null || text < seenFrom;
  const later = others.filter(isOpen);
  if (!isOpen(partnos.at(-1) ?? prefix)) return later;
  const asked = ({ middle, after }: Cut): readonly string[] => [...middle, ...after.filter(isOpen)];
  const room = urlBytes - bytesOf(later);
  const cut = cheapestCut(prefix, partnos, { urlBytes, fit, overBytes: (each) => bytesOf(asked(each)) - room });
  return [...later, ...asked(cut)].sort(byText);
}
