import { failureText } from "../../messages/failures/message";
import type { StartFailure } from "../../messages/failures/start-failure";
import { shellTexts } from "../../messages/shell-texts";
import { languageOf } from "../../product-data/vocabulary/language";
import "./taskpane.css";

/** Shows a text instead of the pane. */
export function showText(text: string): void {
  const root = document.getElementById("pane");
  if (root !== null) root.textContent = text;
}

/** Excel doesn't respond: the page was opened outside Excel, or the network blocks Office.js. */
export const outsideText = (): string => shellTexts[languageOf(navigator.language)].outsideExcel;

export const startText = (failure: StartFailure): string => failureText(failure, languageOf(navigator.language));
