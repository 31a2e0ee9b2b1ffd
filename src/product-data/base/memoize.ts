import QuickLRU from "quick-lru";

/** The function, which keeps its last results: a BOM repeats most of its cells. */
export function memoize<T, K extends string | number = string>(read: (key: K) => T): (key: K) => T {
  const known = new QuickLRU<K, { readonly result: T }>({ maxSize: results });
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = { result: read(key) }));
    return found.result;
  };
}

const results = 30_000;
