import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { noticesOf } from "../../scripts/build/third-party-notices";
import { builtProgram } from "./program";

interface Lock {
  readonly packages: Readonly<Partial<Record<string, { readonly dev?: true }>>>;
}

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), "notices-"))));
afterEach(() => rm(folder, { recursive: true }));

test("the program is built with the license of every package that is in it, each a dependency that ships", async () => {
  const built = await builtProgram();
  const [program, notices] = await Promise.all(
    ["bom.cjs", "THIRD-PARTY-NOTICES.txt"].map((name) => readFile(path.join(built, name), "utf8")),
  );
  const packages = [...(program ?? "").matchAll(/^\/\/ node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gm)];
  expect(packages.length).toBeGreaterThan(5);
  const lock = JSON.parse(await readFile("package-lock.json", "utf8")) as Lock;
  for (const [, name = ""] of packages) {
    expect(`\n${notices ?? ""}`).toContain(`\n${name} `);
    // npm audit --omit=dev, which the workflow runs, leaves out the others.
    expect([name, lock.packages[`node_modules/${name}`]?.dev ?? false]).toEqual([name, false]);
  }
});

test.each([
  ["MIT", "Permission is hereby granted", []],
  ["MIT", null, ["other has no license text"]],
  ["GPL-3.0-only", "No warranty", ["other has an unknown license: GPL-3.0-only"]],
  [undefined, "All rights reserved", ["other has an unknown license: undefined"]],
])("a package under %s with the text %j has the problems %j", async (license, text, problems) => {
  const other = path.join(folder, "node_modules/other");
  await mkdir(other, { recursive: true });
  await writeFile(path.join(other, "package.json"), JSON.stringify({ name: "other", version: "1.2.3", license }));
  if (text !== null) await writeFile(path.join(other, "LICENSE"), text);
  const notices = noticesOf([path.join(other, "index.js"), path.join(folder, "own.js")]);
  expect(notices.problems).toEqual(problems);
  expect(notices.text).toBe(`other 1.2.3 (${String(license)})\n\n${text ?? ""}\n`);
});
