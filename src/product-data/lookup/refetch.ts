import type { LookupFailure } from "./failure";
import { isFailure } from "../base/failed";
import type { ApiFailure } from "../api/failure";
import { distinctBy, groupBy } from "../vocabulary/group-by";
import { haveSameContent, knownProduct, type Known } from "./known";
import { type PartLoader, couldBePartNumber } from "./part-loader";
import type { PartCache } from "./part-cache";
import { changesOfAnswer, changesOfPart, keyOfPart, type LanguagePart, type DataChange } from "./part-change";
import type { CachedSearch } from "./search/cached-search";
import { keyOfSearch, type SearchQuestion } from "./search/search-sources";
import type { Language } from "../vocabulary/language";
import { packsOf, requestAlike, requestProducts } from "./part-request";

/** The parts and searches of one or more cells. */
export interface CellData {
  readonly parts: readonly LanguagePart[];
  readonly searches: readonly SearchQuestion[];
}

/** New data for the parts and searches, not in use yet. */
interface Refetched {
  readonly changes: readonly DataChange[];
  /** Puts the new data into use. */
  readonly swap: () => void;
  /** Whether a cell that shows these parts and searches must be recalculated after `swap`. */
  readonly concerns: (shown: CellData) => boolean;
}

interface RefetchSources {
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
  lookup: RefetchSources,
  shown: CellData,
  signal: AbortSignal,
  onFetched: (done: number, total: number) => void,
): Promise<Refetched> {
  const { loader, search, cache } = lookup;
  const { resets } = cache;
  const partsShown = distinctBy(keyOfPart, shown.parts);
  const searchesShown = distinctBy(keyOfSearch, shown.searches);
  const total = partsShown.length + searchesShown.length;
  let done = 0;
  const count = (answered: number): void => onFetched((done += answered), total);
  count(0);
  const partsFetched = [...groupBy(partsShown, ({ language }) => language).values()].map(async (some) => {
    const [{ language }] = some;
    const partnos = some.map(({ partno }) => partno);
    const answers = await refetchParts(loader, partnos, language, signal, count);
    return [...answers].map(([partno, known]) => ({ language, partno, known }));
  });
  const searchesFetched = searchesShown.map(async (question) => {
    const found = await search.refetch(question, signal).catch(orNull);
    count(1);
    return { ...question, found };
  });
  const [ofParts, ofSearches] = await Promise.all([Promise.all(partsFetched), Promise.all(searchesFetched)]);
  // Some of the values are from the service that was used before.
  if (cache.resets !== resets) return refetch(lookup, shown, signal, onFetched);
  const ofAnswers = ofSearches.flatMap(({ query: { language }, found }) =>
    (found?.products ?? []).map((product) => {
      const known = knownProduct(product);
      return { language, partno: product.record.Partno, known };
    }),
  );
  const parts = [...ofParts.flat(), ...ofAnswers];
  // Cells that were calculated since a value changed may show another value than the other cells.
  const changed = new Set<string>();
  const partChanges = parts.flatMap((part) => {
    const { language, partno, known } = part;
    const before = loader.sources.shown(language, partno);
    if (before !== undefined && !cache.parts.isMixed(language, partno) && haveSameContent(before, known)) return [];
    changed.add(keyOfPart(part));
    const changes = changesOfPart({ partno, language }, before, known);
    // A value that is again what it was differs only from what cells show that were calculated in between.
    return changes.length > 0 ? changes : changesOfPart({ partno, language }, cache.parts.get(language, partno), known);
  });
  const numbers = new Map<string, readonly string[]>();
  const searchChanges = ofSearches.flatMap(({ found, ...question }) => {
    const { query, key } = question;
    const before = search.sources.shown(query.language, question)?.partnos;
    const after = found?.answer.partnos;
    if (after !== undefined) numbers.set(keyOfSearch(question), after);
    if (cache.searches.isMixed(query.language, key) || before?.join() !== after?.join() || after === undefined)
      changed.add(keyOfSearch(question));
    return after === undefined ? [] : changesOfAnswer(query, before, after);
  });
  return {
    changes: distinctBy(JSON.stringify, [...searchChanges, ...partChanges]),
    swap: () => {
      for (const { language, partno, known } of parts) cache.parts.replace(language, partno, known);
      for (const { query, key, found } of ofSearches) {
        if (found === null) cache.searches.forget(query.language, key);
        else cache.searches.replace(query.language, key, found.answer);
      }
    },
    concerns: (some) =>
      showsOneOf(
        changed,
        some,
        (key, question) => numbers.get(key) ?? search.sources.shown(question.query.language, question)?.partnos ?? [],
      ),
  };
}

/**
 * Whether a cell that shows these parts and searches shows something that changed.
 * @param changed keys of parts and searches
 * @param numbersOf the numbers that a search finds
 */
export function showsOneOf(
  changed: ReadonlySet<string>,
  { parts, searches }: CellData,
  numbersOf: (key: string, search: SearchQuestion) => readonly string[],
): boolean {
  if (parts.some((part) => changed.has(keyOfPart(part)))) return true;
  return searches.some((search) => {
    const key = keyOfSearch(search);
    const { language } = search.query;
    return changed.has(key) || numbersOf(key, search).some((partno) => changed.has(keyOfPart({ partno, language })));
  });
}

/** null for a request that is invalid and can't succeed. @throws any other error */
function orNull(error: unknown): null {
  if (!isFailure<LookupFailure | ApiFailure>(error, ...refusals)) throw error;
  return null;
}

const refusals = ["partUnknown", "notAPartNumber", "tooManyProducts", "badRequest", "tooLong"] as const;

/**
 * Requests parts again, even if they are known. The cache isn't changed.
 * @param onAnswer called after each request with the number of parts in its response
 * @throws ApiError when one request fails, so that a refresh is complete or doesn't happen
 */
async function refetchParts(
  { options: { client, clock, limits } }: Pick<PartLoader, "options">,
  partnos: readonly string[],
  language: Language,
  signal: AbortSignal,
  onAnswer: (parts: number) => void,
): Promise<ReadonlyMap<string, Known>> {
  const possible = partnos.filter((partno) => couldBePartNumber.test(partno));
  const known = new Map<string, Known>();
  const askExact = async (some: readonly string[]): Promise<void> => {
    const products = await requestProducts(client, some, "eq", language, signal);
    for (const product of products) known.set(product.record.Partno, knownProduct(product));
    onAnswer(products.length);
  };
  const askAlike = async (some: readonly string[]): Promise<void> => {
    const answer = await requestAlike({ client, clock, limits: limits(), isAnew: true }, some, language, signal);
    for (const [partno, entry] of answer.known) known.set(partno, entry);
    onAnswer(some.length);
  };
  await Promise.all(packsOf("eq", possible, language, limits()).map(askExact));
  const missing = possible.filter((partno) => !known.has(partno));
  await Promise.all(packsOf("startswith", missing, language, limits()).map(askAlike));
  return known;
}
