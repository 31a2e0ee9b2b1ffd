import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Changes whenever the code or the tables change that decide what a catalogue holds, so that a kept catalogue never outlives
 * the code that made it and nobody has to count versions.
 */
export function generatorFingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of ["../catalogue", "../data", "../store", "../../src/vocabulary"]) {
    const directory = join(__dirname, folder);
    for (const name of readdirSync(directory).sort()) hash.update(name).update(readFileSync(join(directory, name)));
  }
  return hash.digest("hex").slice(0, 12);
}
