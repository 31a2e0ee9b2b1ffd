import type { PageTexts } from "../page-texts";
import { ask } from "./ask";
import type { WorkbookStorage } from "./workbook-storage";

/** The button is shown when there is something that it discards. */
export function showStartOver(button: HTMLElement, storage: WorkbookStorage, isStored: boolean, text: PageTexts): void {
  button.textContent = text.startOver;
  button.hidden = !isStored;
  storage.onStored(() => (button.hidden = false));
  const { question, lost, yes } = text.discard;
  button.addEventListener("click", () => {
    void ask(question, [lost], [text.cancel, yes]).then(async (selected) => {
      if (selected !== 1) return;
      await storage.discard();
      location.reload();
    });
  });
}
