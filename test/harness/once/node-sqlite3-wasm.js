module.exports = globalThis.loadOnce("node-sqlite3-wasm");
