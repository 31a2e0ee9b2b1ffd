import { BomFileError } from "../../bom-files/bom-file";
import { readBomFile } from "../../bom-files/read-bom-file";
import type { ReadFile } from "./read-file";

/** Reads one file, so that the page can be used meanwhile. */
addEventListener("message", ({ data }: MessageEvent<Uint8Array>) => {
  const answer = (read: ReadFile): void => postMessage(read);
  readBomFile(data).then(
    (file) => answer({ file }),
    (reason: unknown) => answer({ problem: reason instanceof BomFileError ? reason.problem : { code: "unreadable" } }),
  );
});
