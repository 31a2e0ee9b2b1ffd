import type { LookupFailure } from "./failure";
import { isFailure } from "../base/failed";
import type { ApiFailure } from "../api/failure";
import { groupBy } from "../vocabulary/group-by";
import { CellComparison, keyOfPart, type Shown, valuesShown } from "./comparison";
import type { PartLoader } from "./part-loader";
import type { PartCache } from "./part-cache";
import { refetchParts } from "./refetch-parts";
import { changesOfAnswer, changesOfPart, type PartChange } from "./part-change";
import type { CachedSearch } from "./search/cached-search";
import { keyOfSearch } from "./search/search-sources";

/** New data for everything, not yet in use. */
export interface Refetched {
  readonly changes: readonly PartChange[];
  /** Puts the new data into use. */
  readonly swap: () => void;
  /** Whether a cell that shows these must be recalculated after `swap`. */
  readonly concerns: (shown: Shown) => Promise<boolean>;
}

interface Lookup {
  readonly loader: Pick<PartLoader, "options" | "sources">;
  readonly search: Pick<CachedSearch, "refetch" | "sources">;
  readonly cache: PartCache;
}

/**
 * Requests parts and searches again, each once. Nothing changes until `swap`; if one request fails, all of it fails. A
 * search that is rejected for its arguments doesn't fail it: its cells show the error.
 * @param onFetched called before the first request and after each, with the parts and searches fetched so far and in
 * total
 * @throws ApiError, or the signal's reason
 */
export async function refetch(
  lookup: Lookup,
  shown: Shown,
  signal: AbortSignal,
  onFetched: (done: number, total: number) => void,
): Promise<Refetched> {
  const { loader, search, cache } = lookup;
  const before = valuesShown(loader.sources, search.sources, cache);
  const { resets } = cache;
  const partsShown = [...new Map(shown.parts.map((part) => [keyOfPart(part), part])).values()];
  const searchesShown = new Map(shown.searches.map((each) => [keyOfSearch(each), each]));
  const total = partsShown.length + searchesShown.size;
  let done = 0;
  const count = (answered: number): void => onFetched((done += answered), total);
  count(0);
  const partsFetched = [...groupBy(partsShown, ({ language }) => language).values()].map(async (some) => {
    const [{ language }] = some;
    const partnos = some.map(({ partno }) => partno);
    const answers = await refetchParts(loader, partnos, language, signal, count);
    return [...answers].map(([partno, known]) => ({ language, partno, known }));
  });
  const searchesFetched = [...searchesShown.values()].map(async (question) => {
    const found = await search.refetch(question, signal).catch(orNull);
    count(1);
    return { ...question, found };
  });
  const [ofParts, ofSearches] = await Promise.all([Promise.all(partsFetched), Promise.all(searchesFetched)]);
  // Some of the values are from the service before.
  if (cache.resets !== resets) return refetch(lookup, shown, signal, onFetched);
  const fetched = [...ofParts.flat(), ...ofSearches.flatMap(({ found }) => found?.parts ?? [])];
  const parts = fetched.map((part) => ({
    ...part,
    before: before.part(part),
    current: cache.parts.get(part.language, part.partno),
    isMixed: before.isMixed(part),
  }));
  const searches = ofSearches.map(({ found, ...question }) => ({
    ...{ ...question, language: question.query.language, answer: found?.answer ?? null },
    before: before.search(question),
    isMixed: before.isMixed(question),
  }));
  const partsBy = new Map(parts.map((part) => [keyOfPart(part), part]));
  const searchesBy = new Map(searches.map((each) => [keyOfSearch(each), each]));
  const comparison = new CellComparison(
    {
      part: (part) => partsBy.get(keyOfPart(part))?.before,
      search: (question) => (searchesBy.get(keyOfSearch(question)) ?? { before: before.search(question) }).before,
      isMixed: (question) =>
        ("partno" in question ? partsBy.get(keyOfPart(question)) : searchesBy.get(keyOfSearch(question)))?.isMixed ??
        false,
    },
    {
      part: (part) => partsBy.get(keyOfPart(part))?.known,
      search: (question) => {
        const fetchedSearch = searchesBy.get(keyOfSearch(question));
        return fetchedSearch === undefined ? before.search(question) : (fetchedSearch.answer?.partnos ?? null);
      },
      isMixed: () => false,
    },
  );
  return {
    changes: distinct([
      ...searches.flatMap(({ query, before, answer }) =>
        answer === null ? [] : changesOfAnswer(query, before ?? undefined, answer.partnos),
      ),
      ...parts.flatMap(({ partno, language, before, current, known }) => {
        const changes = changesOfPart({ partno, language }, before, known);
        // A value that came back differs only from what cells show that were calculated in between.
        return changes.length > 0 ? changes : changesOfPart({ partno, language }, current, known);
      }),
    ]),
    swap: () => {
      for (const { language, partno, known } of parts) cache.parts.replace(language, partno, known);
      for (const { language, key, answer } of searches) {
        if (answer === null) cache.searches.forget(language, key);
        else cache.searches.replace(language, key, answer);
      }
    },
    concerns: (used) => comparison.differs(used),
  };
}

/** null: the request is invalid and can't succeed. */
function orNull(error: unknown): null {
  if (!isFailure<LookupFailure | ApiFailure>(error, ...refusals)) throw error;
  return null;
}

const refusals = ["partUnknown", "notAPartNumber", "tooManyProducts", "badRequest", "tooLong"] as const;

const distinct = <T>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];
