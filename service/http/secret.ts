import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that signs download URLs, created once, so that URLs survive a restart.
 */
export function secretIn(directory: string): string {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, "download-secret");
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  try {
    // The file is whole from the start, and the first one stays: another service may start at the same time.
    linkSync(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  rmSync(unfinished);
  return readFileSync(path, "utf8");
}
