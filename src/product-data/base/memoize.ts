/**
 * The function, which keeps its last results: a BOM repeats most of its cells. Reading a BOM asks for hundreds of thousands
 * of them, and is a fifth slower with a library's objects for each. What is undefined isn't kept.
 */
export function memoize<T, K extends string | number = string>(read: (key: K) => T): (key: K) => T {
  let [recent, earlier] = [new Map<K, T>(), new Map<K, T>()];
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const found = earlier.get(key) ?? read(key);
    if (recent.size === results) [recent, earlier] = [new Map(), recent];
    recent.set(key, found);
    return found;
  };
}

const results = 30_000;
