import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Surroundings } from "./validate";
import type { Released } from "./version";

/** The repository around the manifest: icons, the last release. */
export function surroundingsIn(folder: string): Surroundings {
  return {
    readFile: (file) => {
      const name = path.join(folder, file);
      return existsSync(name) ? readFileSync(name) : null;
    },
    released: lastRelease(folder),
  };
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
