module.exports = globalThis.loadOnce("playwright-core");
