/**
 * Sets of part numbers as prefixes: a prefix stands for itself and all that is longer. Part numbers are compared by
 * code unit, which for their alphabet is the order of the service.
 */

/** What part numbers are made of, in order. */
const alphabet = Array.from("+-./0123456789=ABCDEFGHIJKLMNOPQRSTUVWXYZ_");

/** Bytes a prefix takes as one of the alternatives of a URL, with the character that separates it from the next. */
export function encodedBytes(prefix: string): number {
  return encodeURIComponent(prefix).length + 3;
}

export function bytesOf(prefixes: readonly string[]): number {
  return prefixes.reduce((sum, prefix) => sum + encodedBytes(prefix), 0);
}

/** What a prefix holds besides the part number that equals it. */
export function children(prefix: string): readonly string[] {
  return alphabet.map((letter) => prefix + letter);
}

/** One prefix, taken apart at a part number in it; together the parts hold what it held. */
export interface Cut {
  /** What comes before `middle`, in order; not the numbers in `passed`. */
  readonly before: readonly string[];
  /** Numbers that lie on the way to `middle`: prefixes of it that may be part numbers themselves. */
  readonly passed: readonly string[];
  /** The part number's own surroundings; empty when the cut goes right behind it. */
  readonly middle: readonly string[];
  /** What comes after `middle`, in order. */
  readonly after: readonly string[];
}

/** Cuts `prefix` at the first `depth` characters of a part number in it; behind the number when there are not as many. */
function cutAt(prefix: string, partno: string, depth: number): Cut {
  const before: string[] = [];
  const passed: string[] = [];
  const after: string[] = [];
  const end = Math.min(depth, partno.length);
  for (let length = prefix.length; length < end; length++) {
    const head = partno.slice(0, length);
    const at = partno.charAt(length);
    passed.push(head);
    before.push(...alphabet.filter((letter) => letter < at).map((letter) => head + letter));
    after.unshift(...alphabet.filter((letter) => letter > at).map((letter) => head + letter));
  }
  const behind = depth > partno.length;
  return {
    before,
    passed: behind ? [...passed, partno] : passed,
    middle: behind ? [] : [partno.slice(0, depth)],
    after: behind ? [...children(partno), ...after] : after,
  };
}

/** The numbers among sorted ones that begin with a text are those from the first index to before the second. */
export function rangeOf(sorted: readonly string[], prefix: string): readonly [from: number, to: number] {
  return [lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`)];
}

export function countOf(sorted: readonly string[], prefix: string): number {
  const [from, to] = rangeOf(sorted, prefix);
  return to - from;
}

/** How many of the sorted texts come before one. */
export function lowerBound(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// What bytes beyond one URL cost, in calls: for going beyond at all, because a search ends with one call more, and for each
// URL they fill. Measured on catalogues of 2,001 to 160,000 products.
const callsPerOverflow = 0.05;
const callsPerUrl = 0.2;

export interface CutBudget {
  /** Bytes of one URL. */
  readonly urlBytes: number;
  /** Whether the cut has to fit into one URL, where one does, or may be finer if that saves calls. */
  readonly fit: "required" | "weighed";
  /** Bytes of what has to be asked for after a cut that find no room in the next questions. */
  readonly overBytes: (cut: Cut) => number;
}

/**
 * Cuts the prefix at the last number of a full answer. A deep cut brings few of its products again, but takes many
 * alternatives; this finds where both together cost least.
 */
export function cheapestCut(prefix: string, sorted: readonly string[], budget: CutBudget): Cut {
  const last = sorted.at(-1) ?? prefix;
  // A cut repeats less than one answer, so one that fits is always preferred to one that must.
  const overflow = budget.fit === "required" ? 1 : callsPerOverflow;
  let best: Cut | undefined;
  let bestCost = Infinity;
  for (let depth = prefix.length + 1; depth <= last.length + 1; depth++) {
    const cut = cutAt(prefix, last, depth);
    const repeated = cut.middle.reduce((sum, middle) => sum + countOf(sorted, middle), 0);
    const overBytes = Math.max(0, budget.overBytes(cut));
    const cost =
      repeated / sorted.length + (overBytes === 0 ? 0 : overflow + (callsPerUrl * overBytes) / budget.urlBytes);
    if (repeated === sorted.length || cost >= bestCost) continue;
    best = cut;
    bestCost = cost;
  }
  return best ?? cutAt(prefix, last, last.length + 1);
}

/** Share of a URL for the last prefixes of a list: short ones, which hold much. */
const tailShare = 0.3;

/**
 * As many of the prefixes as one URL holds: the first ones, and the last ones, so that an answer is full although the
 * first, which lie close together after a cut, hold few products.
 */
export function bothEnds(prefixes: readonly string[], urlBytes: number): readonly string[] {
  let bytes = 0;
  let tail = prefixes.length;
  for (; tail > 1; tail--) {
    const more = encodedBytes(prefixes[tail - 1] ?? "");
    if (bytes + more > urlBytes * tailShare) break;
    bytes += more;
  }
  let head = 0;
  for (; head < tail; head++) {
    const more = encodedBytes(prefixes[head] ?? "");
    if (head > 0 && bytes + more > urlBytes) break;
    bytes += more;
  }
  return [...prefixes.slice(0, head), ...prefixes.slice(tail)];
}
