import { distance } from "fastest-levenshtein";

/**
 * The prefix that a number and its near misses share, to be asked for by startswith: long enough to select few
 * products, short enough that a mistake in capacitance, tolerance or package lies behind it. null for a number too short
 * to have one. An order code such as `81-GRM155R71C104KA88` begins after its prefix.
 */
export function sharedPrefix(partno: string): string | null {
  const body = bodyOf(partno);
  if (body.length < 8) return null;
  return body.slice(0, Math.min(11, Math.max(8, body.length - 7)));
}

/** Of these numbers the few that look most like the one asked for, best first; possibly none. */
export function nearMisses(partno: string, candidates: readonly string[]): readonly string[] {
  const body = bodyOf(partno);
  return candidates
    .map((candidate) => ({ candidate, far: distance(body, candidate) }))
    .filter(({ far }) => far <= farthest)
    .sort((one, other) => one.far - other.far || (one.candidate < other.candidate ? -1 : 1))
    .slice(0, shown)
    .map(({ candidate }) => candidate);
}

const farthest = 3;
const shown = 3;

const bodyOf = (partno: string): string =>
  /^[A-Z0-9]{1,4}-(?<body>[A-Z]{2}.*)$/.exec(partno)?.groups?.["body"] ?? partno;
