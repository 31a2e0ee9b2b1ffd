import { en } from "../../../messages/failures/en";
import { type Failure, isNotAvailable } from "../../../messages/failures/failure";
import { textInCell } from "../../../messages/failures/text-in-cell";
import { Lazy } from "../../../product-data/base/lazy";
import type { Language } from "../../../product-data/vocabulary/language";

/**
 * A failure as the error of a cell. In Excel, only #VALUE! and #N/A carry a text. The text is in English until the
 * texts of another language are loaded.
 */
export function excelError(failure: Failure, language: Language): CustomFunctions.Error {
  void loadTranslations(language);
  const texts = translations.inUse;
  const known = made.get(failure);
  if (known?.language === language && known.texts === texts) return known.error;
  const error = new CustomFunctions.Error(
    isNotAvailable(failure) ? CustomFunctions.ErrorCode.notAvailable : CustomFunctions.ErrorCode.invalidValue,
    texts?.cellErrorText(failure, language) ?? textInCell(failure, en),
  );
  made.set(failure, { error, language, texts });
  return error;
}

/** The cells of a line share a failure, and Office.js takes long to make an error. */
const made = new WeakMap<Failure, MadeError>();

interface MadeError {
  readonly error: CustomFunctions.Error;
  readonly language: Language;
  readonly texts: typeof translations.inUse;
}

/** Settles when errors have their texts in this language, or when the texts couldn't be loaded. */
export async function loadTranslations(language: Language): Promise<void> {
  if (language !== "en") await translations.tryLoad();
}

/** The texts of failures in all languages. They aren't in the functions' script, which most people use in English. */
const translations = new Lazy(
  () => import(/* webpackChunkName: "translations" */ "../../../messages/failures/message"),
);
