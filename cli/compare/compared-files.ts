import { type ReadOptions, unread } from "../boms/read-lines";
import type { FoundFile } from "../files/find-files";
import type { Crew } from "../workers/crew";
import { UsageError } from "../usage-error";
import type { ComparisonResult } from "./compare-files";

/** Compares two files in a thread. If it ends, neither file is read: which of them it was isn't known. */
export async function comparedFiles(
  files: { readonly old: FoundFile; readonly new: FoundFile },
  { sheet, voltage, language }: Omit<ReadOptions, "allSheets">,
  crew: Crew,
  signal?: AbortSignal,
): Promise<ComparisonResult> {
  const options = { sheet, voltage, language, allSheets: false };
  await crew.loadParts([files.old, files.new], options, signal);
  return crew.run("compare", { ...files, options }, signal).catch((reason: unknown) => ({
    ...{ old: unread(files.old.name, reason, language), new: unread(files.new.name, reason, language) },
    ...{ added: [], removed: [], changed: [], same: 0, failures: [] },
  }));
}

/** The file that a name stands for. @throws UsageError */
export function onlyFile(name: string, [file, another]: readonly FoundFile[]): FoundFile {
  if (file !== undefined && another === undefined) return file;
  throw new UsageError("isFolder", name);
}
