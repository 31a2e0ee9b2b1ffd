import { randomOf } from "../../service/catalog/random";

/** The same numbers for the same seed, from 0 to below 1. */
export const randomFrom = (seed: number): (() => number) => randomOf(seed, "");

/** How often a random test repeats: `npm test` does a sixth of what `npm test all` does. */
export const repeated = (times: number): number => (process.env["ALL_TESTS"] === "1" ? times : Math.ceil(times / 6));

/** The items in a random order. */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const keyed = items.map((item) => ({ item, at: random() }));
  return keyed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}
