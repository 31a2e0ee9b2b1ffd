import type { TablesFailure } from "./tables/failure";

/** Why a file of all products isn't used. */
export type DownloadFailure =
  | TablesFailure
  /** No response: no network, a host without CORS headers, or a host that the policy blocks. */
  | { readonly code: "downloadBlocked" }
  | { readonly code: "downloadRefused"; readonly status: number }
  /** The address or folder has no mirror. */
  | { readonly code: "noMirror" }
  /** Neither gzip nor JSON. `kind` is what it seems to be. */
  | { readonly code: "unknownForm"; readonly kind: "zip" | "text" | "other" }
  /** JSON, but not the product-search response with the products of one category. */
  | { readonly code: "unknownLayout" }
  /** No piece of the file arrived for a minute. */
  | { readonly code: "stalled" }
  /** It is larger than any catalog. */
  | { readonly code: "oversized" }
  /** The file is truncated. */
  | { readonly code: "truncated" }
  /** The file itself says that products are missing. */
  | { readonly code: "incomplete" }
  | { readonly code: "noProducts" }
  /** The browser didn't start the worker, or stopped it. */
  | { readonly code: "workerFailed" }
  /** One product doesn't have the document's form; `at` names it and the field. */
  | { readonly code: "unreadableProduct"; readonly at: string };
