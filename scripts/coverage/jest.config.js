const path = require("node:path");
const config = require("../../jest.config");

const rootDir = path.resolve(__dirname, "../..");
const [[files, [, options]]] = Object.entries(config.transform);

module.exports = {
  ...config,
  rootDir,
  transform: { [files]: [require.resolve("./transformer"), options] },
  collectCoverageFrom: ["src/**/*.{ts,tsx}", "!**/*.d.ts"],
  coverageDirectory: path.join(rootDir, ".cache/coverage"),
  coverageReporters: ["json"],
};
