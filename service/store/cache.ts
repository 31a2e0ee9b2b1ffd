import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type CatalogueSpec, generateCatalogue } from "../catalogue/generate";
import { generatorFingerprint } from "./fingerprint";
import { generatedHeadings } from "./headings";
import { RowCollection } from "./rows";
import { writeCatalogue } from "./write";

/**
 * The database file of a generated catalog, created if it is missing. It is written under another name first, so that a
 * file with this name is always complete, even if two processes create it at the same time.
 */
export function generatedCatalogue(directory: string, spec: CatalogueSpec): string {
  mkdirSync(directory, { recursive: true });
  const current = `catalogue-${generatorFingerprint()}-`;
  const path = join(directory, `${current}${String(spec.seed)}-${String(spec.count)}.sqlite`);
  if (existsSync(path)) return path;
  // Files of other versions of the code aren't used any more.
  for (const name of readdirSync(directory))
    if (/^catalogue-.*\.sqlite$/.test(name) && !name.startsWith(current))
      rmSync(join(directory, name), { force: true });
  const rows = new RowCollection();
  for (const product of generateCatalogue(spec)) rows.add(product);
  const unfinished = `${path}.${String(process.pid)}.${String(Date.now())}`;
  try {
    writeCatalogue(unfinished, rows, generatedHeadings);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return path;
}
