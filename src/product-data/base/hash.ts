/** FNV-1a in 32 bits. */
export function hashOf(numbers: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const each of numbers) hash = Math.imul(hash ^ each, 0x01000193);
  return hash >>> 0;
}
