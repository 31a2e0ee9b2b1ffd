import type { OpenCatalog } from "../../product-data/catalog/open-catalog";
import { CellComparison, isMixedIn, type ShownValues } from "../../product-data/lookup/comparison";
import type { PartCache } from "../../product-data/lookup/part-cache";
import { partSources } from "../../product-data/lookup/part-sources";
import { searchSources } from "../../product-data/lookup/search/search-sources";
import { recalculateAt } from "./recalculate";
import type { CellUse, Usage } from "./usage";

/**
 * After the catalog was replaced: recalculates the cells whose values differ with the new catalog, and those that
 * failed. Values of a removed catalog stay.
 */
export async function followCatalog(
  before: OpenCatalog | null,
  after: OpenCatalog | null,
  cache: PartCache,
  usage: Usage,
): Promise<void> {
  if (after === null) return;
  const comparison = new CellComparison(valuesWith(before, cache), valuesWith(after, cache));
  const affected: CellUse[] = [];
  for (const use of usage.all()) if (use.failures.length > 0 || (await comparison.differs(use))) affected.push(use);
  await recalculateAt(affected);
}

/** What cells show when they are calculated with this catalog. */
function valuesWith(catalog: OpenCatalog | null, cache: PartCache): ShownValues {
  const parts = partSources(cache, () => catalog);
  const searches = searchSources(cache, parts, () => catalog);
  return {
    part: ({ partno, language }) => parts.choose(language, partno)?.value,
    search: (question) => searches.choose(question.query.language, question)?.value.partnos,
    isMixed: (question) => isMixedIn(cache, question),
  };
}
