/** The function, which keeps its last results: a BOM repeats most of its cells. */
export function memoize<T, K extends string | number = string>(read: (key: K) => T): (key: K) => T {
  let recent = new Map<K, { readonly result: T }>();
  let earlier: typeof recent = new Map();
  return (key) => {
    let found = recent.get(key);
    if (found !== undefined) return found.result;
    found = earlier.get(key) ?? { result: read(key) };
    if (recent.size === results) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(key, found);
    return found.result;
  };
}

const results = 30_000;
