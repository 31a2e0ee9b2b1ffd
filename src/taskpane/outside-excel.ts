import { messages } from "../messages/message";
import { languageOf } from "../vocabulary/language";

/** Says that Excel does not answer, for a page opened outside it or a network that blocks Office.js. */
export function show(): void {
  const root = document.getElementById("pane");
  if (root !== null) root.textContent = messages[languageOf(navigator.language)].pane.outsideExcel;
}
