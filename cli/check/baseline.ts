import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import { writeWhole } from "../files/write-whole";
import type { Shell } from "../shell";
import { UsageError } from "../usage-error";

/** What a part said; "" for nothing. */
const record = v.object({ state: v.string(), lastBuyDate: v.string(), alternatives: v.string() });

/** What parts said, by number. A part without a response isn't in it. */
export type PartRecords = ReadonlyMap<string, PartRecord>;
export type PartRecord = v.InferOutput<typeof record>;

/**
 * Reads a baseline; empty if there is none yet.
 * @throws if the file is no baseline of this version; it isn't changed
 */
export async function readBaseline(file: string): Promise<PartRecords> {
  if (!existsSync(file)) return new Map();
  try {
    const text = await readFile(file, "utf8");
    const read = v.safeParse(baseline, JSON.parse(text));
    if (read.success) return new Map(Object.entries(read.output.parts));
  } catch (reason) {
    // The error is neither of JSON nor of a file.
    if (!(reason instanceof SyntaxError) && (reason as NodeJS.ErrnoException).code !== "EISDIR") throw reason;
  }
  throw new UsageError("notBaseline", file);
}

const version = 1;
const baseline = v.object({ version: v.literal(version), parts: v.record(v.string(), record) });

/**
 * Adds what this run found to what the file has by now, in one step: other runs see the file before or after it.
 * Parts of files that weren't checked stay.
 * @throws if something else has the name of the lock; the signal's reason
 */
export const updateBaseline = (file: string, found: PartRecords, shell: WaitingRun): Promise<void> =>
  withLock(`${file}.lock`, shell, async () => {
    shell.interrupt.throwIfAborted();
    const parts = [...new Map([...(await readBaseline(file)), ...found])];
    const sorted = Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
    await writeWhole(file, `${JSON.stringify({ version, parts: sorted }, null, 1)}\n`);
  });

type WaitingRun = Pick<Shell, "interrupt" | "limits" | "printError">;

async function withLock(lock: string, run: WaitingRun, work: () => Promise<void>): Promise<void> {
  await takeLock(lock, run);
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Waits for other runs, which need milliseconds, and removes what a killed one left: nothing may change it for so long. */
async function takeLock(lock: string, run: WaitingRun): Promise<void> {
  const { interrupt, limits, printError } = run;
  let [holder, sinceMs]: [string | null, number] = [null, 0];
  const startedMs = performance.now();
  for (let isSaid = false; ;) {
    interrupt.throwIfAborted();
    const reason = await writeFile(lock, randomUUID(), { flag: "wx" }).catch(
      (error: unknown) => error as NodeJS.ErrnoException,
    );
    if (reason === undefined) return;
    if (reason.code !== "EEXIST") throw reason;
    const now = await holderOf(lock);
    const nowMs = performance.now();
    if (!isSaid && nowMs - startedMs > 1000) {
      printError(`Waiting for another run to remove ${lock}.`);
      isSaid = true;
    }
    if (now !== holder) [holder, sinceMs] = [now, nowMs];
    // One after the other, those who wait come to it, and the lock may have a new holder by then.
    if (nowMs - sinceMs > limits.seconds * 1000)
      await withLock(`${lock}.breaking`, run, async () => {
        if ((await holderOf(lock)) === holder) await rm(lock, { force: true });
      });
    await setTimeout(20);
  }
}

/** null if it was removed meanwhile. A killed run may have left it empty. */
async function holderOf(lock: string): Promise<string | null> {
  try {
    // A pipe, or a link to one, would never end.
    if ((await lstat(lock)).isFile()) return await readFile(lock, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  throw new UsageError("notLock", lock);
}
