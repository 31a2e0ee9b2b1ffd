import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { askMicrosoft } from "./manifest/microsoft";
import { problemText } from "./manifest/problem-text";
import { surroundingsIn } from "./manifest/surroundings";
import { validateManifest } from "./manifest/validate";

/** npm run validate [FILE...]: manifest.xml, and dist/manifest.xml once it was built. Ends with 1 when something is wrong. */
async function main(files: readonly string[]): Promise<void> {
  const surroundings = await surroundingsIn(repository);
  let problems = 0;
  for (const file of files) {
    const found = await validateManifest(readFileSync(file, "utf8"), surroundings);
    for (const each of found) print(`${path.relative(repository, file)}:${String(each.line)}: ${problemText(each)}`);
    if (found.length === 0) print(`${path.relative(repository, file)} is valid`);
    problems += found.length;
  }
  const [first] = files;
  const opinion = first === undefined ? [] : await askMicrosoft(first);
  if (opinion === null)
    print("Microsoft's validation service was not reached: held against this project's own rules only");
  else for (const text of opinion) print(`Microsoft's validation service: ${text}`);
  process.exitCode = problems + (opinion ?? []).length > 0 ? 1 : 0;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const repository = path.resolve(__dirname, "..");
const usual = ["manifest.xml", "dist/manifest.xml"].map((file) => path.join(repository, file)).filter(existsSync);
const named = process.argv.slice(2).map((file) => path.resolve(file));

void main(named.length > 0 ? named : usual);
