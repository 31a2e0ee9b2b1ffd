import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that signs download URLs, created once and stored next to the catalogs, so that URLs survive a restart.
 */
export function secretIn(directory: string): string {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, "download-secret");
  try {
    writeFileSync(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(path, "utf8");
}
