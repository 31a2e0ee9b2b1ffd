import { readFile, stat } from "node:fs/promises";
import { Failed } from "../../src/product-data/base/failed";
import { type BomFile, checkFileSize, type FileProblem } from "./bom-file";
import { type FoundFile, problemOfDisk } from "./find-files";
import { readBomFile } from "./read-bom-file";

/** @throws {FileProblem} */
export async function readFileOnDisk({ place, problem }: Omit<FoundFile, "name">): Promise<BomFile> {
  if (problem !== undefined) throw new Failed(problem);
  // A message of another thread carries bytes without their class.
  const file = typeof place === "string" ? place : Buffer.from(place);
  try {
    const status = await stat(file);
    if (!status.isFile()) throw new Failed<FileProblem>({ code: "notFile" });
    checkFileSize(status.size);
    return await readBomFile(await readFile(file));
  } catch (reason) {
    throw reason instanceof Failed ? reason : new Failed(problemOfDisk(reason), { cause: reason });
  }
}
