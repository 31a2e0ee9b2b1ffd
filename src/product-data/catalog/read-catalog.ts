import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import { languages } from "../vocabulary/language";
import { systemClock } from "../base/clock";
import type { StoredCatalog } from "./catalog-store";
import { fromMirror, readMirrorIndex } from "./from-mirror";

/** The bytes of a catalog, which a message carries to other threads without copying them. */
export type CatalogBytes = StoredCatalog;

/**
 * Reads the catalog that a mirror wrote (docs/server.md), without storing it.
 * @param address of the mirror: `https://addin.example.com/catalog`
 * @throws DownloadFailure, TablesFailure
 */
export async function readCatalog(address: string, fetch = globalThis.fetch): Promise<CatalogBytes> {
  const url = address.replace(/\/+$/, "");
  const source = { fetch, clock: systemClock, onProgress: () => undefined };
  const { signal } = new AbortController();
  const index = await readMirrorIndex(url, source, signal);
  if (index === null) throw new Failed<DownloadFailure>({ code: "noMirror" });
  const { state, files } = await fromMirror(url, index, source, signal);
  // Each language that it has is complete, but one may be missing.
  if (state.languages.length < languages.length) throw new Failed<DownloadFailure>({ code: "incomplete" });
  // Its searches are used even if the service's differ, because its user has no service.
  const searched = { ...state, searches: true };
  return { state: searched, files: files.map((each) => ({ ...each, file: shareBytes(each.file) })) };
}

function shareBytes(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
