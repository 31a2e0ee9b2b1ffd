import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeOnce } from "../../scripts/make-once";
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
  await makeOnce(directory, build);
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

function build(directory: string): void {
  removeOld();
  const webpack = [join(root, "node_modules/webpack/bin/webpack.js"), "--output-path", directory];
  if (counting) webpack.push("-c", join(root, "scripts/coverage/webpack.config.js"));
  const { status, stdout } = spawnSync(process.execPath, webpack, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The add-in cannot be built:\n${stdout}`);
}

/** Others may be reading a build of other sources just now. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > 3_600_000) rmSync(path, { recursive: true, force: true });
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
