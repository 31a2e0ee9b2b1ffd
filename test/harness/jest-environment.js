const { AsyncLocalStorage } = require("node:async_hooks");
const { TestEnvironment } = require("jest-environment-node");

/** Those that were used, because one that isn't disabled follows each promise of all files that the worker runs later. */
const used = new Set();
const own = Object.getOwnPropertyDescriptor(AsyncLocalStorage.prototype, "run");
AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return own.value.apply(this, args);
};

/**
 * Loads fast-check, jsdom, SQLite, and playwright-core once per worker instead of once per file: half a second of each file that uses one.
 * Jest's own module registry ends with each file. Tells listeners which test failed, before its hooks clean up.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadOnce = (name) => require(name);
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
