import { distance } from "fastest-levenshtein";
import type { Language } from "../vocabulary/language";
import { lookAlikes } from "../vocabulary/look-alikes";
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

/**
 * The numbers that are most similar to the requested one, best first; may be empty. A caller that knows the line of the
 * BOM leaves out numbers that contradict it.
 */
export function nearMisses(partno: string, candidates: readonly string[]): readonly string[] {
  const body = bodyOf(partno);
  return candidates
    .map((candidate) => ({ candidate, far: mistakesBetween(body, candidate) }))
    .filter(({ far }) => far <= farthest)
    .sort((one, other) => one.far - other.far || (one.candidate < other.candidate ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/**
 * Whether `typed` may be `meant` with a slip: last letters left out, two characters swapped, or one that looks alike.
 */
export const isSlip = (typed: string, meant: string): boolean => mistakesBetween(typed, meant) < 1;

/**
 * The number of mistakes. Those that people often make count less: last letters left out, two characters swapped, or
 * one character that looks alike.
 */
function mistakesBetween(typed: string, meant: string): number {
  if (meant.startsWith(typed)) return 0;
  const at = Array.from(typed).findIndex((letter, index) => letter !== meant[index]);
  const swapped = typed.slice(0, at) + (typed[at + 1] ?? "") + (typed[at] ?? "") + typed.slice(at + 2);
  if (swapped === meant) return 0.2;
  const isAlike =
    typed.slice(at + 1) === meant.slice(at + 1) && lookAlikes.get(typed[at] ?? "")?.includes(meant[at] ?? "");
  return isAlike ? 0.5 : distance(typed, meant);
}

/** The numbers of a catalog that are most similar to the requested one, best first; may be empty. */
export function nearMissesIn(
  catalog: Pick<PartCatalog, "startingWith">,
  partno: string,
  language: Language,
): readonly string[] {
  const prefix = sharedPrefix(partno);
  return prefix === null ? [] : nearMisses(partno, catalog.startingWith(prefix, language));
}

const farthest = 3;
const most = 10;

const bodyOf = (partno: string): string =>
  /^[A-Z0-9]{1,4}-(?<body>[A-Z]{2}.*)$/.exec(partno)?.groups?.["body"] ?? partno;
