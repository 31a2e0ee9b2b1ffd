import type { FilterIssue } from "./issue";
import type { Parsed } from "./parse";

/** A mistake of a filter or order, for a caller that cannot go on with it. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  constructor(readonly failure: FilterIssue) {
    super(failure.code);
  }
}

/** @throws FilterError for the first issue */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new FilterError(parsed.issues[0]);
}
