import type { BomFile, FileSheet } from "../../bom-files/bom-file";
import type { PageTexts } from "../page-texts";

/** The sheet that the user chooses; the only one if there is one, and undefined if the user cancels. */
export async function chooseSheet(
  { sheets }: BomFile,
  fileName: string,
  text: PageTexts,
): Promise<FileSheet | undefined> {
  const withLines = sheets.filter(({ rows }) => rows.length > 0);
  if (withLines.length < 2) return withLines[0];
  const dialog = document.createElement("dialog");
  const form = document.createElement("form");
  form.method = "dialog";
  const title = document.createElement("h2");
  title.textContent = text.whichSheet(fileName);
  dialog.setAttribute("aria-label", title.textContent);
  form.append(title, ...withLines.map((sheet, index) => button(sheetLabel(sheet, text), String(index))));
  form.append(button(text.cancel, "cancel"));
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.remove();
  return /^\d+$/.test(dialog.returnValue) ? withLines[Number(dialog.returnValue)] : undefined;
}

function button(label: string, value: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.textContent = label;
  element.value = value;
  return element;
}

const sheetLabel = ({ name, rows }: FileSheet, text: PageTexts): string =>
  text.sheetLines(name, rows.filter((row) => row.length > 0).length);
