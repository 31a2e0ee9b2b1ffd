/** What an incomplete response shows of its products. */
export interface IncompleteResponse {
  /** Sorted. */
  readonly partnos: readonly string[];
  /** Whether the numbers were in ascending order. */
  readonly cameSorted: boolean;
  /** Whether that order was requested and the service accepted it: all other products come after these. */
  readonly isOrdered: boolean;
}

/** The requests that replace one with an incomplete response. */
interface Halves {
  /**
   * Prefixes in order; all of `lower` come before all of `upper`. `lower` is empty if all its products have been seen.
   */
  readonly lower: readonly string[];
  readonly upper: readonly string[];
  /** Texts that the halves contain only as prefixes of longer ones: a part number among them is requested itself. */
  readonly passed: readonly string[];
}

/**
 * Cuts a request whose response is incomplete. If the service sorts, everything up to the last product has been seen.
 * If it only happens to return products in order, the request is cut at the last of them, otherwise in their middle,
 * and both halves are requested until complete responses cover them: so the result is complete whatever a response
 * contains. A deep cut repeats few products but needs many alternatives; the one that costs the fewest calls is chosen.
 * The function is pure.
 *
 * @param prefixes the prefixes requested, in order
 * @param urlBytes bytes that the alternatives of one request should have
 * @returns null if the response doesn't belong to the request
 */
export function halve(
  prefixes: readonly string[],
  { partnos, cameSorted, isOrdered }: IncompleteResponse,
  urlBytes: number,
): Halves | null {
  const below = cameSorted ? partnos : partnos.slice(0, Math.ceil(partnos.length / 2));
  const last = below.at(-1);
  const prefix = prefixes.find((each) => last?.startsWith(each));
  if (last === undefined || prefix === undefined) return null;
  const isSeen = isOrdered && cameSorted;
  const earlier = prefixes.filter((each) => each < prefix);
  const later = prefixes.filter((each) => each > prefix);
  let best: Halves | null = null;
  let fewestCalls = Infinity;
  for (let depth = prefix.length + 1; depth <= last.length + 1; depth++) {
    const head = last.slice(0, depth);
    const repeated = depth > last.length ? 0 : below.filter((each) => each.startsWith(head)).length / below.length;
    // A cut that repeats everything would never end.
    if (repeated === 1) continue;
    const { before, passed, after } = cutAt(prefix, last, depth);
    const [lower, upper] = [isSeen ? [] : [...earlier, ...before], [...after, ...later]];
    const calls = repeated + overflow(lower, urlBytes) + overflow(upper, urlBytes);
    if (calls >= fewestCalls) continue;
    best = { lower, upper, passed: isSeen ? [] : passed };
    fewestCalls = calls;
  }
  return best;
}

/** The further calls that these prefixes need if they don't fit into one URL. */
const overflow = (prefixes: readonly string[], urlBytes: number): number =>
  Math.max(0, bytesOf(prefixes) / urlBytes - 1);

/**
 * Sets of part numbers as prefixes: a prefix stands for itself and all longer numbers. Part numbers are compared by
 * code unit, which for their alphabet is the service's order.
 */

/** The characters of part numbers, in order. */
const alphabet = Array.from("+-./0123456789=ABCDEFGHIJKLMNOPQRSTUVWXYZ_");

/** Some inductors have this as the first character, which is the lowest. */
const firstOnly = "#";

/** Bytes of the prefixes as alternatives in a URL. */
export const bytesOf = (prefixes: readonly string[]): number => encodeURIComponent(prefixes.join("|")).length;

/** The prefixes that contain all numbers in this prefix, except the one that equals it. */
function children(prefix: string): readonly string[] {
  const letters = prefix === "" ? [firstOnly, ...alphabet] : alphabet;
  return letters.map((letter) => prefix + letter);
}

/**
 * Cuts `prefix` before the first `depth` characters of one of its part numbers; after the number if it is shorter. The
 * pieces before and after the cut, in order, and those prefixes of the number that may be part numbers themselves contain
 * the same numbers.
 */
function cutAt(prefix: string, partno: string, depth: number) {
  const before: string[] = [];
  const passed: string[] = [];
  const after = depth > partno.length ? [...children(partno)] : [partno.slice(0, depth)];
  for (let length = Math.min(depth, partno.length) - 1; length >= prefix.length; length--) {
    const head = partno.slice(0, length);
    const next = partno.slice(0, length + 1);
    passed.push(head);
    before.unshift(...children(head).filter((child) => child < next));
    after.push(...children(head).filter((child) => child > next));
  }
  return { before, passed: depth > partno.length ? [...passed, partno] : passed, after };
}
