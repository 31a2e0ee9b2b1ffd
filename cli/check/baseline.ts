import { existsSync } from "node:fs";
import { type FileHandle, open, readFile, rename, rm, stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import { type PartChange, type PartRecord, partRecord } from "./result";

/** What parts said, by number. A part without a response isn't in it. */
export type PartRecords = ReadonlyMap<string, PartRecord>;

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
const baseline = v.object({ version: v.literal(version), parts: v.record(v.string(), partRecord) });

/**
 * Adds what this run found to what the file has by now, in one step: other runs see the file before or after it.
 * Parts of files that weren't checked stay.
 */
export async function updateBaseline(file: string, found: PartRecords): Promise<void> {
  const lock = `${file}.lock`;
  const handle = await createdAlone(lock);
  try {
    const parts = [...new Map([...(await readBaseline(file)), ...found])];
    const sorted = Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
    await handle.writeFile(`${JSON.stringify({ version, parts: sorted }, null, 1)}\n`);
  } finally {
    await handle.close();
  }
  await rename(lock, file);
}

/** The new content is the lock. Waits for other runs, which need milliseconds, and removes what a stopped one left. */
async function createdAlone(file: string): Promise<FileHandle> {
  for (;;) {
    const handle = await open(file, "wx").catch((reason: unknown) => reason as NodeJS.ErrnoException);
    if (!(handle instanceof Error)) return handle;
    if (handle.code !== "EEXIST") throw handle;
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandonedMs) await rm(file, { force: true });
    await setTimeout(20);
  }
}

type Change = Omit<PartChange, "places">;

/** What changed since, part by part. New parts haven't changed. */
export const changesSince = (before: PartRecords, found: PartRecords): readonly Change[] =>
  [...found].flatMap(([number, now]): Change | readonly Change[] => {
    const old = before.get(number) ?? now;
    if (now.state === "not-found" && old.state !== now.state)
      return { number, what: "vanished", before: old.state, after: now.state };
    return aspects.flatMap((what) => {
      const [was = "", is = ""] = [old, now].map((record) => [record[what]].flat().join(", "));
      return was === is ? [] : { number, what, before: was, after: is };
    });
  });

const aspects = ["state", "lastBuyDate", "alternatives"] as const;
const abandonedMs = 30_000;
