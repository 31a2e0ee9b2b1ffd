import QuickLRU from "quick-lru";

/** The function, with its last results remembered: a BOM repeats most of its cells. */
export function remembered<T, K extends string | number = string>(read: (key: K) => T): (key: K) => T {
  const known = new QuickLRU<K, { readonly result: T }>({ maxSize: results });
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = { result: read(key) }));
    return found.result;
  };
}

const results = 30_000;
