/** CommonJS Jest. SWC strips the types (tsc checks them), and also converts the few ESM-only packages to CommonJS. */
const esmOnly = ["strip-bom", "uuid", "idb", "valibot", "preact", "hono", "@hono", "fastest-levenshtein", "quick-lru"];

module.exports = {
  testMatch: ["<rootDir>/test/**/*.test.ts", "<rootDir>/test/**/*.test.tsx"],
  testEnvironment: "<rootDir>/test/harness/jest-environment.js",
  moduleNameMapper: {
    "catalog/real-products$": "<rootDir>/test/harness/once/real-products.js",
    "^(fast-check|jsdom|oxfmt|playwright-core)$": "<rootDir>/test/harness/once/$1.js",
  },
  transform: {
    "^.+\\.[jt]sx?$|^.+\\.mjs$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic", importSource: "preact" } },
        },
        module: { type: "commonjs" },
        sourceMaps: true,
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${esmOnly.join("|")})/)`],
  globals: { API_URL: "", SERVER_HOLDS_KEY: false, CATALOG_MIRROR: "", DEMO: false }, // defined by webpack
  // A global is looked up slowly in the context of a test file; these are never replaced.
  sandboxInjectedGlobals:
    "Array Boolean Error JSON Map Math Number Object Promise RegExp Set String Symbol Uint8Array WeakMap".split(" "),
  restoreMocks: true,
  testTimeout: 180_000, // the first test may have to build the add-in
  // A worker ends at once, but on a busy machine the system takes longer than half a second to free its memory.
  workerGracefulExitTimeout: 5000,
  maxWorkers: 2, // on two cores, a third makes the browsers' pages wait for each other
};
