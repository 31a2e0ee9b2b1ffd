import type { PageTexts } from "../page-texts";
import { ask } from "./ask";
import type { WorkbookStorage } from "./stored-workbook";

/** A button that discards the stored workbook. */
export function showStartOver(button: HTMLElement, storage: WorkbookStorage, text: PageTexts): void {
  button.textContent = text.startOver;
  const { question, lost, yes } = text.discard;
  button.addEventListener("click", () => {
    void ask(question, [lost], [text.cancel, yes]).then(async (selected) => {
      if (selected !== 1) return;
      await storage.discard();
      location.reload();
    });
  });
}
