/**
 * The function, which keeps its last results: a BOM repeats most of its cells. Reading a BOM needs hundreds of thousands
 * of them, and is a fifth slower with a library's objects for each.
 */
export function memoize<T, K extends string | number = string>(read: (key: K) => T): (key: K) => T {
  let recent = new Map<K, T>();
  let earlier = new Map<K, T>();
  return (key) => {
    const known = recent.get(key);
    // A result may be undefined.
    if (known !== undefined || recent.has(key)) return known as T;
    const found = earlier.has(key) ? (earlier.get(key) as T) : read(key);
    if (recent.size === results) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(key, found);
    return found;
  };
}

const results = 30_000;
