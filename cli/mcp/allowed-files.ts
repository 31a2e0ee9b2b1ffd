import { realpath } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../files/files-on-disk";

interface AllowedFile {
  /** As the caller names it, or names the folder that it is in. */
  readonly name: string;
  /** Its real path; null: it is a symbolic link that leads out of the folders. */
  readonly real: string | null;
}

/**
 * A file, or the files of a folder.
 * @throws Error with a text that says what to do
 */
export async function allowedFiles(named: string, folders: readonly string[]): Promise<readonly AllowedFile[]> {
  const top = await allowedPath(named, folders);
  const found = (await filesIn([top])).map(async (each) => ({
    name: each === top ? named : path.join(named, path.relative(top, each)),
    real: await realPath(each, folders),
  }));
  return Promise.all(found);
}

/** @throws likewise */
export async function allowedPath(named: string, folders: readonly string[]): Promise<string> {
  const real = named === "" ? null : await realPath(named, folders);
  if (real !== null) return real;
  throw new Error(`“${named}” isn't a file in the folders of this server: ${folders.join(", ")}. Name one of theirs.`);
}

async function realPath(named: string, folders: readonly string[]): Promise<string | null> {
  for (const folder of folders) {
    const root = await realpath(folder).catch(() => null);
    const real = root === null ? null : await realpath(path.resolve(root, named)).catch(() => null);
    if (root !== null && real !== null && (real === root || real.startsWith(root + path.sep))) return real;
  }
  return null;
}
