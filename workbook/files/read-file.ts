import { BomFileError, checkFileSize, type BomFile, type FileProblem } from "../../bom-files/bom-file";

/** What the worker sends. */
export type ReadFile = { readonly file: BomFile } | { readonly problem: FileProblem };

/** Reads a file in a worker of its own, which is ended when it takes too long. @throws {BomFileError} */
export async function readFile(file: File): Promise<BomFile> {
  checkFileSize(file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL("./file-worker.ts", import.meta.url));
  try {
    const read = await answerOf(worker, bytes);
    if ("problem" in read) throw new BomFileError(read.problem);
    return read.file;
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  return new Promise((resolve) => {
    const fail = (): void => resolve({ problem: { code: "unreadable" } });
    setTimeout(fail, longestMs);
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<ReadFile>) => resolve(data));
    worker.postMessage(bytes, [bytes.buffer]);
  });
}

/** A file of the largest size allowed takes a few seconds. */
const longestMs = 60_000;
