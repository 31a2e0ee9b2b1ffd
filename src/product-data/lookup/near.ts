import { distance } from "fastest-levenshtein";
import type { Language } from "../vocabulary/language";
import type { PartCatalog } from "./part-catalog";

/**
 * The prefix that a number shares with near misses, for a request with startswith. It is long enough to select few
 * products, and short enough that a mistake in capacitance, tolerance, or package comes after it. null if the number is
 * too short. In an order code such as `81-GRM155R71C104KA88` it starts after the distributor's prefix.
 */
export function sharedPrefix(partno: string): string | null {
  const body = bodyOf(partno);
  if (body.length < 8) return null;
  return body.slice(0, Math.min(11, Math.max(8, body.length - 7)));
}

/** The numbers that are most similar to the requested one, best first; may be empty. */
export function nearMisses(partno: string, candidates: readonly string[]): readonly string[] {
  const body = bodyOf(partno);
  return (
    candidates
      // A BOM may leave out a number's last letters.
      .map((candidate) => ({ candidate, far: candidate.startsWith(body) ? 0 : distance(body, candidate) }))
      .filter(({ far }) => far <= farthest)
      .sort((one, other) => one.far - other.far || (one.candidate < other.candidate ? -1 : 1))
      .slice(0, shown)
      .map(({ candidate }) => candidate)
  );
}

/** The same among all numbers of a catalog. */
export function nearMissesIn(
  catalog: Pick<PartCatalog, "startingWith">,
  partno: string,
  language: Language,
): readonly string[] {
  const prefix = sharedPrefix(partno);
  return prefix === null ? [] : nearMisses(partno, catalog.startingWith(prefix, language));
}

const farthest = 3;
const shown = 3;

const bodyOf = (partno: string): string =>
  /^[A-Z0-9]{1,4}-(?<body>[A-Z]{2}.*)$/.exec(partno)?.groups?.["body"] ?? partno;
