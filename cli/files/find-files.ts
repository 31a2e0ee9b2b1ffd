import { open, opendir, realpath, stat } from "node:fs/promises";
import { basename, sep } from "node:path";
import { bomLikeness } from "../../src/bom/index";
import { fileLimits, type FileProblem, textsOf } from "./bom-file";
import { readText } from "./text-file";

/** A file that was named, or is in a folder that was; or what can't be read there, and why. */
export interface FoundFile {
  /** The name that the user gave, or the path below the folder that the user named. */
  readonly name: string;
  /** Its real place; bytes if they aren't UTF-8. */
  readonly place: string | Uint8Array;
  readonly problem?: FileProblem;
  /** It wasn't named itself. */
  readonly inFolder?: true;
}

interface FoundFiles {
  /** Files in the order in which they were named; those of a folder are sorted by name. */
  readonly files: readonly FoundFile[];
  /** Text files in folders that have no BOM. */
  readonly skipped: readonly string[];
}

/**
 * The files that names stand for, and the BOM files of folders and of their folders, also behind links. Each is listed once,
 * with a name without links if it has one. What can't be read is listed with its problem, such as a folder without BOMs.
 * @param named with their places, if these are others
 * @param isAllowed whether a link may lead to a real place
 * @throws the signal's reason
 */
export async function findFiles(
  named: readonly (string | readonly [name: string, place: string])[],
  signal: AbortSignal,
  isAllowed: (real: string) => boolean = () => true,
  maxEntries = 1_000_000,
): Promise<FoundFiles> {
  const tops = named.map((each, top): Entry => {
    const [name, place] = typeof each === "string" ? [each, each] : each;
    return { top, name: Buffer.from(name), place: Buffer.from(place) };
  });
  return new Walk(tops, signal, isAllowed, maxEntries).through();
}

interface Entry {
  /** The index of the name that it has, or is below. */
  readonly top: number;
  readonly name: Buffer;
  readonly place: Buffer;
}

/** Names are bytes, because they may be in another encoding than UTF-8. */
class Walk {
  private readonly files: (readonly [top: number, FoundFile])[] = [];
  /** Text files in folders: some are BOMs. */
  private readonly texts: Entry[] = [];
  private readonly links: Entry[] = [];
  /** The files that were found, by their paths without links. */
  private readonly seen = new Set<string>();
  /** The indices of names that have a file or a problem. */
  private readonly filled = new Set<number>();
  private entries = 0;

  constructor(
    private readonly tops: readonly Entry[],
    private readonly signal: AbortSignal,
    private readonly isAllowed: (real: string) => boolean,
    private readonly maxEntries: number,
  ) {}

  async through(): Promise<FoundFiles> {
    for (const top of this.tops) await this.follow(top, true);
    // Links last, because what is behind them may have a name of its own.
    while (this.links.length > 0)
      for (const link of this.links.splice(0).sort((one, other) => Buffer.compare(one.name, other.name)))
        await this.follow(link, false);
    const skipped: string[] = [];
    for (const text of this.texts)
      if (await hasBom(text.place)) this.list(text);
      else if (!this.seen.has(keyOf(text))) skipped.push(text.name.toString());
    for (const top of this.tops) if (!this.filled.has(top.top)) this.list(top, this.nothing());
    this.files.sort(([top, one], [otherTop, other]) => top - otherTop || (one.name < other.name ? -1 : 1));
    return { files: this.files.map(([, file]) => file), skipped: skipped.sort() };
  }

  /** Goes to where a name or a link leads. */
  private async follow(entry: Entry, isNamed: boolean): Promise<void> {
    this.signal.throwIfAborted();
    const name = entry.name.toString();
    const isWanted = isNamed || bomFileName.test(name);
    try {
      const place = await realpath(entry.place, { encoding: "buffer" });
      const status = await stat(place);
      if (!this.isAllowed(place.toString())) this.list(entry, { code: "notAllowed" });
      else if (status.isDirectory()) await this.lookIn({ ...entry, place });
      else if (isWanted) this.list({ ...entry, place }, status.isFile() ? undefined : { code: "notFile" });
      else this.skip({ ...entry, place });
    } catch (error) {
      // A name without an ending may be a folder's.
      if (isWanted || !/[^.]\.\w+$/.test(name)) this.list(entry, problemOfDisk(error));
    }
  }

  private async lookIn(folder: Entry): Promise<void> {
    if (this.isFull() || this.hasSeen(folder)) return;
    const folders: Entry[] = [];
    try {
      for await (const entry of await opendir(folder.place, asBytes)) {
        this.signal.throwIfAborted();
        const own = entry.name as unknown as Buffer;
        if (isAside.test(own.toString())) continue;
        this.entries += 1;
        if (this.isFull()) {
          this.list(folder, this.nothing());
          return;
        }
        const found = { top: folder.top, name: inside(folder.name, own), place: inside(folder.place, own) };
        if (entry.isSymbolicLink()) this.links.push(found);
        else if (entry.isDirectory()) folders.push(found);
        else if (!bomFileName.test(own.toString())) this.skip(found);
        else this.list(found, entry.isFile() ? undefined : { code: "notFile" });
      }
    } catch (error) {
      this.list(folder, problemOfDisk(error));
    }
    for (const each of folders) await this.lookIn(each);
  }

  private list(found: Entry, problem?: FileProblem): void {
    if (problem === undefined && this.hasSeen(found)) return;
    const { top, name, place } = found;
    this.filled.add(top);
    const inFolder = this.tops[top]?.name !== name && { inFolder: true as const };
    this.files.push([top, { name: name.toString(), place: textOf(place), ...(problem && { problem }), ...inFolder }]);
  }

  private skip(found: Entry): void {
    if (/\.txt$/i.test(found.name.toString())) this.texts.push(found);
  }

  /** Whether it is listed under another name. */
  private hasSeen(found: Entry): boolean {
    const before = this.seen.size;
    if (this.seen.add(keyOf(found)).size > before) return false;
    this.filled.add(found.top);
    return true;
  }

  private isFull(): boolean {
    return this.entries > this.maxEntries;
  }

  private nothing(): FileProblem {
    return this.isFull() ? { code: "tooManyFiles", maxFiles: this.maxEntries } : { code: "noFiles" };
  }
}

/** Whether the start of a text file is a BOM's; what the disk refuses is listed with its problem. */
async function hasBom(place: Buffer): Promise<boolean> {
  const file = await open(place).catch(() => null);
  if (file === null) return true;
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(longestStart) });
    return bomLikeness(textsOf(readText(buffer.subarray(0, bytesRead), fileLimits))) > 0;
  } catch {
    return false; // of another format
  } finally {
    await file.close();
  }
}

const longestStart = 65_536;

/** Whether a place has the name of a BOM file, as those in folders have. */
export const isBomFile = (place: string): boolean => bomFileName.test(place) && !isAside.test(basename(place));
const bomFileName = /\.(?:csv|tsv|xlsx|xlsm|xlsb|xls|ods|bom)$/i;
/** Excel's own files of opened workbooks start with ~$. */
const isAside = /^\.|^~\$|^node_modules$/;

const keyOf = ({ place }: Entry): string => place.toString("latin1");
const asBytes = { encoding: "buffer" as BufferEncoding };

function inside(folder: Buffer, name: Buffer): Buffer {
  const text = folder.toString();
  return text === "." ? name : Buffer.concat([folder, Buffer.from(/[/\\]$/.test(text) ? "" : sep), name]);
}

function textOf(bytes: Buffer): string | Uint8Array {
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : Uint8Array.from(bytes);
}

/** What an error of the file system means. @throws the error if it isn't about the file */
export function problemOfDisk(error: unknown): FileProblem {
  const code = systemCodes[(error as NodeJS.ErrnoException).code ?? ""];
  if (code === undefined) throw error;
  return { code };
}

const systemCodes: Readonly<Partial<Record<string, "notFound" | "notAllowed">>> = {
  ENOENT: "notFound",
  ENOTDIR: "notFound",
  ENAMETOOLONG: "notFound",
  ELOOP: "notFound",
  EACCES: "notAllowed",
  EPERM: "notAllowed",
};
