/**
 * Sets of part numbers as prefixes: a prefix stands for itself and all longer numbers. Part numbers are compared by
 * code unit, which for their alphabet is the service's order.
 */

/** The characters of part numbers, in order. */
const alphabet = Array.from("+-./0123456789=ABCDEFGHIJKLMNOPQRSTUVWXYZ_");

/** Some inductors have this as the first character, which is the lowest. */
const firstOnly = "#";

/** Bytes of a prefix as one of the alternatives in a URL, with the separator after it. */
function encodedBytes(prefix: string): number {
  // Most prefixes have nothing to encode, and this is half of a planner's time.
  return (/^[\w.-]*$/.test(prefix) ? prefix.length : encodeURIComponent(prefix).length) + 3;
}

export function bytesOf(prefixes: readonly string[]): number {
  return prefixes.reduce((sum, prefix) => sum + encodedBytes(prefix), 0);
}

/** The numbers in a prefix, except the one that equals it. */
function children(prefix: string): readonly string[] {
  const letters = prefix === "" ? [firstOnly, ...alphabet] : alphabet;
  return letters.map((letter) => prefix + letter);
}

/** A prefix that is cut at one of its part numbers. Together the pieces contain the same numbers. */
export interface Cut {
  /** The pieces before `middle`, in order, without the numbers in `passed`. */
  readonly before: readonly string[];
  /** Prefixes of `middle` that may be part numbers themselves. */
  readonly passed: readonly string[];
  /** The piece that contains the part number; empty if the cut is right after it. */
  readonly middle: readonly string[];
  /** The pieces after `middle`, in order. */
  readonly after: readonly string[];
}

/** Cuts `prefix` at the first `depth` characters of one of its part numbers; after the number if it is shorter. */
function cutAt(prefix: string, partno: string, depth: number): Cut {
  const before: string[] = [];
  const passed: string[] = [];
  const after: string[] = [];
  const end = Math.min(depth, partno.length);
  for (let length = prefix.length; length < end; length++) {
    const head = partno.slice(0, length);
    const at = partno.charAt(length);
    passed.push(head);
    before.push(...children(head).filter((child) => child < head + at));
    after.unshift(...children(head).filter((child) => child > head + at));
  }
  const behind = depth > partno.length;
  return {
    before,
    passed: behind ? [...passed, partno] : passed,
    middle: behind ? [] : [partno.slice(0, depth)],
    after: behind ? [...children(partno), ...after] : after,
  };
}

/** The range of sorted numbers that start with a text: from the first index to before the second. */
export function prefixRange(sorted: readonly string[], prefix: string): readonly [from: number, to: number] {
  return [lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`)];
}

function countOf(sorted: readonly string[], prefix: string): number {
  const [from, to] = prefixRange(sorted, prefix);
  return to - from;
}

/** The number of sorted texts before a text. */
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

// The cost of bytes that don't fit into one URL, in calls: for not fitting, because a search ends with one more call,
// and for each URL that they fill. Measured on catalogs of 2,001 to 160,000 products.
const callsPerOverflow = 0.05;
const callsPerUrl = 0.2;

interface CutBudget {
  /** Bytes of one URL. */
  readonly urlBytes: number;
  /** Bytes of the pieces after a cut that don't fit into the next requests. */
  readonly overBytes: (cut: Cut) => number;
}

/**
 * Cuts the prefix at the last number of a full response. A deep cut repeats few products but needs many alternatives;
 * this finds the lowest cost of both together.
 */
export function cheapestCut(prefix: string, sorted: readonly string[], budget: CutBudget): Cut {
  const last = sorted.at(-1) ?? prefix;
  let best: Cut | undefined;
  let bestCost = Infinity;
  for (let depth = prefix.length + 1; depth <= last.length + 1; depth++) {
    const cut = cutAt(prefix, last, depth);
    const repeated = cut.middle.reduce((sum, middle) => sum + countOf(sorted, middle), 0);
    const overBytes = Math.max(0, budget.overBytes(cut));
    const cost =
      repeated / sorted.length + (overBytes === 0 ? 0 : callsPerOverflow + (callsPerUrl * overBytes) / budget.urlBytes);
    if (repeated === sorted.length || cost >= bestCost) continue;
    best = cut;
    bestCost = cost;
  }
  return best ?? cutAt(prefix, last, last.length + 1);
}

/**
 * As many of the prefixes as fit into one URL: the first and the last ones. The first continues where the last response
 * ended. The last are short and contain much, so they fill the response; those between are deep in a cut and contain
 * few products.
 */
export function bothEnds(prefixes: readonly string[], urlBytes: number): readonly string[] {
  const first = prefixes.slice(0, 1);
  let room = urlBytes - bytesOf(first);
  let from = prefixes.length;
  for (; from > 1; from--) {
    room -= encodedBytes(prefixes[from - 1] ?? "");
    if (room < 0) break;
  }
  return [...first, ...prefixes.slice(from)];
}
