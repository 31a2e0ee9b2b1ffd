import { shellTexts } from "../messages/shell-texts";
import { languageOf } from "../vocabulary/language";
import "./taskpane.css";

/** Says that Excel does not answer, for a page opened outside it or a network that blocks Office.js. */
export function show(): void {
  const root = document.getElementById("pane");
  if (root !== null) root.textContent = shellTexts[languageOf(navigator.language)].outsideExcel;
}
