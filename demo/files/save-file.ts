import type { PageTexts } from "../page-texts";
import { ask } from "./ask";
import { writeFile } from "./file-task";
import type { WrittenSheet } from "../../cli/files/write-workbook";

/** The button that saves the workbook as XLSX; what the file can't hold is said before. */
export function showSaveFile(button: HTMLElement, trouble: HTMLElement, { text, contentOf }: SavesFiles): void {
  button.textContent = text.saveFile;
  const save = async (): Promise<void> => {
    if ((await ask(text.saveWithout, [], [text.saveFile, text.cancel])) !== 0) return;
    const bytes = await writeFile(await contentOf());
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

interface SavesFiles {
  readonly text: PageTexts;
  /** Waits for the calculation. */
  readonly contentOf: () => Promise<readonly WrittenSheet[]>;
}

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
