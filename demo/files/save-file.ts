import type { PageTexts } from "../page-texts";
import { ask } from "./ask";
import { writeFile } from "./file-task";
import type { SavedContent } from "./saved-content";

/** The button that saves the workbook as XLSX; what the file can't hold is said before. */
export function showSaveFile(button: HTMLElement, trouble: HTMLElement, { text, contentOf }: SavesFiles): void {
  button.textContent = text.saveFile;
  const save = async (): Promise<void> => {
    const { sheets, losses } = await contentOf();
    const lost = losses.map((loss) => text.losses[loss]);
    if (lost.length > 0 && (await ask(text.saveWithout, lost, [text.saveFile, text.cancel])) !== 0) return;
    const bytes = await writeFile(sheets);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type: xlsxType }));
    link.download = `${text.workbook}.xlsx`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  button.addEventListener("click", () => {
    trouble.textContent = "";
    save().catch((reason: unknown) => {
      trouble.textContent = `⚠ ${text.notSaved}`;
      throw reason;
    });
  });
}

export interface SavesFiles {
  readonly text: PageTexts;
  /** Waits for the calculation. */
  readonly contentOf: () => Promise<SavedContent>;
}

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
