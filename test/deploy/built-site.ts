import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

export const productionUrl = "https://excel.example.com";

/** dist/ as `npm run build` writes it with these variables, in a folder of its own. */
export async function buildSite(
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  const webpack = path.join(repository, "node_modules/webpack-cli/bin/cli.js");
  await promisify(execFile)(process.execPath, [webpack, "--output-path", folder], {
    cwd: repository,
    env: { ...process.env, BASE_URL: productionUrl, ...variables },
  });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

const repository = path.resolve(__dirname, "../..");
