import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

// `npm run bench` runs every workload, `npm run bench NAME` the one in bench/NAME.ts. Each prints its own table.
const here = import.meta.dirname;
const workloads = readdirSync(here)
  .filter((file) => file.endsWith(".ts") && file !== "bench.ts")
  .map((file) => path.basename(file, ".ts"));
const [wanted] = process.argv.slice(2);
const chosen = wanted === undefined ? workloads : workloads.filter((name) => name === wanted);
if (chosen.length === 0) {
  console.error(`There is no workload ${wanted ?? ""}. Workloads: ${workloads.join(", ")}`);
  process.exitCode = 1;
}
for (const name of chosen) {
  console.log(`\n${name}`);
  const workload = (await import(pathToFileURL(path.join(here, `${name}.ts`)).href)) as { run(): Promise<void> };
  await workload.run();
}
