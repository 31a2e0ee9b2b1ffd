const { AsyncLocalStorage } = require("node:async_hooks");
const vm = require("node:vm");
const { buildSync } = require("esbuild");
const { TestEnvironment } = require("jest-environment-node");

/** Those that were used, because one that isn't disabled follows each promise of all files that the worker runs later. */
const used = new Set();
const own = Object.getOwnPropertyDescriptor(AsyncLocalStorage.prototype, "run");
AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return own.value.apply(this, args);
};

/** Jest compiles each module again for each test file. A script runs in any context, and its functions stay compiled. */
const scripts = new Map();
vm.compileFunction = (code, parameters, { filename, parsingContext }) => {
  const start = `(function(${parameters.join()}){`;
  const text = `${start}${code}\n})`;
  if (scripts.get(filename)?.text !== text)
    scripts.set(filename, { text, script: new vm.Script(text, { filename, columnOffset: -start.length }) });
  return scripts.get(filename).script.runInContext(parsingContext);
};

let realProducts;
/** The products of the service, made once per worker: for each file that starts a service it would take half a second. */
function loadRealProducts() {
  if (realProducts !== undefined) return realProducts;
  const entryPoints = [require.resolve("../../service/catalog/real-products.ts")];
  const [{ text }] = buildSync({ entryPoints, bundle: true, platform: "node", write: false }).outputFiles;
  const loaded = { exports: {} };
  vm.runInThisContext(`(function(module){${text}\n})`)(loaded);
  const made = new Map();
  const once = (count) => made.get(count) ?? made.set(count, [...loaded.exports.realProducts(count)]).get(count);
  return (realProducts = { ...loaded.exports, realProducts: once });
}

/**
 * Loads fast-check, jsdom, and playwright-core once per worker instead of once per file: half a second of each file that uses one.
 * Jest's own module registry ends with each file. Tells listeners which test failed, before its hooks clean up.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadOnce = (name) => (name === "real-products" ? loadRealProducts() : require(name));
    this.global.failureListeners = new Set();
  }

  async teardown() {
    await super.teardown();
    for (const storage of used) storage.disable();
    used.clear();
  }

  async handleTestEvent({ name, test }) {
    if (name !== "test_fn_failure" && name !== "hook_failure") return;
    for (const listener of this.global.failureListeners) await listener(test?.name ?? "hook");
  }
};
