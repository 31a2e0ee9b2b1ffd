import type { KeptValues } from "../carried/kept-values";
import { type CachedSearch, searchKey } from "../catalog/cached-search";
import { entryKey } from "../catalog/entry-key";
import type { PartCache } from "../catalog/part-cache";
import type { PartLoader } from "../catalog/part-loader";
import { refetch, type Refetched, type Shown } from "../catalog/refresh";
import type { Language } from "../vocabulary/language";
import { distinctSearches } from "./shown-values";

interface Catalog {
  readonly loader: PartLoader;
  readonly search: CachedSearch;
  readonly cache: PartCache;
}

/**
 * Requests all kept parts, and the searches that cells still use.
 * @returns as `refetch`; its changes are those since the values were kept
 * @throws as `refetch`
 */
export function compareWithService(
  { parts, searches }: KeptValues,
  uses: readonly Shown[],
  catalog: Catalog,
  signal: AbortSignal,
  onFetched: (done: number, total: number) => void,
): Promise<Refetched> {
  const keptParts = new Map(parts.map(({ language, partno, known }) => [entryKey(language, partno), known]));
  const keptSearches = new Map(searches.map(({ language, key, known }) => [entryKey(language, key), known]));
  const before = {
    parts: { shown: (language: Language, partno: string) => keptParts.get(entryKey(language, partno)) },
    searches: { shown: (language: Language, key: string) => keptSearches.get(entryKey(language, key)) },
  };
  const shown = {
    parts,
    searches: distinctSearches(uses).filter(({ query, extent }) =>
      keptSearches.has(entryKey(query.language, searchKey(query, extent))),
    ),
  };
  return refetch({ ...catalog, before }, shown, signal, onFetched);
}
