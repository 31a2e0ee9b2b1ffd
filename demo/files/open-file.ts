import type { FileProblem } from "../../cli/files/bom-file";
import { isFailure } from "../../src/product-data/base/failed";
import type { FWorkbook } from "@univerjs/preset-sheets-core";
import { fileProblemText } from "../../src/messages/program/file-problem-texts";
import type { PageTexts } from "../page-texts";
import { chooseSheet } from "./choose-sheet";
import { reservedNames } from "../sheet-name";
import { openedSheet } from "./opened-sheet";
import { readFile } from "./file-task";

/** The button that opens a sheet of a file as a new sheet; `trouble` shows why a file can't be opened. */
export function showOpenFile(
  label: HTMLElement,
  trouble: HTMLElement,
  { workbook, hasFunction, text, opened }: OpensFiles,
): void {
  const [input, name] = [label.querySelector("input"), label.querySelector("span")];
  if (input === null || name === null) throw new Error("page.html has no field for a file.");
  name.textContent = text.openFile;
  const open = async (file: File): Promise<void> => {
    const sheet = await chooseSheet(await readFile(file), file.name, text);
    if (sheet === undefined) return;
    const added = workbook.insertSheet(freeName(workbook, file.name), { sheet: openedSheet(sheet, hasFunction) });
    added.activate();
    opened();
  };
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    trouble.textContent = "";
    if (file === undefined) return;
    open(file).catch((reason: unknown) => {
      const problem = isFailure<FileProblem>(reason) ? reason.failure : ({ code: "unreadable" } as const);
      trouble.textContent = `⚠ ${file.name}: ${fileProblemText(problem, text.language)}`;
      if (!isFailure(reason)) throw reason;
    });
    input.value = ""; // so that the same file can be opened again
  });
}

interface OpensFiles {
  readonly workbook: FWorkbook;
  /** Whether the grid can calculate a function. */
  readonly hasFunction: (name: string) => boolean;
  readonly text: PageTexts;
  /** Called when a sheet is in view. */
  readonly opened: () => void;
}

/** Excel's rules for sheet names; no name occurs twice. */
function freeName(workbook: FWorkbook, fileName: string): string {
  const taken = new Set([...reservedNames, ...workbook.getSheets().map((sheet) => sheet.getSheetName().toLowerCase())]);
  const wanted =
    fileName
      .replace(/\.\w+$/, "")
      .replace(/[\\/?*[\]:']/g, " ")
      .trim()
      .slice(0, 26) || "BOM";
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${String(number)}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
