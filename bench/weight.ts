import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { openAddin } from "../harness/bridge/host";
import { builtAddin } from "../harness/built-addin";
import type { FunctionsMetadata } from "../workbook/metadata";
import { median } from "./support/measure";
import { printMachine, round, target } from "./support/report";

// The code that Excel loads before the first function can return, and the time that takes, compared with the function
// of the Yeoman template as the template builds it: polyfills as a separate entry, source through Babel. The template
// has one function that adds two numbers, so its own code is the bound.
const rounds = 7;
const packages = ["webpack@5.112.2", "babel-loader@10.1.1", "@babel/core@7", "@babel/preset-env@7"].concat([
  "@babel/preset-typescript@7",
  "core-js@3.51.0",
  "regenerator-runtime@0.14.1",
]);

interface Built {
  readonly name: string;
  readonly script: string;
  readonly metadata: FunctionsMetadata;
  readonly call: readonly [id: string, ...args: readonly unknown[]];
}

/** Its packages are downloaded once and aren't in the project. */
function template(): string {
  const folder = path.resolve("node_modules/.cache/bench");
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path.join(folder, "node_modules/core-js")))
    execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, ...packages]);
  execFileSync(process.execPath, [path.join(__dirname, "peers/template/build.cjs"), folder], { stdio: "inherit" });
  return ["polyfill.js", "functions.js"]
    .map((file) => readFileSync(path.join(folder, "dist", file), "utf8"))
    .join("\n");
}

async function firstResultMs({ script, metadata, call: [id, ...args] }: Built): Promise<number> {
  const from = performance.now();
  const host = openAddin({ script, metadata });
  const outcome = await host.call(id, ...args);
  const ms = performance.now() - from;
  host.close();
  if (!("value" in outcome)) throw new Error(`${id}: ${outcome.error}`);
  return ms;
}

async function main(): Promise<void> {
  printMachine();
  const own = await builtAddin();
  const number = { type: "number" };
  const add = {
    id: "ADD",
    name: "ADD",
    parameters: [
      { name: "first", ...number },
      { name: "second", ...number },
    ],
  };
  const builds: readonly Built[] = [
    { name: "ours", script: own.script, metadata: own.metadata("en"), call: ["VALUES", "Status"] },
    { name: "the template", script: template(), metadata: { functions: [add] }, call: ["ADD", 1, 2] },
  ];
  const taken = new Map<string, number[]>(builds.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const built of builds) {
      const ms = await firstResultMs(built);
      if (round > 0) taken.get(built.name)?.push(ms);
    }
  const rows = builds.map(({ name, script }) => ({
    name,
    "kB gzipped": round(gzipSync(script).length / 1000, 1),
    "first result, min ms": round(Math.min(...(taken.get(name) ?? [])), 0),
    "first result, median ms": round(median(taken.get(name) ?? []), 0),
  }));
  console.table(rows);
  const [ours, other] = rows.map((row) => row["kB gzipped"]);
  target("no more bytes than the template", (ours ?? NaN) <= (other ?? NaN), `${String(ours)} and ${String(other)} kB`);
}

void main();
