import type { FilterIssue } from "./issue";

/** Mistakes of a filter or order, for a caller that cannot go on with them. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  constructor(readonly issues: readonly [FilterIssue, ...FilterIssue[]]) {
    super(issues[0].code);
  }
}
