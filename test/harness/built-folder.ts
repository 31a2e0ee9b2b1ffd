import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { makeOnce } from "./make-once";

interface Build {
  /** Part of the folder's name. */
  readonly name: string;
  /** A script, relative to the repository, and its arguments, which write to that folder. */
  readonly command: (folder: string) => readonly string[];
  /** The files and folders that it reads. */
  readonly sources: readonly string[];
  /** Variables of the environment for the command. @default none */
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * The folder with a build's output for the current sources. It is built once, by the first process that requests it,
 * and those that this process starts don't compare the sources again.
 */
export async function builtFolder({ name, command, sources, variables = {} }: Build): Promise<string> {
  const known = process.env[`BUILT_${name}`];
  if (known !== undefined) return known;
  const folder = path.join(cache, `${name}-${hashOf(sources)}`);
  await makeOnce(folder, async (unfinished) => {
    removeOld();
    await promisify(execFile)(process.execPath, [...command(unfinished)], {
      cwd: root,
      env: { ...process.env, ...variables },
    }).catch((error: unknown) => {
      const { stdout = "" } = error as { readonly stdout?: string };
      throw new Error(`${name} can't be built:\n${stdout}`, { cause: error });
    });
  });
  // What is in use isn't old, however long ago it was built.
  utimesSync(folder, new Date(), new Date());
  return (process.env[`BUILT_${name}`] = folder);
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesIn(at(source))).sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function filesIn(source: string): readonly string[] {
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Recent folders are kept, because other tests may be reading a build of other sources. */
function removeOld(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const file = path.join(cache, name);
    // Another process may have renamed or removed it.
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changedMs > 3_600_000) rmSync(file, { recursive: true, force: true });
  }
}

const root = path.resolve(__dirname, "../..");
const at = (file: string): string => path.join(root, file);
const cache = at("node_modules/.cache/built");
