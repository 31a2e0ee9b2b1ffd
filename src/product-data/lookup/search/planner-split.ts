import { bytesOf, cheapestCut } from "./planner-prefix";

/** One request, made of two narrower ones. */
export interface Halves {
  /** Prefixes in order; all of `lower` come before all of `upper`. */
  readonly lower: readonly string[];
  readonly upper: readonly string[];
  /** Numbers that the halves contain only as prefixes of longer ones, so they have to be requested themselves. */
  readonly passed: readonly string[];
}

/**
 * Halves a request whose response is incomplete, if the service doesn't sort. It is cut in the middle of the products
 * in the response. If the service returns the first products, as this one does without promising it, it is cut at the
 * last of them. Both halves are requested until complete responses cover them, so the result is complete whatever a
 * response contains. Pure.
 *
 * @param prefixes the prefixes requested, in order
 * @param partnos the numbers in the response, sorted
 * @param urlBytes bytes that the alternatives of one request should have
 * @returns null if the response doesn't belong to the request
 */
export function halve(
  prefixes: readonly string[],
  partnos: readonly string[],
  cameSorted: boolean,
  urlBytes: number,
): Halves | null {
  const below = cameSorted ? partnos : partnos.slice(0, Math.ceil(partnos.length / 2));
  const last = below.at(-1);
  const at = prefixes.find((prefix) => last?.startsWith(prefix));
  if (at === undefined) return null;
  const lower = prefixes.filter((prefix) => prefix < at);
  const upper = prefixes.filter((prefix) => prefix > at);
  const over = (texts: readonly string[]): number => Math.max(0, bytesOf(texts) - urlBytes);
  const { before, passed, middle, after } = cheapestCut(at, below, {
    urlBytes,
    overBytes: (cut) => over([...lower, ...cut.before]) + over([...cut.middle, ...cut.after, ...upper]),
  });
  const seen = new Set(partnos);
  return {
    lower: [...lower, ...before],
    upper: [...middle, ...after, ...upper],
    passed: passed.filter((text) => text !== "" && !seen.has(text)),
  };
}
