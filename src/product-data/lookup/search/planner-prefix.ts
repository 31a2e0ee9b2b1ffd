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

/** The numbers in a prefix, except the one that equals it. */
function children(prefix: string): readonly string[] {
  const letters = prefix === "" ? [firstOnly, ...alphabet] : alphabet;
  return letters.map((letter) => prefix + letter);
}

/** A prefix that is cut at one of its part numbers. Together the pieces contain the same numbers. */
interface Cut {
  /** The pieces before the cut, in order, without the numbers in `passed`. */
  readonly before: readonly string[];
  /** Prefixes of the part number that may be part numbers themselves. */
  readonly passed: readonly string[];
  /** The pieces after the cut, in order. */
  readonly after: readonly string[];
}

/** Cuts `prefix` before the first `depth` characters of one of its part numbers; after the number if it is shorter. */
export function cutAt(prefix: string, partno: string, depth: number): Cut {
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
