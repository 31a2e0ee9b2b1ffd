import type { FilterIssue } from "./issue";
import type { Parsed } from "./parse";

/** A mistake in a filter or an order, thrown where the caller can't continue. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  constructor(readonly failure: FilterIssue) {
    super(failure.code);
  }
}

/** @throws FilterError for the first issue */
export function parsedOrThrow<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new FilterError(parsed.issues[0]);
}
