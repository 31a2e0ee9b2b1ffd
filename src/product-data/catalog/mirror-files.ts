import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import { languages } from "../vocabulary/language";
import { systemClock } from "../base/clock";
import type { StoredCatalog } from "./catalog-store";
import { fromMirror, readMirrorIndex } from "./from-mirror";

/**
 * Reads a mirror's catalog (docs/server.md) without storing it. Its bytes are shared: threads that get them with a
 * message don't copy them.
 * @param place a folder, or the address of one
 * @param fetch for an address
 * @throws DownloadFailure, TablesFailure
 */
export async function readMirror(place: string, fetch: typeof globalThis.fetch): Promise<StoredCatalog> {
  const isAddress = /^https?:/.test(place);
  const url = isAddress ? place.replace(/\/+$/, "") : nowhere;
  const source = { fetch: isAddress ? fetch : readFrom(place), clock: systemClock, onProgress: () => undefined };
  const { signal } = new AbortController();
  const index = await readMirrorIndex(url, source, signal);
  if (index === null) throw new Failed<DownloadFailure>({ code: "noMirror" });
  const { state, files } = await fromMirror(url, index, source, signal);
  // Each of its languages has all categories.
  if (state.languages.length < languages.length) throw new Failed<DownloadFailure>({ code: "incomplete" });
  // No service searches in its place.
  const searched = { ...state, searches: true };
  return { state: searched, files: files.map((each) => ({ ...each, file: shared(each.file) })) };
}

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

/** Stands for the folder's address. */
const nowhere = "http://folder.invalid";

/** Reads the files of a folder as responses. */
function readFrom(folder: string): typeof globalThis.fetch {
  return async (url) => {
    const { readFile } = await import("node:fs/promises");
    const name = new Request(url).url.slice(nowhere.length + 1);
    try {
      const headers = name.endsWith(".json") ? { "content-type": "application/json" } : {};
      return new Response(new Uint8Array(await readFile(`${folder}/${name}`)), { headers });
    } catch {
      return new Response(null, { status: 404 });
    }
  };
}
