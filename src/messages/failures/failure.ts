import { isFailure } from "../../product-data/base/failed";
import type { CheckFailure } from "../../bom/check/parts";
import { failuresThatMayPass, passingApiFailures } from "../../product-data/api/failure";
import type { FilterIssue } from "../../product-data/filter/issue";
import { type ArgumentFailure } from "./argument-failure";
import type { StartFailure } from "./start-failure";

/** Everything that can go wrong for a user, as data. */
export type Failure = FilterIssue | ArgumentFailure | CheckFailure | StartFailure;

/** Failures that may pass: the next try can succeed. */
export const passingFailures: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>([
  ...passingApiFailures,
  "notLoaded",
]);

const retriedLater: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>([...failuresThatMayPass, "notLoaded"]);

/** Whether cells with this failure are recalculated without any action. */
export const isRetriedLater = ({ code }: Failure): boolean => retriedLater.has(code);

/**
 * Whether a cell shows #N/A: the data isn't available, or not now. Any other failure is #VALUE!: the user has to change
 * something.
 */
export function isNotAvailable(failure: Failure): boolean {
  return failure.code === "errorInCell" ? failure.error === "#N/A" : notAvailable.has(failure.code);
}

const notAvailable: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>([
  "partUnknown",
  "notAPartNumber",
  "notFound",
  ...passingFailures,
  "requirementIncomplete",
  "requirementContradictory",
  "otherKind",
  "kindContradictory",
  "nothingFits",
  "previewOnly",
  "notStarted",
]);

/** A text for every failure, made from its parameters and the name of the settings. A missing text doesn't compile. */
type FailureTexts = { readonly [F in Failure as F["code"]]: (failure: F, settings: string) => string };

/** The texts of failures in one language. Texts of the task pane are in one file per view. */
export interface Messages {
  /** The tab with the settings, as the pane and a cell name it. */
  readonly settings: { readonly inPane: string; readonly inCell: string };
  /** Text in a cell for a failure in `passingFailures`: the cause, and when the cell is recalculated. */
  readonly inCell: (cause: string, code: Failure["code"]) => string;
  readonly failures: FailureTexts;
}

/** The failure that an error of this project carries; null for any other error. */
export function failureIn(error: unknown): Failure | null {
  return isFailure<Failure>(error) ? error.failure : null;
}
