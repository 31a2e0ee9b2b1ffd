/** Why packed tables are not made or not opened. Text is made at the edge (src/messages). */
export type TablesFailure =
  /** The bytes are no packed tables. */
  | { readonly code: "notTables" }
  /** They were written by another version of the add-in. */
  | { readonly code: "otherVersion" }
  /** Their end is missing, or a part contradicts another. */
  | { readonly code: "damaged" }
  /** They belong to another English table than the one at hand. */
  | { readonly code: "otherBase" }
  /** Two products have this part number. */
  | { readonly code: "repeatedPart"; readonly partno: string }
  /** No table can hold this part number: it has a line break or half a character. */
  | { readonly code: "unusablePart"; readonly partno: string }
  /** A translation has other products than the English table; the first that only one of them has. */
  | { readonly code: "otherParts"; readonly partno: string };

export class TablesError extends Error {
  override readonly name = "TablesError";
  constructor(readonly failure: TablesFailure) {
    super(failure.code);
  }
}

/** Why a file of all products is not used. */
export type DownloadFailure =
  | TablesFailure
  /** No answer: no network, or a host that does not let pages of others read its answers, or that the page may not ask. */
  | { readonly code: "downloadBlocked" }
  | { readonly code: "downloadRefused"; readonly status: number }
  /** Neither gzip nor JSON. `kind` is what it seems to be. */
  | { readonly code: "unknownForm"; readonly kind: "zip" | "text" | "other" }
  /** JSON, but not the response of a product search with the products of one category. */
  | { readonly code: "unknownLayout" }
  /** The file ends before its end. */
  | { readonly code: "truncated" }
  /** It says itself that products are missing. */
  | { readonly code: "incomplete" }
  | { readonly code: "noProducts" }
  /** The browser did not start the worker, or ended it. */
  | { readonly code: "workerFailed" }
  /** One product is not as the document says; `at` names it and the field. */
  | { readonly code: "unreadableProduct"; readonly at: string };

export class DownloadError extends Error {
  override readonly name = "DownloadError";
  constructor(readonly failure: DownloadFailure) {
    super(failure.code);
  }
}
