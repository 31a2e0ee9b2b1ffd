import { realpath } from "node:fs/promises";
import path from "node:path";

/**
 * A file below one of the folders, by its real path: symbolic links don't lead out of them.
 * @throws Error with a text that says what to do
 */
export async function allowedFile(file: string, folders: readonly string[]): Promise<string> {
  for (const folder of folders) {
    const root = await realpath(folder).catch(() => null);
    const real = root === null ? null : await realpath(path.resolve(root, file)).catch(() => null);
    if (root === null || real === null) continue;
    const inside = path.relative(root, real);
    if (inside !== "" && !inside.startsWith("..") && !path.isAbsolute(inside)) return real;
  }
  throw new Error(`“${file}” isn't a file in the folders of this server: ${folders.join(", ")}. Name one of theirs.`);
}
