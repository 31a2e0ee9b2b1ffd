import { ApiError, passingFailures } from "../api/failure";
import { CatalogError } from "../catalog/failure";
import { FilterError } from "../filter/issue-error";
import { type Failure, failureText } from "../messages/message";
import type { Language } from "../vocabulary/language";
import { ArgumentError } from "./failure";

/**
 * A failure as the error of a cell. Only #VALUE! and #N/A carry a text in Excel: #VALUE! is for what the user has to
 * change, #N/A for what is not there or not there now (design, section 2).
 */
export function excelError(failure: Failure, language: Language): CustomFunctions.Error {
  return new CustomFunctions.Error(
    notAvailable.has(failure.code) ? CustomFunctions.ErrorCode.notAvailable : CustomFunctions.ErrorCode.invalidValue,
    failureText(failure, language),
  );
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

const notAvailable: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>([
  "partUnknown",
  "notAPartNumber",
  "fieldNotInCategory",
  "notFound",
  ...passingFailures,
  "previewOnly",
]);
