/** A part with numbers to order it by; what is smaller comes first. */
export interface Ranked {
  readonly partno: string;
  readonly rank: readonly number[];
}

/** Parts that are equal in everything come in the order of their numbers, so that the result is always the same. */
export function byRank(one: Ranked, other: Ranked): number {
  const difference = one.rank.map((rank, at) => rank - (other.rank[at] ?? 0)).find((each) => each !== 0);
  return difference ?? (one.partno < other.partno ? -1 : 1);
}
