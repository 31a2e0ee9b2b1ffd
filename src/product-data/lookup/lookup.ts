import type { PartLoader } from "./part-loader";
import type { CachedSearch } from "./search/cached-search";

/** Parts and searches, wherever they come from; synchronous if no request is needed. */
export interface Lookup {
  readonly loader: Pick<PartLoader, "load">;
  readonly search: Pick<CachedSearch, "find">;
}
