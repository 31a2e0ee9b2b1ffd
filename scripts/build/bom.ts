import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { noticesOf } from "./third-party-notices";

/** Builds the program bom, with its skill, the schema of its results, and the licenses of what is in it. */
async function buildBom(folder: string): Promise<void> {
  const {
    metafile: { outputs },
  } = await build({
    ...{ entryPoints: ["cli/main.ts"], outfile: path.join(folder, "bom.cjs") },
    ...{ bundle: true, platform: "node", format: "cjs", metafile: true, logLevel: "error" },
  });
  const { text, problems } = noticesOf(Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await writeFile(path.join(folder, "THIRD-PARTY-NOTICES.txt"), text);
  for (const file of ["cli/SKILL.md", "docs/bom.schema.json"]) await cp(file, path.join(folder, path.basename(file)));
}

void buildBom(process.argv[2] ?? "dist-bom");
