/**
 * Values that travel with a workbook: what its formulas showed, with the date of each part, as XML parts of its file.
 *
 *     const xmls = await writeParts(values);          // parts.ts: what goes into the workbook
 *     const { values, failures } = await readParts(xmls, { nowMs, isKnownLink });
 *
 * A workbook comes from elsewhere, so that reading bounds every size while it decompresses, checks every value as an
 * answer of the service is checked, and takes links to unknown hosts out. Two people who keep values at once leave parts
 * of both: readers unite them, and the newest value of a part number is in force.
 */
import type { KnownPart, KnownSearch } from "../catalog/known";
import { entryKey } from "../catalog/entry-key";
import type { Language } from "../vocabulary/language";

export interface KeptValues {
  /** Address of the service that returned them. */
  readonly service: string;
  readonly keptMs: number;
  /** Formulas show these whatever the service returns. */
  readonly pinned: boolean;
  readonly parts: readonly KnownPart[];
  readonly searches: readonly KeptSearch[];
}

/** A search with its numbers; `key` is the one of `searchKey`. */
export interface KeptSearch {
  readonly language: Language;
  readonly key: string;
  readonly known: KnownSearch;
}

/** All of them as one, in which the newest of each part and search is; of what is said of all, the word of the last. */
export function united(some: readonly KeptValues[]): KeptValues | null {
  const inOrder = [...some].sort((one, other) => one.keptMs - other.keptMs);
  const last = inOrder.at(-1);
  if (last === undefined) return null;
  return {
    ...last,
    parts: newest(
      inOrder.flatMap(({ parts }) => parts),
      ({ language, partno }) => entryKey(language, partno),
    ),
    searches: newest(
      inOrder.flatMap(({ searches }) => searches),
      ({ language, key }) => entryKey(language, key),
    ),
  };
}

function newest<T extends { readonly known: { readonly fetchedMs: number } }>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  const byKey = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    const other = byKey.get(key);
    if (other === undefined || item.known.fetchedMs >= other.known.fetchedMs) byKey.set(key, item);
  }
  return [...byKey.values()];
}
