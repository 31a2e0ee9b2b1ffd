module.exports = globalThis.loadOnce("jsdom");
