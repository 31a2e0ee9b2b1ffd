import QuickLRU from "quick-lru";

/** The function, with the results for its last texts remembered: a BOM repeats most of its cells. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new QuickLRU<string, { readonly result: T }>({ maxSize: texts });
  return (text) => {
    let found = known.get(text);
    if (found === undefined) known.set(text, (found = { result: read(text) }));
    return found.result;
  };
}

const texts = 10_000;
