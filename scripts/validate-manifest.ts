import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { askMicrosoft } from "./manifest/microsoft";
import { surroundingsIn } from "./manifest/surroundings";
import { validateManifest } from "./manifest/validate";

/**
 * npm run validate -- [FILE...]: checks manifest.xml, and those in dist/ if they exist. Exits with 1 if there are
 * mistakes. The schema is checked by Microsoft's validation service, if it can be reached.
 */
async function main(files: readonly string[]): Promise<void> {
  const surroundings = surroundingsIn(repository);
  let problems = 0;
  for (const file of files) {
    const xml = readFileSync(file, "utf8");
    const found = await validateManifest(xml, surroundings);
    for (const each of found) print(`${path.relative(repository, file)}:${String(each.line)}: ${each.text}`);
    if (found.length === 0) print(`${path.relative(repository, file)} is valid`);
    problems += found.length;
  }
  const opinion = await askMicrosoft(files);
  if (opinion === null) print("Microsoft's validation service can't be reached, so it hasn't checked the manifests.");
  else for (const text of opinion) print(`Microsoft's validation service: ${text}`);
  process.exitCode = problems + (opinion ?? []).length > 0 ? 1 : 0;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const repository = path.resolve(__dirname, "..");
const built = ["manifest.xml", "dist/manifest.xml", "dist/manifest-minimal.xml"]
  .map((file) => path.join(repository, file))
  .filter(existsSync);
const { positionals } = parseArgs({ allowPositionals: true });

void main(positionals.length > 0 ? positionals.map((file) => path.resolve(file)) : built);
