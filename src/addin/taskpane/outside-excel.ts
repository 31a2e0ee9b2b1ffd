import { shellTexts } from "../../messages/shell-texts";
import { languageOf } from "../../product-data/vocabulary/language";
import "./taskpane.css";

/** Reports that Excel doesn't respond, if the page was opened outside Excel or the network blocks Office.js. */
export function show(): void {
  const root = document.getElementById("pane");
  if (root !== null) root.textContent = shellTexts[languageOf(navigator.language)].outsideExcel;
}
