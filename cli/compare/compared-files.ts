import { type ReadOptions, unread } from "../boms/read-lines";
import type { Crew } from "../workers/crew";
import type { ComparisonResult } from "./compare-files";

/** Compares two files in a thread. If it ends, neither file is read: which of them it was isn't known. */
export async function comparedFiles(
  files: { readonly old: string; readonly new: string },
  { sheet, voltage, language }: Omit<ReadOptions, "allSheets">,
  crew: Crew,
  signal?: AbortSignal,
): Promise<ComparisonResult> {
  const options = { sheet, voltage, language, allSheets: false };
  await crew.loadParts([files.old, files.new], options);
  return crew.run("compare", { ...files, options }, signal).catch((reason: unknown) => ({
    ...{ old: unread(files.old, reason, language), new: unread(files.new, reason, language) },
    ...{ added: [], removed: [], changed: [], same: 0 },
  }));
}
