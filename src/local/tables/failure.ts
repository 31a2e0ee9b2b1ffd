/** Why packed tables can't be created or opened. src/messages makes the text. */
export type TablesFailure =
  /** The bytes aren't packed tables. */
  | { readonly code: "notTables" }
  /** They were written by another version of the add-in. */
  | { readonly code: "otherVersion" }
  /** The end is missing, or the parts are inconsistent. */
  | { readonly code: "damaged" }
  /** They belong to another English table than the one available. */
  | { readonly code: "otherBase" }
  /** Two products have this part number. */
  | { readonly code: "repeatedPart"; readonly partno: string }
  /** Tables can't store this part number: it contains a line break or half a character. */
  | { readonly code: "unusablePart"; readonly partno: string }
  /** A translation has different products than the English table; the first that only one of them has. */
  | { readonly code: "otherParts"; readonly partno: string };

export class TablesError extends Error {
  override readonly name = "TablesError";
  constructor(readonly failure: TablesFailure) {
    super(failure.code);
  }
}

/** Why a file of all products isn't used. */
export type DownloadFailure =
  | TablesFailure
  /** No response: no network, a host without CORS headers, or a host that the policy blocks. */
  | { readonly code: "downloadBlocked" }
  | { readonly code: "downloadRefused"; readonly status: number }
  /** Neither gzip nor JSON. `kind` is what it seems to be. */
  | { readonly code: "unknownForm"; readonly kind: "zip" | "text" | "other" }
  /** JSON, but not the product-search response with the products of one category. */
  | { readonly code: "unknownLayout" }
  /** The file is truncated. */
  | { readonly code: "truncated" }
  /** The file itself says that products are missing. */
  | { readonly code: "incomplete" }
  | { readonly code: "noProducts" }
  /** The browser didn't start the worker, or stopped it. */
  | { readonly code: "workerFailed" }
  /** One product doesn't have the document's form; `at` names it and the field. */
  | { readonly code: "unreadableProduct"; readonly at: string };

export class DownloadError extends Error {
  override readonly name = "DownloadError";
  constructor(readonly failure: DownloadFailure) {
    super(failure.code);
  }
}
