import type { KeptSearch, KeptValues } from "../../../product-data/kept/kept-values";
import type { CachedSearch } from "../../../product-data/lookup/search/cached-search";
import { keyOfSearch, type SearchQuestion } from "../../../product-data/lookup/search/search-sources";
import { entryKey } from "../../../product-data/lookup/entry-key";
import type { KnownPart } from "../../../product-data/lookup/known";
import type { LanguagePart } from "../../../product-data/lookup/part-change";
import type { PartLoader } from "../../../product-data/lookup/part-loader";
import { keyOfPart, type Shown } from "../../../product-data/lookup/comparison";

/** Values of parts and searches. */
type PartValues = Pick<KeptValues, "parts" | "searches">;

interface Lookup {
  readonly loader: Pick<PartLoader, "sources">;
  readonly search: Pick<CachedSearch, "known">;
}

/** The data of these cells, without requests; cells without a value have none. */
export async function valuesInUse(uses: readonly Shown[], { loader, search }: Lookup): Promise<PartValues> {
  const parts: KnownPart[] = [];
  const searches: KeptSearch[] = [];
  for (const { partno, language } of distinctParts(uses)) {
    const known = await loader.sources.choose(language, partno)?.held.value;
    if (known !== undefined) parts.push({ partno, language, known });
  }
  for (const asked of distinctSearches(uses)) {
    // A search that finds too many parts has no value.
    const found = await search.known(asked).catch(() => null);
    if (found === null) continue;
    parts.push(...found.parts);
    searches.push({ language: asked.query.language, key: asked.key, known: found.answer });
  }
  return { parts, searches };
}

/** The values that these cells use. */
export function valuesUsed<T extends PartValues>(uses: readonly Shown[], values: T): T {
  const usedSearches = new Set(distinctSearches(uses).map(keyOfSearch));
  const searches = values.searches.filter(({ language, key }) => usedSearches.has(entryKey(language, key)));
  const used = new Set([
    ...distinctParts(uses).map(keyOfPart),
    ...searches.flatMap(({ language, known }) => known.partnos.map((partno) => entryKey(language, partno))),
  ]);
  return { ...values, searches, parts: values.parts.filter((part) => used.has(keyOfPart(part))) };
}

export const distinctParts = (uses: readonly Shown[]): readonly LanguagePart[] => [
  ...new Map(uses.flatMap(({ parts }) => parts.map((part) => [keyOfPart(part), part]))).values(),
];

export const distinctSearches = (uses: readonly Shown[]): readonly SearchQuestion[] => [
  ...new Map(uses.flatMap(({ searches }) => searches.map((asked) => [keyOfSearch(asked), asked]))).values(),
];
