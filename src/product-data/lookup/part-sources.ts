import { type Known, knownProduct } from "./known";
import type { PartCache } from "./part-cache";
import type { PartCatalog } from "./part-catalog";
import { Sources } from "./sources";

/** Facts about parts, by part number. */
export type PartSources = Sources<string, Known>;

/** @param catalog null: there is none on this computer */
export function partSources({ parts }: PartCache, catalog: () => Pick<PartCatalog, "part"> | null): PartSources {
  return new Sources<string, Known>(parts, (language, partno) => {
    const product = catalog()?.part(partno, language);
    return product && knownProduct(product);
  });
}
