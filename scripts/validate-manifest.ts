import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { askMicrosoft } from "./manifest/microsoft";
import { problemText } from "./manifest/problem-text";
import { surroundingsIn } from "./manifest/surroundings";
import { validateManifest } from "./manifest/validate";

/**
 * npm run validate -- [FILE...]: checks manifest.xml, and dist/manifest.xml if it exists. Exits with 1 if there are
 * mistakes. The schema is checked by Microsoft's validation service, if it can be reached.
 */
async function main(files: readonly string[]): Promise<void> {
  const surroundings = await surroundingsIn(repository);
  let problems = 0;
  for (const file of files) {
    const xml = readFileSync(file, "utf8");
    const found = await validateManifest(xml, surroundings);
    for (const each of found) print(`${path.relative(repository, file)}:${String(each.line)}: ${problemText(each)}`);
    if (found.length === 0) print(`${path.relative(repository, file)} is valid`);
    problems += found.length;
  }
  const [first] = files;
  const opinion = first === undefined ? [] : await askMicrosoft(first);
  if (opinion === null)
    print("Microsoft's validation service can't be reached. Only this project's own rules were checked.");
  else for (const text of opinion) print(`Microsoft's validation service: ${text}`);
  process.exitCode = problems + (opinion ?? []).length > 0 ? 1 : 0;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const repository = path.resolve(__dirname, "..");
const usual = ["manifest.xml", "dist/manifest.xml"].map((file) => path.join(repository, file)).filter(existsSync);
const named = process.argv.slice(2).map((file) => path.resolve(file));

void main(named.length > 0 ? named : usual);
