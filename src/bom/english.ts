import { resolveValue } from "../vocabulary/resolve";

/** An enumerated value in English, from any language; unchanged if it isn't in the field's list. */
export function inEnglish(field: string, value: string): string {
  const key = `${field} ${value}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = resolveValue(field, value, "en") ?? value));
  return found;
}

// A BOM is compared with thousands of products that share a few words.
const known = new Map<string, string>();
