import type { PageTexts } from "../page-texts";
import { ask } from "./ask";
import type { KeptWorkbook } from "./keep-workbook";

/** Shown when something was made that it discards. */
export function showStartOver(button: HTMLElement, kept: KeptWorkbook, isStored: boolean, text: PageTexts): void {
  button.textContent = text.startOver;
  button.hidden = !isStored;
  kept.onStored(() => (button.hidden = false));
  const { question, lost, yes } = text.discard;
  button.addEventListener("click", () => {
    void ask(question, [lost], [text.cancel, yes]).then(async (selected) => {
      if (selected !== 1) return;
      await kept.discard();
      location.reload();
    });
  });
}
