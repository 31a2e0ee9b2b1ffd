import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { noticesOf } from "./third-party-notices";

/** Builds the program bom, with its skill and the licenses of what is in it. */
export async function buildBom(folder: string): Promise<void> {
  const {
    metafile: { outputs },
  } = await build({
    ...{ entryPoints: ["cli/main.ts"], outfile: path.join(folder, "bom.cjs") },
    ...{ bundle: true, platform: "node", format: "cjs", metafile: true, logLevel: "error" },
  });
  const { text, problems } = noticesOf(Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await writeFile(path.join(folder, "THIRD-PARTY-NOTICES.txt"), text);
  await cp("cli/SKILL.md", path.join(folder, "SKILL.md"));
}

if (require.main === module) void buildBom("dist-bom");
