import { readFileSync } from "node:fs";
import { devDependencies } from "../../package.json";

test("what the page changes inside Univer was read from the version in use", () => {
  const patches = readFileSync("demo/grid/univer-patches.ts", "utf8");
  expect(/Read from Univer ([\d.]+\d)/.exec(patches)?.[1]).toBe(devDependencies["@univerjs/core"]);
});
