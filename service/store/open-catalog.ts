import { randomBytes } from "node:crypto";
import { copyFileSync, linkSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Database } from "node-sqlite3-wasm";
import { Catalog } from "./catalog";

export function openCatalog(file: string): Catalog {
  const path = privateName(file);
  return new Catalog(new Database(path, { readOnly: true }), () => rmSync(path, { force: true }));
}

/**
 * Another name for a database file, for one reader, which removes it when done.
 *
 * SQLite in WebAssembly locks a file by creating a directory next to it. Two processes that read one file would exclude
 * each other, and a process that is killed would lock it forever. Therefore each reader opens the file under a name of
 * its own. Names of processes that were killed are removed.
 */
function privateName(file: string): string {
  for (const name of readdirSync(dirname(file))) {
    const [, pid] = name.startsWith(basename(file)) ? (/\.(\d+)-[0-9a-f]+\.open(\.lock)?$/.exec(name) ?? []) : [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dirname(file), name), { force: true, recursive: true });
  }
  const name = `${file}.${String(process.pid)}-${randomBytes(6).toString("hex")}.open`;
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
  return name;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
