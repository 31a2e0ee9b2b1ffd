import { open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import type { PartChange, PartRecord } from "./result";

/** What parts said, by number. A part without a response isn't in it. */
export type PartRecords = ReadonlyMap<string, PartRecord>;

/** The file is no baseline of this version; it isn't changed. */
export class BaselineError extends Error {
  constructor() {
    super("not a baseline");
    this.name = "BaselineError";
  }
}

/** null: there is none yet. @throws {BaselineError} */
export async function readBaseline(file: string): Promise<PartRecords | null> {
  const text = await readFile(file, "utf8").catch((reason: unknown) => {
    if ((reason as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw reason;
  });
  if (text === null) return null;
  try {
    const { version: found, parts } = JSON.parse(text) as { version: unknown; parts: Record<string, PartRecord> };
    if (found === version && Object.values(parts).every(isRecord)) return new Map(Object.entries(parts));
  } catch {
    // not JSON
  }
  throw new BaselineError();
}

function isRecord(value: PartRecord | null): boolean {
  return typeof value?.state === "string" && Array.isArray(value.alternatives);
}

/**
 * Adds what this run found to what the file has by now, in one step: other runs see the file before or after it.
 * Parts of files that weren't checked stay.
 */
export async function updateBaseline(file: string, found: PartRecords): Promise<void> {
  const unlock = await locked(`${file}.lock`);
  try {
    const parts = new Map([...((await readBaseline(file)) ?? []), ...found]);
    const sorted = Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1)));
    const whole = `${file}.${String(process.pid)}.tmp`;
    await writeFile(whole, `${JSON.stringify({ version, parts: sorted }, null, 1)}\n`);
    await rename(whole, file);
  } finally {
    await unlock();
  }
}

/** Waits for other runs, each of which needs milliseconds; the lock of one that was stopped is removed. */
async function locked(file: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await (await open(file, "wx")).close();
      return () => rm(file, { force: true });
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code !== "EEXIST") throw reason;
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > abandonedMs) await rm(file, { force: true });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** What changed since, part by part. New parts haven't changed. */
export function changesSince(
  before: PartRecords,
  found: PartRecords,
  placesOf: (number: string) => PartChange["places"],
): readonly PartChange[] {
  return [...found].flatMap(([number, now]): readonly PartChange[] => {
    const old = before.get(number);
    if (old === undefined) return [];
    const change = (what: PartChange["what"], from: string, to: string): readonly PartChange[] =>
      from === to ? [] : [{ number, what, before: from, after: to, places: placesOf(number) }];
    if (now.state === "not-found" && old.state !== now.state) return change("vanished", old.state, now.state);
    return [
      ...change("state", old.state, now.state),
      ...change("lastBuyDate", old.lastBuyDate ?? "", now.lastBuyDate ?? ""),
      ...change("alternatives", old.alternatives.join(", "), now.alternatives.join(", ")),
    ];
  });
}

const version = 1;
const abandonedMs = 30_000;
