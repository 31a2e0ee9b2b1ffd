/** Why a part or a search has no answer although the service answered. Text is made at the edge (src/messages). */
export type CatalogFailure =
  /** No product has this number; `near` are numbers that exist and look like it, possibly none. */
  | { readonly code: "partUnknown"; readonly partno: string; readonly near: readonly string[] }
  /** The text cannot be a part number, so nothing was asked. */
  | { readonly code: "notAPartNumber"; readonly text: string }
  /** More products match than are allowed in one result. */
  | { readonly code: "tooManyProducts"; readonly allowed: number };

/** A part or a search without an answer, though the service answered. */
export class CatalogError extends Error {
  override readonly name = "CatalogError";
  constructor(readonly failure: CatalogFailure) {
    super(failure.code);
  }
}
