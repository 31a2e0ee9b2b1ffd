import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Changes with the code and the tables that determine the content of a catalog, so that a stored catalog is never used
 * with other code.
 */
export function generatorFingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of ["../catalog", "../data", "../store", "../../src/product-data/vocabulary"]) {
    const directory = join(__dirname, folder);
    for (const name of readdirSync(directory).sort()) hash.update(name).update(readFileSync(join(directory, name)));
  }
  return hash.digest("hex").slice(0, 12);
}
