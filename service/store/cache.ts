import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Database } from "node-sqlite3-wasm";
import { type CatalogSource, realHeadings } from "../catalog/real-catalog";
import { generatorFingerprint } from "./fingerprint";
import { RowCollection } from "./rows";
import { type Headings, writeCatalog } from "./write";

/** The database file of a catalog, written if it is missing. */
export function catalogFile(directory: string, { name, products }: CatalogSource): string {
  const path = join(directory, `catalog-${generatorFingerprint()}-${name}.sqlite`);
  if (existsSync(path)) return path;
  writeFile(path, RowCollection.of(products()), realHeadings);
  return path;
}

/**
 * A file is written under another name first, so that one with its own name is always complete, even if two processes
 * write it at the same time.
 */
export function writeFile(path: string, rows: RowCollection, headings: Headings): void {
  const directory = dirname(path);
  mkdirSync(directory, { recursive: true });
  // Files of other versions of the code aren't used any more.
  for (const name of readdirSync(directory))
    if (name.endsWith(".sqlite") && !name.includes(generatorFingerprint()))
      rmSync(join(directory, name), { force: true });
  const unfinished = `${path}.${String(process.pid)}.${String(Date.now())}`;
  try {
    const database = new Database(unfinished);
    try {
      writeCatalog(database, rows, headings);
    } finally {
      database.close();
    }
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
