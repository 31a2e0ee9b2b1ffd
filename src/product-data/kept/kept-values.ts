/**
 * Values that are saved with a workbook: those that its formulas showed, with the date of each part, as XML parts of
 * its file.
 *
 *     const xmls = await writeParts(values);          // parts.ts: what is saved in the workbook
 *     const { values, failures } = await readParts(xmls, { nowMs, isKnownLink });
 *
 * A workbook comes from another source. Therefore reading limits every size while it decompresses, checks every value
 * like a response of the service, and removes links to unknown hosts. If two people keep values at the same time, parts
 * of both remain: readers combine them, and the newest value of a part number counts.
 */
import type { KnownPart, KnownSearch } from "../lookup/known";
import { entryKey } from "../lookup/entry-key";
import type { Language } from "../vocabulary/language";

export interface KeptValues {
  /** Address of the service that returned them. */
  readonly service: string;
  readonly keptMs: number;
  /** Formulas show these values, whatever the service returns. */
  readonly pinned: boolean;
  readonly parts: readonly KnownPart[];
  readonly searches: readonly KeptSearch[];
}

/** A search with its numbers; `key` is that of its `SearchQuestion`. */
export interface KeptSearch {
  readonly language: Language;
  readonly key: string;
  readonly known: KnownSearch;
}

/** Combines all of them: the newest of each part and search; for facts about the whole, the last one's. */
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
