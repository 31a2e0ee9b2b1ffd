import { existsSync } from "node:fs";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
import * as v from "valibot";

/** "" for none. */
const record = v.object({ state: v.string(), lastBuyDate: v.string(), alternatives: v.string() });

/** What parts said, by number. A part without a response isn't in it. */
export type PartRecords = ReadonlyMap<string, PartRecord>;
export type PartRecord = v.InferOutput<typeof record>;

/** Empty if there is none yet. @throws if the file is no baseline of this version; it isn't changed */
export async function readBaseline(file: string): Promise<PartRecords> {
  if (!existsSync(file)) return new Map();
  try {
    const text = await readFile(file, "utf8");
    const read = v.safeParse(baseline, JSON.parse(text));
    if (read.success) return new Map(Object.entries(read.output.parts));
  } catch (reason) {
    // Neither JSON nor a file.
    if (!(reason instanceof SyntaxError) && (reason as NodeJS.ErrnoException).code !== "EISDIR") throw reason;
  }
  throw new Error(`${file} isn't a baseline of this version. Delete it, or name another file; it wasn't changed.`);
}

const version = 1;
const baseline = v.object({ version: v.literal(version), parts: v.record(v.string(), record) });

/**
 * Adds what this run found to what the file has by now, in one step: other runs see the file before or after it.
 * Parts of files that weren't checked stay.
 * @throws if something else has the name of the lock; the signal's reason
 */
export async function updateBaseline(file: string, found: PartRecords, signal: AbortSignal): Promise<void> {
  const [lock, unfinished] = [`${file}.lock`, `${file}.new`];
  await takeLock(lock, signal);
  try {
    const parts = [...new Map([...(await readBaseline(file)), ...found])];
    const sorted = Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
    await writeFile(unfinished, `${JSON.stringify({ version, parts: sorted }, null, 1)}\n`);
    await rename(unfinished, file);
  } finally {
    await rm(lock, { force: true });
  }
}

/** Waits for other runs, which need milliseconds, and removes what a stopped one left. */
async function takeLock(lock: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const reason = await writeFile(lock, `${hostname()} ${String(process.pid)}`, { flag: "wx" }).catch(
      (error: unknown) => error as NodeJS.ErrnoException,
    );
    if (reason === undefined) return;
    if (reason.code !== "EEXIST") throw reason;
    if (await isLeft(lock)) await rm(lock, { force: true });
    await setTimeout(20);
  }
}

/** Only this computer knows whether a process of its own has ended; of another one's, the age says it. */
async function isLeft(lock: string): Promise<boolean> {
  try {
    const [host, number] = (await readFile(lock, "utf8")).split(" ");
    const { mtimeMs } = await stat(lock);
    return Date.now() - mtimeMs > abandonedMs || (host === hostname() && hasEnded(Number(number)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // It was removed meanwhile.
    if (code === "ENOENT") return false;
    throw code === "EISDIR" ? new Error(`${lock} isn't the lock of a run. Delete it, and run again.`) : error;
  }
}

function hasEnded(processNumber: number): boolean {
  try {
    process.kill(processNumber, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

const abandonedMs = 30_000;
