import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

// `npm run bench` runs every workload, `npm run bench NAME` the one in bench/NAME.ts; each in a process of its own, because
// what one leaves in memory would be measured in the next.
const here = import.meta.dirname;
const workloads = readdirSync(here)
  .filter((file) => /^[a-z]+\.ts$/.test(file) && file !== "bench.ts")
  .map((file) => path.basename(file, ".ts"));
const [wanted] = process.argv.slice(2);
const chosen = wanted === undefined ? workloads : workloads.filter((name) => name === wanted);
if (chosen.length === 0) throw new Error(`There is no workload ${wanted ?? ""}. Workloads: ${workloads.join(", ")}`);
for (const name of chosen) {
  console.log(`\n# ${name}`);
  const { status } = spawnSync(process.execPath, ["--expose-gc", "--import", "tsx", path.join(here, `${name}.ts`)], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
