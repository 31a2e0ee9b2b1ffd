import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtAddin } from "../test/harness/built-addin";
import { builtPage } from "../test/harness/built-page";
import { findBrowser, launchBrowser } from "../test/harness/browser";

/**
 * `npm test`: builds what the tests need, and checks rules, types, format, and manifest meanwhile; then runs the tests.
 * `npm test all` also runs those of the deployment, in test/deploy, and of many users, parts, and faults at once, in
 * test/long; .ci/run does that. The last line is `N passed, N failed`, with `, N skipped` if there are any; each check
 * counts as one. Exits with 1 if one failed.
 */
async function main(): Promise<void> {
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
    await check("rules and types", () => run("lint")),
    await check("format", () => run("format")),
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

/** Runs a script of package.json. Rejects with its output if it fails. */
function run(script: string, args: readonly string[] = []): Promise<void> {
  return new Promise((resolve, reject) => {
    const npm = spawn("npm", ["run", "--silent", script, "--", ...args], { cwd: root, shell: isWindows });
    let output = "";
    for (const stream of [npm.stdout, npm.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    npm.on("error", reject);
    npm.on("close", (code) => (code === 0 ? resolve() : reject(new Error(output))));
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
  const files = ["manifest.xml", path.join(folder, "manifest.xml")];
  await run("validate", files);
}

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Jest's counts; it shows its own progress. */
async function runTests(): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), "jest-"));
  try {
    return await runJest(path.join(folder, "results.json"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runJest(file: string): Promise<Tally> {
  // Most of what a test makes is gone when it ends: with room for it, a fifth of the time isn't spent on collecting it.
  const v8 = ["--min-semi-space-size=64", "--max-semi-space-size=64"];
  const args = [...v8, path.join(root, "node_modules/jest/bin/jest.js"), "--json", "--outputFile", file];
  const isAll = process.argv.includes("all");
  // A third worker runs while others wait for the timers of Office.js's runtime. All tests have more pages in browsers.
  if (!isAll) args.push("--maxWorkers=3", "--testPathIgnorePatterns", "/test/(deploy|long)/");
  const jest = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...(isAll ? { ALL_TESTS: "1" } : {}) },
    stdio: ["inherit", "ignore", "inherit"],
    // Jest waits forever for a worker that crashed, and a run that never ends says nothing.
    timeout: longestRunMs,
    killSignal: "SIGKILL",
  });
  const code = await new Promise((resolve) => jest.on("close", resolve));
  if (jest.killed) console.log(`Jest was ended after ${String(longestRunMs / 60_000)} minutes.`);

  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = JSON.parse(readFileSync(file, "utf8")) as JestCounts;
  printTimes(counts.testResults);
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  return {
    passed: counts.numPassedTests,
    // Jest also exits with an error for other reasons, such as an obsolete snapshot under --ci.
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: counts.numPendingTests,
  };
}

interface JestCounts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  /** Files that ended before their tests did. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** The seconds of each kind of test file, and the ten slowest files: CONTRIBUTING.md says what a test may cost. */
function printTimes(files: readonly TestFile[]): void {
  const timed = files.map(({ name, startTime, endTime }) => ({ name, kind: kindOf(name), ms: endTime - startTime }));
  const seconds = (ms: number): string => (ms / 1000).toFixed(0);
  const inOrder = ["Node", "Office.js in Node", "browser", "command line"] as const;
  const sums = inOrder.map((kind) => {
    const own = timed.filter((file) => file.kind === kind);
    return `${kind} ${seconds(own.reduce((sum, { ms }) => sum + ms, 0))} s (${String(own.length)} files)`;
  });
  console.log(`Tests, added up over the workers: ${sums.join(", ")}`);
  const slowest = timed.sort((left, right) => right.ms - left.ms).slice(0, 10);
  console.log(`Slowest: ${slowest.map(({ name, ms }) => `${path.relative(root, name)} ${seconds(ms)} s`).join(", ")}`);
}

/** A test file's kind follows from what it imports. */
function kindOf(file: string): "Node" | "Office.js in Node" | "browser" | "command line" {
  if (file.startsWith(path.join(root, "test/cli"))) return "command line";
  const source = readFileSync(file, "utf8");
  if (/open-page|open-pane|harness\/browser|framed-workbook/.test(source)) return "browser";
  return /harness\/(bridge|mounted-pane|functions-host|session)|use-functions|\.\/session/.test(source)
    ? "Office.js in Node"
    : "Node";
}

/** A run takes a fraction of this. */
const longestRunMs = 1_500_000;
const root = path.resolve(__dirname, "..");
const isWindows = process.platform === "win32";

void main();
