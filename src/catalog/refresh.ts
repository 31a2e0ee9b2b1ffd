import { ApiError, type ApiFailure } from "../api/failure";
import type { ProductQuery } from "../api/request";
import type { Language } from "../vocabulary/language";
import { CatalogError } from "./failure";
import { type Known, type KnownEntry, haveSameContent } from "./known";
import type { PartLoader } from "./part-loader";
import type { PartCache } from "./part-cache";
import { changesOfAnswer, changesOfPart, type LanguagePart, type PartChange } from "./part-change";
import { type CachedSearch, searchKey } from "./cached-search";
import type { Extent } from "./search";

/** What a cell, or many cells, show. */
export interface Shown {
  readonly parts: readonly LanguagePart[];
  readonly searches: readonly ShownSearch[];
}

export interface ShownSearch {
  readonly query: ProductQuery;
  readonly extent: Extent;
}

/** New answers to everything, not yet in use. */
export interface Refetched {
  readonly changes: readonly PartChange[];
  /** Puts the new answers into use. */
  readonly swap: () => void;
  /** Whether a cell that shows these must be calculated again after `swap`. */
  readonly concerns: (shown: Shown) => boolean;
}

interface Catalog {
  readonly loader: Pick<PartLoader, "refetch">;
  readonly search: Pick<CachedSearch, "refetch">;
  readonly cache: PartCache;
}

/**
 * Asks for parts and searches anew, each once. Nothing changes for anybody until `swap`; a failure of one request is the
 * failure of all. A search that is refused for what it asks is not: its cells are to say so.
 * @param onFetched after each request: parts and searches answered so far
 * @throws ApiError, the signal's reason
 */
export async function refetch(
  { loader, search, cache }: Catalog,
  shown: Shown,
  signal: AbortSignal,
  onFetched: (done: number) => void,
): Promise<Refetched> {
  let done = 0;
  const count = (answered: number): void => onFetched((done += answered));
  const partsAsked = [...partsByLanguage(shown.parts)].map(async ([language, partnos]) => {
    const answers = await loader.refetch([...partnos], language, signal, count);
    return [...answers].map(([key, known]) => ({ language, key, known }));
  });
  const searchesAsked = distinct(shown.searches).map(async ({ query, extent }) => {
    const entries = await search.refetch(query, extent, signal).catch(orNull);
    count(1);
    return { query, language: query.language, key: searchKey(query, extent), entries };
  });
  const [ofParts, ofSearches] = await Promise.all([Promise.all(partsAsked), Promise.all(searchesAsked)]);
  const answers = ofSearches.flatMap(({ query, entries }) => (entries === null ? [] : [{ query, entry: entries[0] }]));
  const parts = [...ofParts.flat(), ...ofSearches.flatMap(({ entries }) => entries?.slice(1) ?? [])];
  const refused = ofSearches.filter(({ entries }) => entries === null);
  const updated = [...parts, ...answers.map(({ entry }) => entry)];
  const before = ({ language, key }: KnownEntry): Known | undefined => cache.shown(language, key);
  const changed = new Set([
    ...updated.filter((entry) => !isAsBefore(before(entry), entry.known)).map(idOf),
    ...refused.map(idOf),
  ]);
  return {
    changes: distinct([
      ...answers.flatMap(({ query, entry }) => changesOfAnswer(query, before(entry), entry.known)),
      ...parts.flatMap((entry) =>
        changesOfPart({ partno: entry.key, language: entry.language }, before(entry), entry.known),
      ),
    ]),
    swap: () => {
      for (const { language, key, known } of updated) cache.replace(language, key, known);
      for (const { language, key } of refused) cache.forget(language, key);
    },
    concerns: (used) =>
      used.parts.some(({ partno: key, language }) => changed.has(idOf({ key, language }))) ||
      used.searches.some(({ query: { language, ...query }, extent }) => {
        const key = searchKey(query, extent);
        const found = (): readonly string[] => cache.get(language, key)?.partnos ?? [];
        return (
          changed.has(idOf({ key, language })) || found().some((each) => changed.has(idOf({ key: each, language })))
        );
      }),
  };
}

type Id = Pick<KnownEntry, "language" | "key">;
const idOf = ({ language, key }: Id): string => `${language}|${key}`;

const isAsBefore = (before: Known | undefined, after: Known): boolean =>
  before !== undefined && haveSameContent(before, after);

/** null: what is asked for cannot be answered, now or later. */
function orNull(error: unknown): null {
  const isRefusal = error instanceof CatalogError || (error instanceof ApiError && refusals.has(error.failure.code));
  if (!isRefusal) throw error;
  return null;
}

const refusals: ReadonlySet<ApiFailure["code"]> = new Set<ApiFailure["code"]>(["badRequest", "tooLong"]);

function partsByLanguage(parts: readonly LanguagePart[]): ReadonlyMap<Language, ReadonlySet<string>> {
  const partnos = new Map<Language, Set<string>>();
  for (const { partno, language } of parts)
    partnos.set(language, (partnos.get(language) ?? new Set<string>()).add(partno));
  return partnos;
}

const distinct = <T>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];
