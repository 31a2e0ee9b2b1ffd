import { readFile } from "node:fs/promises";
import { type CatalogBytes, readCatalog } from "../src/product-data/index";
import { programFetch } from "./program-fetch";

/**
 * Reads the catalog that a mirror wrote (docs/server.md).
 * @param place a folder, or the address of one
 * @throws DownloadFailure
 */
export async function readCatalogAt(place: string): Promise<CatalogBytes> {
  return /^https?:/.test(place) ? readCatalog(place, await programFetch()) : readCatalog(nowhere, fetchFrom(place));
}

/** Stands for the folder's address. */
const nowhere = "http://folder.invalid";

/** Reads the files of a folder as responses. */
function fetchFrom(folder: string): typeof fetch {
  return async (url) => {
    const name = new Request(url).url.slice(nowhere.length + 1);
    try {
      const headers = name.endsWith(".json") ? { "content-type": "application/json" } : {};
      return new Response(new Uint8Array(await readFile(`${folder}/${name}`)), { headers });
    } catch {
      return new Response(null, { status: 404 });
    }
  };
}
