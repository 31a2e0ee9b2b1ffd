import { ApiError, type ApiFailure, passingApiFailures } from "../api/failure";
import { CatalogError, type CatalogFailure } from "../catalog/failure";
import type { FilterIssue } from "../filter/issue";
import { FilterError } from "../filter/issue-error";
import { ArgumentError, type ArgumentFailure } from "./argument-failure";

/** Everything that can go wrong for a user, as data. */
export type Failure = FilterIssue | ApiFailure | CatalogFailure | ArgumentFailure | LoadFailure;

/** Part of the add-in couldn't be loaded from its server. */
export interface LoadFailure {
  readonly code: "notLoaded";
}

export class LoadError extends Error {
  override readonly name = "LoadError";
  readonly failure: LoadFailure = { code: "notLoaded" };
}

/** Failures that may not happen at the next try. */
export const passingFailures: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>([
  ...passingApiFailures,
  "notLoaded",
]);

/** A text for every failure, made from its parameters: a missing one does not compile. */
export type FailureTexts = { readonly [F in Failure as F["code"]]: (failure: F) => string };

/** The texts of failures in one language. Texts of the task pane are in one file per view. */
export interface Messages {
  /** Text in a cell for a failure in `passingFailures`: the cause, and when the cell is recalculated. */
  readonly inCell: (cause: string, code: Failure["code"]) => string;
  readonly failures: FailureTexts;
}

/** The failure an error of this project carries; null for any other error. */
export function failureIn(error: unknown): Failure | null {
  const isOurs =
    error instanceof FilterError ||
    error instanceof ArgumentError ||
    error instanceof CatalogError ||
    error instanceof ApiError ||
    error instanceof LoadError;
  return isOurs ? error.failure : null;
}
