/** The number of indexes from 0 for which the predicate holds, by binary search: after the first failure it never holds. */
export function partitionPoint(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
