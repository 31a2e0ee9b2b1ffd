/** Why a part or a search has no result although the service responded. src/messages makes the text. */
export type LookupFailure =
  | PartUnknown
  /** The text can't be a part number, so no request was sent. */
  | { readonly code: "notAPartNumber"; readonly text: string }
  /** More products match than one result may have. */
  | { readonly code: "tooManyProducts"; readonly allowed: number };

/**
 * No product has this number. `near` are similar numbers that exist; may be empty. `misses` is how often in a
 * row the service didn't have it; without it, no request was sent.
 */
export interface PartUnknown {
  readonly code: "partUnknown";
  readonly partno: string;
  readonly near: readonly string[];
  readonly misses?: number;
}
