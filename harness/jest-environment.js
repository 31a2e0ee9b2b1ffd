const { TestEnvironment } = require("jest-environment-node");

/**
 * Loads jsdom and playwright-core once per worker instead of once per file: half a second of each file that uses one.
 * Jest's own module registry ends with each file.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadOnce = (name) => require(name);
  }
};
