import { bothEnds, bytesOf, byText, cheapestCut, type Cut, type CutBudget } from "./planner-prefix";

/**
 * Plan of a search where the service orders by part number: each question asks for prefixes that are left, its answer
 * holds the first products in them, and what comes after its last product is left for the next. A question that is
 * answered completely settles all its prefixes.
 *
 * Where all products are wanted, the second question asks for the last ones. Two answers that meet end the search, and
 * repeat nothing that would cost a call; of a longer search one cut less repeats products, and the cuts are narrower,
 * because nothing beyond the last products' first has to be asked for. Pure: no requests here.
 */
export interface WalkPlan {
  /** Prefixes that no answer has settled, in order and apart from each other. */
  readonly left: readonly string[];
  /** Bytes the alternatives of one question may take. */
  readonly urlBytes: number;
  /** The last number of the last answer in ascending order that had more hits. */
  readonly reached: string;
  /** All numbers from this one on were seen; null: it is not known of any. */
  readonly seenFrom: string | null;
  /** The last products: not to be asked for, asked for after the first answer, or next, when that answer's end is known. */
  readonly lastOnes: "unwanted" | "wanted" | End;
}

/** Where an answer with more hits ends. */
interface End {
  /** The prefix in which it ends. */
  readonly prefix: string;
  /** Its numbers, sorted. */
  readonly partnos: readonly string[];
  /** What lies after that prefix, or was not asked for. */
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

/** Every product up to this number, itself included, was seen; null: every product was. */
export function seenUpTo({ left: [first], reached }: WalkPlan): string | null {
  if (first === undefined) return null;
  // The part that a cut asks for again begins before the number it was made at.
  return reached.startsWith(first) ? reached : first;
}

/** The next question; null: every product was seen. */
export function nextWalkQuestion({ left, urlBytes, lastOnes }: WalkPlan): WalkQuestion | null {
  if (left.length === 0) return null;
  const texts = bothEnds(left, urlBytes);
  // Of a part of what is left, the last products would settle only that part.
  const descending = typeof lastOnes === "object" && texts.length === left.length;
  return { direction: descending ? "desc" : "asc", texts };
}

/**
 * What is left after an answer.
 * @param partnos the answer's numbers, sorted: the first or last ones that its prefixes hold
 * @returns null when the answer cannot be the one to this question
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
  // A cut right behind the last number repeats nothing, so that going on from it costs least.
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
