import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

test("docs/functions.md, docs/errors.md, and help.html are the output of `npm run docs`", () => {
  const script = resolve("scripts/docs/main.ts");
  const { stdout, status } = spawnSync(process.execPath, ["--import", "tsx", script, "--check"], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
