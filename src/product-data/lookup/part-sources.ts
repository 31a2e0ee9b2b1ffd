import { type Known, knownProduct } from "./known";
import type { PartCache } from "./part-cache";
import type { PartCatalog, CatalogPart } from "./part-catalog";
import { heldAs, type Held, Sources } from "./sources";

/** Facts about parts, by part number. */
export type PartSources = Sources<string, Known | Promise<Known>>;

/** @param catalog null: there is none on this computer */
export function partSources(
  { parts, keptParts }: PartCache,
  catalog: () => Pick<PartCatalog, "part"> | null,
): PartSources {
  return new Sources(
    {
      known: (language, partno) => heldAs(parts.get(language, partno)),
      outdated: (language, partno) => heldAs(parts.outdated(language, partno)),
    },
    {
      known: (language, partno) => {
        const part = catalog()?.part(partno, language);
        return part && new PartInCatalog(part);
      },
    },
    keptParts,
  );
}

/** Reads the product only if it is used. */
class PartInCatalog implements Held<Known | Promise<Known>> {
  readonly pinned = false;

  constructor(private readonly part: CatalogPart) {}

  get fetchedMs(): number {
    return this.part.fetchedMs;
  }

  get value(): Known | Promise<Known> {
    const product = this.part.product();
    return product instanceof Promise ? product.then(knownProduct) : knownProduct(product);
  }
}
