import { exec, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { builtAddin } from "../test/harness/built-addin";
import { builtPage } from "../test/harness/built-page";
import { findBrowser, launchBrowser } from "../test/harness/browser";

/**
 * `npm test`: builds what the tests need, and checks rules, types, format, and manifest meanwhile; then runs the tests.
 * `npm test all` also runs those of the deployment, in test/deploy, and of many users, parts, and faults at once, in
 * test/long; .ci/run does that. The last line is `N passed, N failed`, with `, N skipped` if there are any; each check
 * counts as one. Exits with 1 if one failed.
 *
 * `npm test PATH ...` only runs the tests in these files and folders, and shows what Jest does.
 */
async function main(): Promise<void> {
  if (args.length > 0 && !isAll) process.exitCode = await runJest(args, "inherit");
  else await runEverything();
}

async function runEverything(): Promise<void> {
  const sources = checkSources();
  const needed = [check("browser", printBrowser), check("add-in", builtAddin), check("page", builtPage)];
  const before = await Promise.all(needed);
  const tests = await runTests();
  const checks = [...before, ...(await sources)];
  const passed = checks.filter(Boolean).length + tests.passed;
  const failed = checks.filter((ok) => !ok).length + tests.failed;
  const skipped = tests.skipped > 0 ? `, ${String(tests.skipped)} skipped` : "";
  console.log(`${String(passed)} passed, ${String(failed)} failed${skipped}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** The checks run one after the other, because the tests use most of two cores. */
async function checkSources(): Promise<readonly boolean[]> {
  return [
    await check("rules and types", () => run("npm run --silent lint")),
    await check("format", () => run("npm run --silent format")),
    await check("manifest", validate),
  ];
}

/** true if it passed. Prints a line when it is done, and its output if it failed. */
async function check(name: string, work: () => Promise<unknown>): Promise<boolean> {
  const startedMs = performance.now();
  const took = (): string => `${((performance.now() - startedMs) / 1000).toFixed(0)} s`;
  try {
    await work();
    console.log(`${name}: passed (${took()})`);
    return true;
  } catch (error) {
    console.log(`${name}: failed (${took()})\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Rejects with the command's output if it fails. */
async function run(command: string): Promise<void> {
  await promisify(exec)(command, { cwd: root, maxBuffer: Infinity }).catch((error: unknown) => {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(stdout + stderr, { cause: error });
  });
}

async function printBrowser(): Promise<void> {
  const { executablePath } = await findBrowser();
  const browser = await launchBrowser();
  console.log(`Browser of the tests: ${browser.browserType().name()} ${browser.version()}, ${executablePath}`);
  await browser.close();
}

async function validate(): Promise<void> {
  const { folder } = await builtAddin();
  // Relative: the repository's own path may have a space.
  const built = path.relative(root, path.join(folder, "manifest.xml"));
  await run(`npm run --silent validate -- manifest.xml ${built}`);
}

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

async function runTests(): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), "jest-"));
  try {
    return await countTests(path.join(folder, "results.json"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Jest's counts; it shows its own progress. */
async function countTests(file: string): Promise<Tally> {
  const results = ["--json", "--outputFile", file];
  // A third worker runs while others wait for the timers of Office.js's runtime. All tests have more pages in browsers.
  const some = isAll ? [] : ["--maxWorkers=3", "--testPathIgnorePatterns", "/test/(deploy|long)/"];
  const code = await runJest([...results, ...some], "ignore");
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = JSON.parse(readFileSync(file, "utf8")) as JestCounts;
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  return {
    passed: counts.numPassedTests,
    // Jest also exits with an error for other reasons, such as an obsolete snapshot under --ci.
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: counts.numPendingTests,
  };
}

/** Its exit code. */
async function runJest(jestArgs: readonly string[], output: "inherit" | "ignore"): Promise<number> {
  // Most of what a test makes is gone when it ends: with room for it, a fifth of the time isn't spent on collecting it.
  const v8 = ["--min-semi-space-size=64", "--max-semi-space-size=64"];
  // Most code runs so seldom in a file that V8 would optimize it in vain, for a tenth of the time and more. A version of
  // Node that doesn't know a flag wouldn't start.
  if (process.version.startsWith("v20.")) v8.push("--interrupt-budget=1000000");
  if (/^v2[246]\./.test(process.version))
    v8.push("--invocation-count-for-turbofan=30000", "--invocation-count-for-maglev=3000");
  const jest = spawn(process.execPath, [...v8, path.join(root, "node_modules/jest/bin/jest.js"), ...jestArgs], {
    cwd: root,
    env: { ...process.env, ...(isAll ? { ALL_TESTS: "1" } : {}) },
    stdio: ["inherit", output, "inherit"],
    // Jest waits forever for a worker that crashed, and a run that never ends says nothing.
    timeout: longestRunMs,
    killSignal: "SIGKILL",
  });
  const code = await new Promise<number | null>((resolve) => jest.on("close", resolve));
  if (jest.killed) console.log(`Jest was ended after ${String(longestRunMs / 60_000)} minutes.`);
  return code ?? 1;
}

interface JestCounts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  /** Files that ended before their tests did. */
  readonly numRuntimeErrorTestSuites: number;
}

/** A run takes a fraction of this. */
const longestRunMs = 1_500_000;
const root = path.resolve(__dirname, "..");
const args = process.argv.slice(2);
const isAll = args.includes("all");

void main();
