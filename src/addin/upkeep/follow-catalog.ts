import type { OpenCatalog } from "../../product-data/catalog/open-catalog";
import { inSlices } from "../../product-data/base/slices";
import { haveSameContent } from "../../product-data/lookup/known";
import { keyOfPart } from "../../product-data/lookup/part-change";
import type { PartCache } from "../../product-data/lookup/part-cache";
import { partSources } from "../../product-data/lookup/sources";
import { showsOneOf } from "../../product-data/lookup/refetch";
import { keyOfSearch, searchSources } from "../../product-data/lookup/search/search-sources";
import { distinctBy } from "../../product-data/vocabulary/group-by";
import { recalculateAt } from "./recalculate";
import type { CellUse, Usage } from "./usage";

/**
 * Recalculates, after the catalog was replaced, the cells whose values differ with the new catalog, and those that
 * failed. Values of a removed catalog stay.
 */
export async function followCatalog(
  before: OpenCatalog | null,
  after: OpenCatalog | null,
  cache: PartCache,
  usage: Usage,
): Promise<void> {
  if (after === null) return;
  const [was, is] = [sourcesWith(before, cache), sourcesWith(after, cache)];
  const uses = usage.all();
  const searches = distinctBy(
    keyOfSearch,
    uses.flatMap((use) => use.searches),
  );
  const changed = new Set<string>();
  const parts = uses.flatMap((use) => use.parts);
  const numbers = new Map<string, readonly string[]>();
  await inSlices(searches, (question) => {
    const { language } = question.query;
    const [old, now] = [was, is].map((sources) => sources.searches.choose(language, question)?.value.partnos);
    // A search whose result no source has now keeps its old one.
    if (now === undefined) return;
    numbers.set(keyOfSearch(question), now);
    for (const partno of now) parts.push({ partno, language });
    if (cache.searches.isMixed(language, question.key) || old?.join() !== now.join())
      changed.add(keyOfSearch(question));
  });
  await inSlices(distinctBy(keyOfPart, parts), (part) => {
    const { language, partno } = part;
    const [old, now] = [was, is].map((sources) => sources.parts.choose(language, partno)?.value);
    if (now === undefined) return;
    if (old === undefined || cache.parts.isMixed(language, partno) || !haveSameContent(old, now))
      changed.add(keyOfPart(part));
  });
  const isAffected = (use: CellUse): boolean =>
    use.failures.length > 0 || showsOneOf(changed, use, (key) => numbers.get(key) ?? []);
  await recalculateAt(uses.filter(isAffected));
}

/** The sources of cells that are calculated with this catalog. */
function sourcesWith(catalog: OpenCatalog | null, cache: PartCache) {
  const parts = partSources(cache, () => catalog);
  return { parts, searches: searchSources(cache, parts, () => catalog) };
}
