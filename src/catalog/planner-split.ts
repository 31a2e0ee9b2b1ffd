import { bytesOf, cheapestCut } from "./planner-prefix";

/** One question, made of two narrower ones. */
export interface Halves {
  /** Prefixes in order; all of `lower` come before all of `upper`. */
  readonly lower: readonly string[];
  readonly upper: readonly string[];
  /** Numbers whose longer ones the halves hold, so that they themselves are still to be asked for. */
  readonly passed: readonly string[];
}

/**
 * Halves a question whose answer has more hits, where the service does not order: in the middle of what the answer shows.
 * A service that shows the first products, as this one does without promising it, is cut at the last of them. Both halves
 * are asked for until answers without more hits settle them, so that the result is complete whatever an answer shows. Pure.
 *
 * @param prefixes what was asked for, in order
 * @param partnos the answer's numbers, sorted
 * @param urlBytes bytes the alternatives of one question should take
 * @returns null when the answer cannot be the one to this question
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
    ...{ urlBytes, fit: "weighed" },
    overBytes: (cut) => over([...lower, ...cut.before]) + over([...cut.middle, ...cut.after, ...upper]),
  });
  const seen = new Set(partnos);
  return {
    lower: [...lower, ...before],
    upper: [...middle, ...after, ...upper],
    passed: passed.filter((text) => text !== "" && !seen.has(text)),
  };
}
