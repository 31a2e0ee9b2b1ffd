// Runs before `npm start` and `npm test`: installs the packages of the lock file if they are missing or older than it.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const installed = "node_modules/.package-lock.json";
const current = existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!current) {
  console.log("Installing packages (a minute or two, once) ...");
  // npm 10 would run install scripts, which no package needs. A setting in .npmrc would also stop this script.
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
}
