import { en } from "../../../messages/failures/en";
import { type Failure, isNotAvailable } from "../../../messages/failures/failure";
import { textInCell } from "../../../messages/failures/text-in-cell";
import { Lazy } from "../../../product-data/base/lazy";
import type { Language } from "../../../product-data/vocabulary/language";

/**
 * A failure as the error of a cell. In Excel, only #VALUE! and #N/A carry a text. It is in English as long as
 * `translations` can't be loaded.
 */
export function excelError(failure: Failure, language: Language): CustomFunctions.Error {
  if (language !== "en" && translations.inUse === null) void translations.tryLoad();
  return new CustomFunctions.Error(
    isNotAvailable(failure) ? CustomFunctions.ErrorCode.notAvailable : CustomFunctions.ErrorCode.invalidValue,
    translations.inUse?.cellErrorText(failure, language) ?? textInCell(failure, en),
  );
}

/** The texts of failures in all languages. They aren't in the functions' script, which most people use in English. */
export const translations = new Lazy(
  () => import(/* webpackChunkName: "translations" */ "../../../messages/failures/message"),
);
