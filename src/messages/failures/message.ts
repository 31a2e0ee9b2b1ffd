import type { Failure, Messages } from "./failure";
import type { Language } from "../../product-data/vocabulary/language";
import { en } from "./en";
import { ja } from "./ja";
import { causeText, textInCell } from "./text-in-cell";
import { zh } from "./zh";

export const messages: Readonly<Record<Language, Messages>> = { en, ja, zh };

/** The cause of a failure and what to do about it. The task pane shows it; cells have advice of their own. */
export const failureText = (failure: Failure, language: Language): string =>
  causeText(failure, messages[language], "inPane");

/** The text of a failure in a cell, which also says when the cell is recalculated. */
export const cellErrorText = (failure: Failure, language: Language): string => textInCell(failure, messages[language]);
