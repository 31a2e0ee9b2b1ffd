import { findFiles, type FoundFile } from "../files/find-files";
import type { FileProblem } from "../files/bom-file";
import { Failed, isFailure } from "../../src/product-data/base/failed";
import type { FilesOptions } from "../arguments";
import { checkFilesTexts } from "../../src/messages/program/check-files-texts";
import { inert } from "../safe-text";
import type { Shell } from "../shell";
import { type Crew, openCrew } from "../workers/crew";
import { inOrder } from "../workers/in-order";
import type { FileHead } from "./file-head";
import { type ReadOptions, unread } from "./read-lines";

/** The files that the arguments name, and the threads that read them. */
export interface Files {
  readonly crew: Crew;
  /** How the files are read. Threads don't need the key, so it isn't here. */
  readonly readOptions: ReadOptions;
  /**
   * Does a job for each file, several at a time, and passes the results on in the order of the files.
   * @param ofUnread the result of a file whose job failed
   */
  readonly each: <Result>(
    job: (file: FoundFile) => Promise<Result>,
    ofUnread: (head: FileHead) => Result,
    onResult: (result: Result) => void,
  ) => Promise<void>;
}

/**
 * Opens the files' source for some work, and closes it afterwards.
 * @throws if the catalog can't be opened; the signal's reason
 */
export async function withFiles<T>(
  options: FilesOptions,
  shell: Shell,
  work: (files: Files) => Promise<T>,
): Promise<T> {
  const { paths, part, sheet, allSheets, voltage, language } = options;
  const readOptions = { sheet, allSheets, voltage, language };
  const found = await findFiles(paths, shell.interrupt);
  const files = found.files.filter((_, at) => part === null || at % part.of === part.at - 1);
  if (found.skipped.length > 0) shell.printError(inert(checkFilesTexts[language].skipped(found.skipped)));
  const crew = await openCrew(options, files.length, shell);
  const headOf = ({ name }: FoundFile, reason: unknown): FileHead => {
    shell.interrupt.throwIfAborted();
    if (isFailure<FileProblem>(reason)) return unread(name, reason, language);
    // A disk's error, or a mistake of this program, isn't the end for the other files.
    shell.printError(inert(`${name}: ${reason instanceof Error ? reason.message : String(reason)}`));
    return unread(name, new Failed<FileProblem>({ code: "unreadable" }), language);
  };
  try {
    await crew.loadParts(files, readOptions);
    return await work({
      crew,
      readOptions,
      each: (job, ofUnread, onResult) =>
        inOrder(
          files,
          (file) => job(file).catch((reason: unknown) => ofUnread(headOf(file, reason))),
          crew.size,
          (result, at) => {
            onResult(result);
            shell.showProgress(at + 1, files.length);
          },
        ),
    });
  } finally {
    await crew.close();
  }
}

/** The results of a job for each file, together. */
export async function resultsOf<Result>(
  options: FilesOptions,
  shell: Shell,
  job: (file: FoundFile, files: Files) => Promise<readonly Result[]>,
  ofUnread: (head: FileHead) => Result,
): Promise<readonly Result[]> {
  const found: Result[] = [];
  await withFiles(options, shell, (files) =>
    files.each<readonly Result[]>(
      (file) => job(file, files),
      (head) => [ofUnread(head)],
      (results) => found.push(...results),
    ),
  );
  return found;
}

/** Why files weren't read, a line each. */
export const errorLines = (files: readonly FileHead[]): readonly string[] =>
  files.flatMap(({ file, error }) => (error === undefined ? [] : `${file}: ${error.text}`));
