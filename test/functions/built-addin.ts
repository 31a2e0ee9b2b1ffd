import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Metadata, metadataFiles } from "../../scripts/functions-metadata";
import { type Language, languages } from "../../src/vocabulary/language";
import type { FunctionsMetadata } from "../../workbook/metadata";

/** What `npm run build` makes of the sources as they are now. */
export interface BuiltAddin {
  readonly script: string;
  /** Text of another of its files, if there is one of that name. */
  readonly file: (name: string) => string | undefined;
  metadata(language: Language): FunctionsMetadata & Metadata;
}

/** Builds once for the same sources, whichever test asks first; the others wait for it. */
export async function builtAddin(): Promise<BuiltAddin> {
  const directory = join(cache, sourcesHash());
  mkdirSync(cache, { recursive: true });
  while (!existsSync(directory)) {
    if (takeTurn()) {
      try {
        if (!existsSync(directory)) build(directory);
      } finally {
        rmSync(turn, { recursive: true, force: true });
      }
    } else await sleep(200);
  }
  const read = (file: string): string => readFileSync(join(directory, file), "utf8");
  const texts = new Map(languages.map((language) => [language, read(metadataFiles[language])]));
  return {
    script: read("taskpane.js"),
    file: (name) => (existsSync(join(directory, name)) ? read(name) : undefined),
    metadata: (language) => JSON.parse(texts.get(language) ?? "") as FunctionsMetadata & Metadata,
  };
}

const root = resolve(__dirname, "../..");
/** Set by `npm run coverage`: the sources count which of their lines run. */
const counting = process.env["COVERAGE"] !== undefined;
const cache = join(root, "node_modules/.cache/built-addin");
const turn = join(cache, "turn");

function takeTurn(): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch {
    return false;
  }
}

function build(directory: string): void {
  removeOld();
  const unfinished = join(cache, `unfinished-${String(process.pid)}`);
  const webpack = [join(root, "node_modules/webpack/bin/webpack.js"), "--output-path", unfinished];
  if (counting) webpack.push("-c", join(root, "scripts/coverage/webpack.config.js"));
  const { status, stdout } = spawnSync(process.execPath, webpack, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The add-in cannot be built:\n${stdout}`);
  renameSync(unfinished, directory);
}

/** Others may be reading a build of other sources just now. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (path !== turn && Date.now() - statSync(path).mtimeMs > 3_600_000)
      rmSync(path, { recursive: true, force: true });
  }
}

function sourcesHash(): string {
  const hash = createHash("sha256").update(String(counting));
  const files = ["src", "scripts"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".html"))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.sort(), join(root, "webpack.config.js"), join(root, "manifest.xml")])
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
