import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { type CatalogBytes, readCatalog } from "../src/product-data/index";
import { programFetch } from "./program-fetch";

/**
 * Reads the catalog that a mirror wrote (docs/server.md).
 * @param place a folder, or the address of one
 * @throws DownloadFailure
 */
export async function readCatalogAt(place: string): Promise<CatalogBytes> {
  return /^https?:/.test(place)
    ? readCatalog(place, await programFetch())
    : readCatalog(pathToFileURL(place).href, fetchFile);
}

const fetchFile: typeof fetch = async (input) => {
  const { url } = new Request(input);
  try {
    const headers = url.endsWith(".json") ? { "content-type": "application/json" } : {};
    return new Response(new Uint8Array(await readFile(new URL(url))), { headers });
  } catch {
    return new Response(null, { status: 404 });
  }
};
