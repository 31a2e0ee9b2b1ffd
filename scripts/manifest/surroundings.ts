import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import type { FunctionName } from "./function-names";
import type { Surroundings } from "./validate";
import type { Released } from "./version";

/** The repository around the manifest: icons, the declared functions, the last release. */
export async function surroundingsIn(folder: string): Promise<Surroundings> {
  return {
    readFile: (file) => {
      const name = path.join(folder, file);
      return existsSync(name) ? readFileSync(name) : null;
    },
    functions: await declaredFunctions(path.join(folder, "src/addin/functions/functions.ts")),
    released: lastRelease(folder),
  };
}

async function declaredFunctions(source: string): Promise<readonly FunctionName[]> {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata([source]);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return (JSON.parse(metadataJson) as { readonly functions: readonly FunctionName[] }).functions;
}

/** null in a repository without a tag, and outside of a repository. */
function lastRelease(folder: string): Released | null {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const tag = git("describe", "--tags", "--abbrev=0").trim();
    return { tag, xml: git("show", `${tag}:manifest.xml`) };
  } catch {
    return null;
  }
}
