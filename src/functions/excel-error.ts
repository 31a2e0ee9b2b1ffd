import { type Failure, passingFailures } from "../messages/failure";
import { cellText } from "../messages/message";
import type { Language } from "../vocabulary/language";

/**
 * A failure as the error of a cell. Only #VALUE! and #N/A carry a text in Excel: #VALUE! is for what the user has to
 * change, #N/A for what is not there or not there now.
 */
export function excelError(failure: Failure, language: Language): CustomFunctions.Error {
  return new CustomFunctions.Error(
    isNotAvailable(failure) ? CustomFunctions.ErrorCode.notAvailable : CustomFunctions.ErrorCode.invalidValue,
    cellText(failure, language),
  );
}

const isNotAvailable = (failure: Failure): boolean =>
  failure.code === "errorInCell" ? failure.error === "#N/A" : notAvailable.has(failure.code);

const notAvailable: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>([
  "partUnknown",
  "notAPartNumber",
  "fieldNotInCategory",
  "notFound",
  ...passingFailures,
  "requirementIncomplete",
  "requirementContradictory",
  "nothingFits",
  "previewOnly",
]);
