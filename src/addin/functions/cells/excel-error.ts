import { type Failure, isNotAvailable } from "../../../messages/failures/failure";
import { cellErrorText } from "../../../messages/failures/message";
import type { Language } from "../../../product-data/vocabulary/language";

/** A failure as the error of a cell. In Excel, only #VALUE! and #N/A carry a text. */
export function excelError(failure: Failure, language: Language): CustomFunctions.Error {
  return new CustomFunctions.Error(
    isNotAvailable(failure) ? CustomFunctions.ErrorCode.notAvailable : CustomFunctions.ErrorCode.invalidValue,
    cellErrorText(failure, language),
  );
}
