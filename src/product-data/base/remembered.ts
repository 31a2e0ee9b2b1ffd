/**
 * The function, with the results for its last texts remembered: a BOM repeats most of its cells. Of two generations of
 * texts the older one is forgotten, so that finding a text takes one lookup.
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  let recent = new Map<string, { readonly result: T }>();
  let older = new Map<string, { readonly result: T }>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known.result;
    const found = older.get(text) ?? { result: read(text) };
    if (recent.size >= texts) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, found);
    return found.result;
  };
}

const texts = 10_000;
