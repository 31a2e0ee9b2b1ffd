import { parseDate as parse } from "numfmt";
import QuickLRU from "quick-lru";

export * from "numfmt";

/**
 * Univer parses each text that it draws, to mark those that could be numbers. For each, the library sorts the names of
 * the months, so this was most of the time of a frame, and of its garbage.
 */
export const parseDate: typeof parse = (text, options) => {
  if (options !== undefined) return parse(text, options);
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const date = parse(text);
  parsed.set(text, date);
  return date;
};

const parsed = new QuickLRU<string, ReturnType<typeof parse>>({ maxSize: 20_000 });
