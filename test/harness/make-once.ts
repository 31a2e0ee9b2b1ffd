import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { utimes } from "node:fs/promises";
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
    // Another process may have taken it for abandoned and removed it.
    const beating = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => undefined), beatMs);
    try {
      if (!existsSync(folder)) await fill(folder, make);
    } finally {
      clearInterval(beating);
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
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** Another process may have got the number of the one that was killed, so the lock's age counts too. */
function isAbandoned(lock: string): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs > abandonedMs || hasEnded(Number(readFileSync(lock, "utf8")));
  } catch {
    // The lock was released meanwhile.
    return false;
  }
}

function hasEnded(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return false;
  } catch (error) {
    // Errors of Node aren't instances of Error in Jest's tests.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

const beatMs = 1000;
/** This is far above the time for which a busy computer keeps a process from touching its lock. */
const abandonedMs = 60_000;
