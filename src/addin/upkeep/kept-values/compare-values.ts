import type { KeptValues } from "../../../product-data/kept/kept-values";
import type { CachedSearch } from "../../../product-data/lookup/search/cached-search";
import { entryKey } from "../../../product-data/lookup/entry-key";
import type { PartCache } from "../../../product-data/lookup/part-cache";
import type { PartChange } from "../../../product-data/lookup/part-change";
import type { PartLoader } from "../../../product-data/lookup/part-loader";
import { refetch, type Refetched } from "../../../product-data/lookup/refresh";
import { isUrl } from "../../../product-data/catalog/tables/column";
import { fieldByName } from "../../../product-data/vocabulary/field";
import { keyOfSearch } from "../../../product-data/lookup/search/search-sources";
import type { Shown, ShownValues } from "../../../product-data/lookup/comparison";
import { distinctSearches } from "./shown-values";

interface Lookup {
  readonly loader: PartLoader;
  readonly search: CachedSearch;
  readonly cache: PartCache;
  readonly isKnownLink: (url: string) => boolean;
}

/**
 * Requests all kept parts, and the searches that cells still use.
 * @returns as `refetch`; its changes are those since the values were kept
 * @throws as `refetch`
 */
export async function compareKeptValues(
  { parts, searches }: KeptValues,
  uses: readonly Shown[],
  lookup: Lookup,
  signal: AbortSignal,
  onFetched: (done: number, total: number) => void,
): Promise<Refetched> {
  const keptParts = new Map(parts.map(({ language, partno, known }) => [entryKey(language, partno), known]));
  const keptSearches = new Map(searches.map(({ language, key, known }) => [entryKey(language, key), known]));
  const before: ShownValues = {
    part: ({ language, partno }) => keptParts.get(entryKey(language, partno)),
    search: (asked) => keptSearches.get(keyOfSearch(asked))?.partnos,
  };
  const shown = { parts, searches: distinctSearches(uses).filter((asked) => keptSearches.has(keyOfSearch(asked))) };
  const today = await refetch({ ...lookup, before }, shown, signal, onFetched);
  return { ...today, changes: today.changes.filter((change) => !isLeftOut(change, lookup.isKnownLink)) };
}

/** Links to unknown hosts are left out of kept values, so whether they changed is unknown. */
function isLeftOut(change: PartChange, isKnownLink: (url: string) => boolean): boolean {
  if (change.kind !== "changed" || change.before !== null || typeof change.after !== "string") return false;
  const field = fieldByName(change.field);
  return field !== undefined && isUrl(field) && !isKnownLink(change.after);
}
