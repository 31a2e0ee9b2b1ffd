import type { BomFile, FileSheet } from "../../cli/files/bom-file";
import type { PageTexts } from "../page-texts";
import { ask } from "./ask";

/** The sheet that the user chooses; the only one if there is one, and undefined if the user cancels. */
export async function chooseSheet(
  { sheets }: BomFile,
  fileName: string,
  text: PageTexts,
): Promise<FileSheet | undefined> {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length < 2) return filled[0];
  const labels = filled.map(({ name, rows }) => text.sheetLines(name, rows.filter((row) => row.length > 0).length));
  const selected = await ask(text.whichSheet(fileName), [], [...labels, text.cancel]);
  return selected === null ? undefined : filled[selected];
}
