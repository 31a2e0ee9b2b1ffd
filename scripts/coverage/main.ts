import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createCoverageMap, type CoverageMapData } from "istanbul-lib-coverage";

/**
 * `npm run coverage`: the lines of src that run in tests without a browser, as the sum of Jest's counts and those of
 * the built add-in in Microsoft's runtime. Arguments are passed to Jest.
 */
const leastPercent = 90;
const everything = "src in all";
const root = path.resolve(__dirname, "../..");

function jest(args: readonly string[], output: "pipe" | "inherit"): string {
  const script = path.join(root, "node_modules/jest/bin/jest.js");
  const env = { ...process.env, COVERAGE: "1" };
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env,
    encoding: "utf8",
    stdio: ["ignore", output, "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

/** Whether a file imports the browser's driver, directly or through other files. */
function testsOfBrowser(): readonly string[] {
  const drivers = ["test", "scripts"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file, "utf8").includes('from "playwright-core"')),
  );
  const tests = jest(["--listTests", "--findRelatedTests", ...drivers], "pipe")
    .trim()
    .split("\n");
  return tests.map((file) => path.relative(root, file).replaceAll(path.sep, "/"));
}

interface Lines {
  covered: number;
  total: number;
}

function linesByFolder(): ReadonlyMap<string, Lines> {
  const counted = JSON.parse(
    readFileSync(path.join(root, ".cache/coverage/coverage-final.json"), "utf8"),
  ) as CoverageMapData;
  const map = createCoverageMap(counted);
  const folders = new Map<string, Lines>();
  for (const file of map.files().sort()) {
    const { covered, total } = map.fileCoverageFor(file).toSummary().lines;
    for (const name of [path.relative(root, path.dirname(file)), everything]) {
      const lines = folders.get(name) ?? { covered: 0, total: 0 };
      folders.set(name, { covered: lines.covered + covered, total: lines.total + total });
    }
  }
  return folders;
}

const ignored = `--testPathIgnorePatterns=${testsOfBrowser().join("|")}`;
jest(["-c", "scripts/coverage/jest.config.js", "--coverage", ignored, ...process.argv.slice(2)], "inherit");
const share = ({ covered, total }: Lines): number => (100 * covered) / total;
const folders = linesByFolder();
for (const [name, lines] of [...folders].sort())
  console.log(
    [
      name.padEnd(20),
      share(lines).toFixed(1).padStart(5),
      ` %  ${String(lines.covered)} of ${String(lines.total)}`,
    ].join(""),
  );
if (share(folders.get(everything) ?? { covered: 0, total: 1 }) < leastPercent) {
  console.error(`Less than ${String(leastPercent)} % of the lines are covered.`);
  process.exitCode = 1;
}
