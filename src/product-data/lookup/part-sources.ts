import { andThen } from "../base/and-then";
import { type Known, knownProduct } from "./known";
import type { PartCache } from "./part-cache";
import type { PartCatalog } from "./part-catalog";
import { heldAs, Sources } from "./sources";

/** Facts about parts, by part number. */
export type PartSources = Sources<string, Known | Promise<Known>>;

/** @param catalog null: there is none on this computer */
export function partSources({ parts }: PartCache, catalog: () => Pick<PartCatalog, "part"> | null): PartSources {
  return new Sources(
    {
      known: (language, partno) => heldAs(parts.get(language, partno)),
      outdated: (language, partno) => heldAs(parts.outdated(language, partno)),
    },
    {
      known: (language, partno) => {
        const part = catalog()?.part(partno, language);
        if (part === undefined) return undefined;
        return {
          fetchedMs: part.fetchedMs,
          // The product is read only if it is used.
          get value(): Known | Promise<Known> {
            return andThen(part.product(), knownProduct);
          },
        };
      },
    },
  );
}
