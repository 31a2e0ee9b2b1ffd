import { Failed } from "../base/failed";
import type { LookupFailure } from "./failure";
import type { Lookup } from "./lookup";
import { nearMissesIn } from "./near";
import type { PartCatalog } from "./part-catalog";
import { catalogAnswer } from "./search/search-sources";

/**
 * Parts and searches of a catalog alone: no request is sent, and what it doesn't have doesn't exist.
 * @param catalog with all languages, and searches
 */
export function catalogLookup(catalog: Pick<PartCatalog, "part" | "startingWith" | "search">): Lookup {
  return {
    loader: {
      load: (partno, language) => {
        const product = catalog.part(partno, language);
        if (product !== undefined) return product;
        throw new Failed<LookupFailure>({ code: "partUnknown", partno, near: nearMissesIn(catalog, partno, language) });
      },
    },
    search: {
      find: ({ query, extent }) => {
        const hits = catalog.search(query);
        if (hits === null) throw new Error(`The catalog can't be searched in ${query.language}`);
        return catalogAnswer(hits, extent).products;
      },
    },
  };
}
