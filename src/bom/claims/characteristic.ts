import { matchAt } from "./match-at";

/** One name for all spellings: NP0, NPO, COG, and JIS CG are C0G. */
export function characteristicName(written: string): string {
  const name = written.toUpperCase();
  return sameAsC0g.has(name) ? "C0G" : name;
}

/**
 * The spelling of a temperature characteristic at this position of a text: `X7R`, `C0G`, `CH`, `B特性`; undefined if
 * there is none.
 */
export function characteristicAt(text: string, at: number): string | undefined {
  return matchAt(coded, text, at)?.[0] ?? matchAt(named, text, at)?.[1];
}

const sameAsC0g: ReadonlySet<string> = new Set(["NP0", "NPO", "COG", "CG", "МП0", "МПО"]);

// EIA codes are also accepted in lowercase; the two-letter JIS codes are words in lowercase.
const coded =
  /(?:[Cc]0[GHJKghjk]|[Cc][Oo][Gg]|[Nn][Pp][0Oo]|МП[0О]|[XYZxyz][2-9][A-Za-z]|[PRSTU][0-2][GHJK]|CHA|CCG|ZLM|C[GHJK]|UJ|SL|JB)(?![A-Za-z0-9])/y;
const named = /([A-Z])\s?(?:特性|characteristic)/y;
