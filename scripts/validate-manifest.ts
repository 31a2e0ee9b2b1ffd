import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { askMicrosoft } from "./manifest/microsoft";
import { problemText } from "./manifest/problem-text";
import { checkSchemas } from "./manifest/schemas";
import { surroundingsIn } from "./manifest/surroundings";
import { validateManifest } from "./manifest/validate";

/**
 * npm run validate -- [--schemas FOLDER] [FILE...]: checks manifest.xml, and dist/manifest.xml if it exists. Exits with
 * 1 if there are mistakes. FOLDER contains Microsoft's XSDs.
 */
async function main(files: readonly string[], schemas: string | undefined): Promise<void> {
  const surroundings = await surroundingsIn(repository);
  let problems = 0;
  for (const file of files) {
    const xml = readFileSync(file, "utf8");
    const bySchemas = schemas === undefined ? [] : await checkSchemas(xml, schemas);
    const found = [...(await validateManifest(xml, surroundings)), ...bySchemas];
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
const { values, positionals } = parseArgs({ options: { schemas: { type: "string" } }, allowPositionals: true });
const named = positionals.map((file) => path.resolve(file));

void main(named.length > 0 ? named : usual, values.schemas);
