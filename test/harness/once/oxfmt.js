module.exports = globalThis.loadOnce("oxfmt");
