import { ApiError, type ApiFailure } from "../api/failure";
import { CatalogError, type CatalogFailure } from "../catalog/failure";
import type { FilterIssue } from "../filter/issue";
import { FilterError } from "../filter/issue-error";
import { ArgumentError, type ArgumentFailure } from "./argument-failure";

/** Everything that can go wrong for a user, as data. */
export type Failure = FilterIssue | ApiFailure | CatalogFailure | ArgumentFailure;

/** A text for every failure, made from its parameters: a missing one does not compile. */
export type FailureTexts = { readonly [F in Failure as F["code"]]: (failure: F) => string };

/** The texts of failures in one language; those of the pane stand in files of their views. */
export interface Messages {
  readonly failures: FailureTexts;
}

/** The failure an error of this project carries; null for any other error. */
export function failureIn(error: unknown): Failure | null {
  const isOurs =
    error instanceof FilterError ||
    error instanceof ArgumentError ||
    error instanceof CatalogError ||
    error instanceof ApiError;
  return isOurs ? error.failure : null;
}
