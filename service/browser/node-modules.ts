/** What SQLite needs of Node's modules fs, path, and crypto where its database is in memory. */

/** SQLite's code, loaded at once: a worker may wait for it. */
export function readFileSync(): Uint8Array {
  const request = new XMLHttpRequest();
  request.open(
    "GET",
    new URL("../../node_modules/node-sqlite3-wasm/dist/node-sqlite3-wasm.wasm", import.meta.url),
    false,
  );
  request.responseType = "arraybuffer";
  request.send();
  return new Uint8Array(request.response as ArrayBuffer);
}

export const randomFillSync = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => crypto.getRandomValues(bytes);
