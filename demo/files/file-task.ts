import { Failed } from "../../src/product-data/base/failed";
import { checkFileSize, type BomFile, type FileProblem } from "../../cli/files/bom-file";
import type { WrittenSheet } from "../../cli/files/write-workbook";

/** What the worker does, and its result. */
export type FileTask = { readonly read: Uint8Array } | { readonly write: readonly WrittenSheet[] };
export type FileTaskResult =
  | { readonly file: BomFile }
  | { readonly problem: FileProblem }
  | { readonly written: Uint8Array<ArrayBuffer> };

/** @throws {FileProblem} */
export async function readFile(file: File): Promise<BomFile> {
  checkFileSize(file.size);
  const result = await inWorker({ read: new Uint8Array(await file.arrayBuffer()) });
  if ("file" in result) return result.file;
  throw new Failed<FileProblem>("problem" in result ? result.problem : { code: "unreadable" });
}

/** @throws if it can't be written */
export async function writeFile(sheets: readonly WrittenSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const result = await inWorker({ write: sheets });
  if ("written" in result) return result.written;
  throw new Error("The workbook can't be written.");
}

/** The task has its own worker, so that the page can be used meanwhile. The worker is ended when it takes too long. */
async function inWorker(task: FileTask): Promise<FileTaskResult> {
  const worker = new Worker(new URL("./file-worker.js", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve) => {
      setTimeout(() => resolve({ problem: { code: "tooLargeToRead" } }), longestMs);
      worker.addEventListener("error", () => resolve({ problem: { code: "unreadable" } }));
      worker.addEventListener("message", ({ data }: MessageEvent<FileTaskResult>) => resolve(data));
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}

/** A file of the largest size allowed takes a few seconds. */
const longestMs = 20_000;
