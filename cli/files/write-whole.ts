import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

/**
 * Writes a file in one step: readers see it as it was, or whole. No link to another file can wait under the name it has
 * until then, because that is random.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(unfinished, content, { flag: "wx" });
    await rename(unfinished, file);
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw new Error(`${file} can't be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
