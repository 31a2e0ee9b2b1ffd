import { bothEnds, bytesOf, byText, cheapestCut, type Cut } from "./planner-prefix";

/**
 * Plans a search if the service sorts by part number. Each request contains the remaining prefixes. Its response
 * contains the first products in them, and the numbers after the last product remain. A complete response covers all
 * its prefixes. Pure: no requests here.
 */
export interface WalkPlan {
  /** Prefixes that no response has covered, in order and without overlaps. */
  readonly left: readonly string[];
  /** Maximum bytes of the alternatives in one request. */
  readonly urlBytes: number;
  /** The last number of the last incomplete response. */
  readonly reached: string;
}

export const startWalk = (prefixes: readonly string[], urlBytes: number): WalkPlan => ({
  left: prefixes,
  urlBytes,
  reached: "",
});

/** Every product up to and including this number has been seen; null: every product has been. */
export function seenUpTo({ left: [first], reached }: WalkPlan): string | null {
  if (first === undefined) return null;
  // The piece that a cut repeats starts before the number of the cut.
  return reached.startsWith(first) ? reached : first;
}

/** The prefixes of the next request, in order; none: every product has been seen. */
export const nextTexts = ({ left, urlBytes }: WalkPlan): readonly string[] => bothEnds(left, urlBytes);

/**
 * The walk after a response.
 * @param partnos the numbers in the response, sorted: the first ones in its prefixes
 * @returns null if the response doesn't belong to the request
 */
export function advanceWalk(
  plan: WalkPlan,
  texts: readonly string[],
  partnos: readonly string[],
  hasMoreHits: boolean,
): WalkPlan | null {
  const asked = new Set(texts);
  const others = plan.left.filter((prefix) => !asked.has(prefix));
  if (!hasMoreHits) return { ...plan, left: others };
  const last = partnos.at(-1);
  const prefix = last === undefined ? undefined : texts.find((text) => last.startsWith(text));
  if (last === undefined || prefix === undefined) return null;
  const later = [...others, ...texts.filter((text) => text > prefix)];
  const room = plan.urlBytes - bytesOf(later);
  const asks = ({ middle, after }: Cut): readonly string[] => [...middle, ...after];
  const cut = cheapestCut(prefix, partnos, {
    urlBytes: plan.urlBytes,
    overBytes: (each) => bytesOf(asks(each)) - room,
  });
  return { ...plan, reached: last, left: [...later, ...asks(cut)].sort(byText) };
}
