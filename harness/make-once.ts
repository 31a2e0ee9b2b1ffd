import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Makes a folder once, by the first process that requests it; the others wait.
 * @param make fills an empty folder next to it, which is renamed when it is complete
 */
export async function makeOnce(folder: string, make: (unfinished: string) => Promise<void> | void): Promise<void> {
  const lock = `${folder}.lock`;
  mkdirSync(path.dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (!takeLock(lock)) {
      await pause(100);
      continue;
    }
    try {
      if (!existsSync(folder)) await fill(folder, make);
    } finally {
      rmSync(lock, { force: true });
    }
  }
}

async function fill(folder: string, make: (unfinished: string) => Promise<void> | void): Promise<void> {
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await make(unfinished);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The lock of a process that was killed is ignored. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (holderEnded(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function holderEnded(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
