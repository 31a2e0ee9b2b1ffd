import { readdir, readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { Failed } from "../../src/product-data/base/failed";
import { type BomFile, checkFileSize, type FileProblem } from "./bom-file";
import { readBomFile } from "./read-bom-file";

/**
 * Files as they are named, and the BOM files of folders and their folders, by name; each once. A folder that can't be
 * read, or has no BOM file, is listed itself, so that reading it says so.
 */
export async function filesIn(paths: readonly string[]): Promise<readonly string[]> {
  const found = new Map<string, string>();
  for (const each of paths) {
    const inside = await filesOf(each, new Set());
    for (const file of inside.length > 0 ? inside : [each]) found.set(path.resolve(file), file);
  }
  return [...found.values()];
}

/** @param above real paths of the folders around it, because links may lead back to one */
async function filesOf(folder: string, above: ReadonlySet<string>): Promise<readonly string[]> {
  const kind = await kindOf(folder);
  if (kind !== "folder") return [];
  const real = await realpath(folder);
  if (above.has(real)) return [];
  const within = new Set([...above, real]);
  let names: readonly string[];
  try {
    names = (await readdir(folder)).filter((name) => !isAside.test(name)).sort();
  } catch {
    return [folder];
  }
  const files: string[] = [];
  for (const name of names) {
    const inside = path.join(folder, name);
    if (bomFileName.test(name) && (await kindOf(inside)) === "file") files.push(inside);
    else files.push(...(await filesOf(inside, within)));
  }
  return files;
}

/** Of what a link leads to. */
async function kindOf(file: string): Promise<"file" | "folder" | "other" | "missing"> {
  try {
    const status = await stat(file);
    return status.isDirectory() ? "folder" : status.isFile() ? "file" : "other";
  } catch {
    return "missing";
  }
}

const bomFileName = /\.(?:csv|tsv|xlsx|xlsm|xlsb|xls|ods)$/i;
/** Excel's own files of opened workbooks start with ~$. */
const isAside = /^\.|^~\$|^node_modules$/;

/** @throws {FileProblem} */
export async function readFileOnDisk(file: string): Promise<BomFile> {
  try {
    const status = await stat(file);
    if (!status.isFile() && !status.isDirectory()) throw new Failed<FileProblem>({ code: "notFile" });
    checkFileSize(status.size);
    return await readBomFile(await readFile(file));
  } catch (reason) {
    const code = systemCodes[(reason as NodeJS.ErrnoException).code ?? ""];
    throw code === undefined ? reason : new Failed<FileProblem>({ code }, { cause: reason });
  }
}

type DiskProblem = Extract<FileProblem["code"], "notFound" | "notAllowed" | "notFile" | "noFiles">;

const systemCodes: Readonly<Partial<Record<string, DiskProblem>>> = {
  ENOENT: "notFound",
  ENOTDIR: "notFound",
  ENAMETOOLONG: "notFound",
  ELOOP: "notFound",
  EACCES: "notAllowed",
  EPERM: "notAllowed",
  EISDIR: "noFiles",
};
