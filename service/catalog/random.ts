// A constant, because globals of a sandbox, such as Jest's, are slow to access, and this is the innermost loop.
const { imul } = Math;

/** 32-bit FNV-1a with a final mix, because neighboring part numbers differ in one character only. */
export function hash(seed: number, name: string): number {
  let state = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < name.length; i++) state = imul(state ^ name.charCodeAt(i), 0x01000193);
  state = imul(state ^ (state >>> 16), 0x85ebca6b);
  state = imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * The next number in [0, 1) with each call. Numbers depend only on a seed and a name, so that a part is the same in
 * catalogs of any size. mulberry32, seeded with the hash.
 */
export function randomOf(seed: number, name: string): () => number {
  let state = hash(seed, name);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
