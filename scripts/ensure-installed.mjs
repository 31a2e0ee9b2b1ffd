// Runs before the commands that README starts with: says which Node is needed, and installs the packages of the lock file
// if they are missing or older than it.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const [major, minor] = engines.node.match(/\d+/g).map(Number);
const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This needs Node ${major}.${minor} or later, and this is ${process.versions.node}: see https://nodejs.org.`,
  );
  process.exit(1);
}

const installed = "node_modules/.package-lock.json";
const current = existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!current) {
  console.log("Installing packages, once (one to three minutes) ...");
  // npm 10 would run install scripts, which no package needs. A setting in .npmrc would also stop this script.
  const npm = "npm ci --ignore-scripts --no-audit --no-fund --loglevel=error";
  const { status } = spawnSync(npm, { stdio: "inherit", shell: true });
  process.exitCode = status ?? 1;
}
