import { randomFrom } from "./random";

/** Kinds of catalogs, by how similar their part numbers are. */
export const kindsOfNumbers = ["any of the catalogue", "neighbours in it", "serial", "random letters"] as const;
export type KindOfNumbers = (typeof kindsOfNumbers)[number];

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** This number of distinct part numbers, sorted; the same for the same seed. */
export function partNumbers(
  kind: KindOfNumbers,
  count: number,
  seed: number,
  catalogue: readonly string[],
): readonly string[] {
  const random = randomFrom(seed);
  const below = (end: number): number => Math.floor(random() * end);
  if (kind === "neighbours in it") {
    const from = below(catalogue.length - count + 1);
    return catalogue.slice(from, from + count);
  }
  const next = nextOf(kind, below, catalogue);
  const found = new Set<string>();
  while (found.size < count) found.add(next());
  return [...found].sort();
}

function nextOf(kind: KindOfNumbers, below: (end: number) => number, catalogue: readonly string[]): () => string {
  if (kind === "any of the catalogue") return () => catalogue[below(catalogue.length)] ?? "";
  if (kind === "serial") {
    let number = 1_000_000 + below(500_000);
    return () => `GRM${String(number++)}`;
  }
  const [length, alphabet] = [8 + below(6), 5 + below(31)];
  return () => Array.from({ length }, () => letters.charAt(below(alphabet))).join("");
}
