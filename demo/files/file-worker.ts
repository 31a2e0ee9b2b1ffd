import type { FileProblem } from "../../cli/files/bom-file";
import { isFailure } from "../../src/product-data/base/failed";
import { readBomFile } from "../../cli/files/read-bom-file";
import { writeWorkbook } from "../../cli/files/write-workbook";
import type { FileTask, FileTaskResult } from "./file-task";

addEventListener("message", ({ data }: MessageEvent<FileTask>) => {
  resultOf(data).then(
    (result) => postMessage(result),
    (reason: unknown) => {
      const problem = isFailure<FileProblem>(reason) ? reason.failure : ({ code: "unreadable" } as const);
      postMessage({ problem } satisfies FileTaskResult);
    },
  );
});

async function resultOf(task: FileTask): Promise<FileTaskResult> {
  return "read" in task ? { file: await readBomFile(task.read) } : { written: writeWorkbook(task.write) };
}
