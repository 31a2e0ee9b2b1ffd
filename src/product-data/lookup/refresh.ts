import { ApiError, type ApiFailure } from "../api/failure";
import type { Query } from "../filter/query";
import type { Language } from "../vocabulary/language";
import { CatalogError } from "./failure";
import { entryKey } from "./entry-key";
import { haveSameContent, type Known, type KnownSearch } from "./known";
import type { KnownMap } from "./known-map";
import type { PartLoader } from "./part-loader";
import type { PartCache } from "./part-cache";
import { changesOfAnswer, changesOfPart, type LanguagePart, type PartChange } from "./part-change";
import { type CachedSearch, searchKey } from "./search/cached-search";
import type { Extent } from "./search/search";

/** The parts and searches of one or more cells. */
export interface Shown {
  readonly parts: readonly LanguagePart[];
  readonly searches: readonly ShownSearch[];
}

export interface ShownSearch {
  readonly query: Query;
  readonly extent: Extent;
}

/** New data for everything, not yet in use. */
export interface Refetched {
  /** The number of parts and searches requested. */
  readonly asked: number;
  readonly changes: readonly PartChange[];
  /** Whether the service that it comes from is still in use. */
  readonly isCurrent: () => boolean;
  /** Puts the new data into use. */
  readonly swap: () => void;
  /** Whether a cell that shows these must be recalculated after `swap`. */
  readonly concerns: (shown: Shown) => boolean;
}

interface Catalog {
  readonly loader: Pick<PartLoader, "refetch">;
  readonly search: Pick<CachedSearch, "refetch">;
  readonly cache: PartCache;
  /** The values to compare with; by default those that cells show until now. */
  readonly before?: ShownBefore;
}

export interface ShownBefore {
  readonly parts: Pick<KnownMap<Known>, "shown">;
  readonly searches: Pick<KnownMap<KnownSearch>, "shown">;
}

/**
 * Requests parts and searches again, each once. Nothing changes until `swap`; if one request fails, all of it fails. A
 * search that is rejected for its arguments doesn't fail it: its cells show the error.
 * @param onFetched called before the first request and after each, with the parts and searches fetched so far and in
 * total
 * @throws ApiError, or the signal's reason
 */
export async function refetch(
  catalog: Catalog,
  shown: Shown,
  signal: AbortSignal,
  onFetched: (done: number, total: number) => void,
): Promise<Refetched> {
  const { loader, search, cache, before = cache } = catalog;
  const { resets } = cache;
  const partnos = partnosByLanguage(shown.parts);
  const searchesShown = new Map(shown.searches.map((each) => [identityOf(each), each]));
  const total = [...partnos.values()].reduce((sum, { size }) => sum + size, searchesShown.size);
  let done = 0;
  const count = (answered: number): void => onFetched((done += answered), total);
  count(0);
  const partsAsked = [...partnos].map(async ([language, some]) => {
    const answers = await loader.refetch([...some], language, signal, count);
    return [...answers].map(([partno, known]) => ({ language, partno, known }));
  });
  const searchesAsked = [...searchesShown.values()].map(async ({ query, extent }) => {
    const found = await search.refetch(query, extent, signal).catch(orNull);
    count(1);
    return { query, key: searchKey(query, extent), found };
  });
  const [ofParts, ofSearches] = await Promise.all([Promise.all(partsAsked), Promise.all(searchesAsked)]);
  // Some of the values are from the service before.
  if (cache.resets !== resets) return refetch(catalog, shown, signal, onFetched);
  const parts = [...ofParts.flat(), ...ofSearches.flatMap(({ found }) => found?.parts ?? [])].map((part) => ({
    ...part,
    before: before.parts.shown(part.language, part.partno),
  }));
  const searches = ofSearches.map(({ query, key, found }) => ({
    ...{ query, key, language: query.language, answer: found?.answer ?? null },
    before: before.searches.shown(query.language, key),
  }));
  const changedParts = new Set(
    parts
      .filter(({ before, known }) => isNews(before, known))
      .map(({ language, partno }) => entryKey(language, partno)),
  );
  const changedSearches = new Set(
    searches
      .filter(({ before, answer }) => answer === null || isNews(before, answer))
      .map(({ language, key }) => entryKey(language, key)),
  );
  return {
    asked: total,
    changes: distinct([
      ...searches.flatMap(({ query, before, answer }) =>
        answer === null ? [] : changesOfAnswer(query, before, answer),
      ),
      ...parts.flatMap(({ partno, language, before, known }) => changesOfPart({ partno, language }, before, known)),
    ]),
    isCurrent: () => cache.resets === resets,
    swap: () => {
      for (const { language, partno, known } of parts) cache.parts.replace(language, partno, known);
      for (const { language, key, answer } of searches) {
        if (answer === null) cache.searches.forget(language, key);
        else cache.searches.replace(language, key, answer);
      }
    },
    concerns: (used) =>
      used.parts.some(({ partno, language }) => changedParts.has(entryKey(language, partno))) ||
      used.searches.some(({ query, extent }) => {
        const { language } = query;
        const key = searchKey(query, extent);
        const isShownPart = (partno: string): boolean => changedParts.has(entryKey(language, partno));
        return (
          changedSearches.has(entryKey(language, key)) ||
          cache.searches.get(language, key)?.partnos.some(isShownPart) === true
        );
      }),
  };
}

const identityOf = ({ query, extent }: ShownSearch): string => entryKey(query.language, searchKey(query, extent));

function isNews<T extends Known | KnownSearch>(before: T | undefined, after: T): boolean {
  return before === undefined || !haveSameContent(before, after);
}

/** null: the request is invalid and can't succeed. */
function orNull(error: unknown): null {
  const isRefusal = error instanceof CatalogError || (error instanceof ApiError && refusals.has(error.failure.code));
  if (!isRefusal) throw error;
  return null;
}

const refusals: ReadonlySet<ApiFailure["code"]> = new Set<ApiFailure["code"]>(["badRequest", "tooLong"]);

function partnosByLanguage(parts: readonly LanguagePart[]): ReadonlyMap<Language, ReadonlySet<string>> {
  const partnos = new Map<Language, Set<string>>();
  for (const { partno, language } of parts)
    partnos.set(language, (partnos.get(language) ?? new Set<string>()).add(partno));
  return partnos;
}

const distinct = <T>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];
