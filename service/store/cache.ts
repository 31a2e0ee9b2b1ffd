import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type CatalogSpec, generateCatalog } from "../catalog/generate";
import { generatorFingerprint } from "./fingerprint";
import { generatedHeadings } from "./headings";
import { RowCollection } from "./rows";
import { writeCatalog } from "./write";

/**
 * The database file of a generated catalog, created if it is missing. It is written under another name first, so that a
 * file with this name is always complete, even if two processes create it at the same time.
 */
export function generatedCatalog(directory: string, spec: CatalogSpec): string {
  mkdirSync(directory, { recursive: true });
  const current = `catalog-${generatorFingerprint()}-`;
  const path = join(directory, `${current}${String(spec.seed)}-${String(spec.count)}.sqlite`);
  if (existsSync(path)) return path;
  // Files of other versions of the code aren't used any more.
  for (const name of readdirSync(directory))
    if (/^catalog-.*\.sqlite$/.test(name) && !name.startsWith(current)) rmSync(join(directory, name), { force: true });
  const rows = new RowCollection();
  for (const product of generateCatalog(spec)) rows.add(product);
  const unfinished = `${path}.${String(process.pid)}.${String(Date.now())}`;
  try {
    writeCatalog(unfinished, rows, generatedHeadings);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return path;
}
