const { TestEnvironment } = require("jest-environment-node");

/**
 * Loads jsdom and playwright-core once per worker instead of once per file: half a second of each file that uses one.
 * Jest's own module registry ends with each file. Tells listeners which test failed, before its hooks clean up.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadOnce = (name) => require(name);
    this.global.failureListeners = new Set();
  }

  async handleTestEvent({ name, test }) {
    if (name !== "test_fn_failure" && name !== "hook_failure") return;
    for (const listener of this.global.failureListeners) await listener(test?.name ?? "hook");
  }
};
