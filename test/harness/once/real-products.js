module.exports = globalThis.loadOnce("real-products");
