/** Items by key, in the order of their first occurrence. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The last item of each key, in the order of the keys' first occurrence. */
export const distinctBy = <T>(keyOf: (item: T) => string, items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
