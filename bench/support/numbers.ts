import { randomFrom } from "../../test/harness/random";

/** Kinds of catalogs, by how similar their part numbers are. */
export const kindsOfNumbers = ["any of the catalog", "neighbours in it", "serial", "random letters"] as const;
export type KindOfNumbers = (typeof kindsOfNumbers)[number];

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** This number of distinct part numbers, sorted; the same for the same seed. */
export function partNumbers(
  kind: KindOfNumbers,
  count: number,
  seed: number,
  catalog: readonly string[],
): readonly string[] {
  const random = randomFrom(seed);
  const below = (end: number): number => Math.floor(random() * end);
  if (kind === "neighbours in it") {
    const from = below(catalog.length - count + 1);
    return catalog.slice(from, from + count);
  }
  const next = nextOf(kind, below, catalog);
  const found = new Set<string>();
  while (found.size < count) found.add(next());
  return [...found].sort();
}

function nextOf(kind: KindOfNumbers, below: (end: number) => number, catalog: readonly string[]): () => string {
  if (kind === "any of the catalog") return () => catalog[below(catalog.length)] ?? "";
  if (kind === "serial") {
    let number = 1_000_000 + below(500_000);
    return () => `GRM${String(number++)}`;
  }
  const [length, alphabet] = [8 + below(6), 5 + below(31)];
  return () => Array.from({ length }, () => letters.charAt(below(alphabet))).join("");
}
