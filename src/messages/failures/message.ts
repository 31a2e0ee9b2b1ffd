import { type Failure, type Messages, passingFailures } from "./failure";
import type { Language } from "../../product-data/vocabulary/language";
import { en } from "./en";
import { ja } from "./ja";
import { zh } from "./zh";

export const messages: Readonly<Record<Language, Messages>> = { en, ja, zh };

/** The cause of a failure and what to do about it. For the task pane: a cell may add advice of its own. */
export function failureText(failure: Failure, language: Language): string {
  const text = messages[language].failures[failure.code] as (failure: Failure) => string;
  return text(failure);
}

/** The text of a failure in a cell, which also says when the cell is recalculated. */
export function cellErrorText(failure: Failure, language: Language): string {
  const cause = failureText(failure, language);
  return passingFailures.has(failure.code) ? messages[language].inCell(cause, failure.code) : cause;
}
