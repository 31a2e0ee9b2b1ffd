import { Failed } from "../src/product-data/base/failed";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type BomFile, checkFileSize, type FileProblem } from "./bom-file";
import { readBomFile } from "./read-bom-file";

/** Files as they are named, and the BOM files of folders and their folders, by name; each once. */
export async function filesIn(paths: readonly string[]): Promise<readonly string[]> {
  const found = new Map<string, string>();
  for (const each of paths) {
    const isFolder = await stat(each).then(
      (status) => status.isDirectory(),
      () => false,
    );
    const inside = isFolder ? await filesOfFolder(each) : [];
    // Reading a folder without any says so.
    for (const file of inside.length > 0 ? inside : [each]) found.set(path.resolve(file), file);
  }
  return [...found.values()];
}

async function filesOfFolder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && bomFileName.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).split(path.sep).some(isAside))
    .sort();
}

const bomFileName = /\.(?:csv|tsv|xlsx|xlsm|xlsb|xls|ods)$/i;
/** Excel's own files of opened workbooks begin with ~$. */
const isAside = (name: string): boolean => /^\.|^~\$|^node_modules$/.test(name);

/** @throws {FileProblem} */
export async function readFileOnDisk(file: string): Promise<BomFile> {
  try {
    checkFileSize((await stat(file)).size);
    return await readBomFile(await readFile(file));
  } catch (reason) {
    const code = systemCodes[(reason as NodeJS.ErrnoException).code ?? ""];
    throw code === undefined ? reason : new Failed<FileProblem>({ code }, { cause: reason });
  }
}

type DiskProblem = Extract<FileProblem["code"], "notFound" | "notAllowed" | "noFiles">;

const systemCodes: Readonly<Partial<Record<string, DiskProblem>>> = {
  ENOENT: "notFound",
  ENOTDIR: "notFound",
  EACCES: "notAllowed",
  EPERM: "notAllowed",
  EISDIR: "noFiles",
};
