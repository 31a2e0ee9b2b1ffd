import path from "node:path";
import { buildSync } from "esbuild";

/** The script of a workload's page, from bench/support. */
export function browserScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("bench/support", file)],
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}
