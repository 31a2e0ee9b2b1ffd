import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { round } from "./support/report";

// `npm run bench` runs every workload, `npm run bench NAME` the one in bench/NAME.ts. Each runs in its own process, so
// that memory left by one doesn't affect the next, and as one script, as the add-in ships: across separate modules,
// every imported name is looked up at each use.
const here = path.resolve("bench");
const workloads = readdirSync(here)
  .filter((file) => /^[a-z]+\.ts$/.test(file) && file !== "bench.ts")
  .map((file) => path.basename(file, ".ts"));

/** Keeps the location of each file. */
const ownPlaces: Plugin = {
  name: "own places",
  setup: (bundle) =>
    bundle.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const places = `const __filename = ${JSON.stringify(file)}, __dirname = ${JSON.stringify(path.dirname(file))};`;
      return { loader: "ts", contents: `${places}${readFileSync(file, "utf8")}` };
    }),
};

async function run(name: string): Promise<void> {
  console.log(`\n# ${name}`);
  const script = path.resolve("node_modules/.cache/bench", `${name}.cjs`);
  await build({
    entryPoints: [path.join(here, `${name}.ts`)],
    outfile: script,
    bundle: true,
    platform: "node",
    target: "node20",
    define: { API_URL: '""', SERVER_HOLDS_KEY: "false", CATALOG_MIRROR: '""', DEMO: "false" }, // defined by webpack
    // These packages load files of their own.
    external: ["esbuild", "jsdom", "playwright-core"],
    plugins: [ownPlaces],
    logLevel: "error",
  });
  const from = performance.now();
  const { status } = spawnSync(process.execPath, ["--expose-gc", script], { stdio: "inherit" });
  console.log(`${name} ended with ${String(status)} after ${String(round((performance.now() - from) / 1000))} s`);
  if (status !== 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const [wanted] = process.argv.slice(2);
  const chosen = wanted === undefined ? workloads : workloads.filter((name) => name === wanted);
  if (chosen.length === 0) throw new Error(`There is no workload ${wanted ?? ""}. Workloads: ${workloads.join(", ")}`);
  for (const name of chosen) await run(name);
}

void main();
