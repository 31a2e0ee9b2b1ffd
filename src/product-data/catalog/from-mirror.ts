import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import type { SourceOptions } from "./from-service";
import type { CatalogFile } from "./catalog-store";
import { checkFiles, type FetchedCatalog } from "./check-files";
import { type MirrorIndex, mirrorIndexIn } from "./mirror-index";
import { unlessStalled } from "./stalled";

export interface MirrorOptions extends Pick<SourceOptions, "clock" | "onProgress"> {
  readonly fetch: typeof fetch;
}

/**
 * The index of a mirror (docs/server.md).
 * @returns null: there is no mirror
 * @throws DownloadFailure, the signal's reason
 */
export function readMirrorIndex(
  url: string,
  { fetch, clock }: MirrorOptions,
  signal: AbortSignal,
): Promise<MirrorIndex | null> {
  return unlessStalled(clock, signal, async (ended, progressed) => {
    const response = await fetch(`${url}/index.json`, { cache: "no-cache", signal: ended }).catch(blockedUnless(ended));
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    // Some hosts return their page for every URL.
    if (response.status === 404 || (response.ok && !isJson)) return null;
    const bytes = await bodyOf(response, maxIndexBytes, progressed, ended);
    return mirrorIndexIn(new TextDecoder().decode(bytes), clock.now());
  });
}

/**
 * The files of a mirror, which never change. Each is opened and checked.
 * @throws DownloadFailure, TablesFailure, the signal's reason
 */
export async function fromMirror(
  url: string,
  index: MirrorIndex,
  { fetch, clock, onProgress }: MirrorOptions,
  signal: AbortSignal,
): Promise<FetchedCatalog> {
  const { fetchedMs, products, searches } = index;
  const checkedMs = clock.now();
  let bytes = 0;
  const files: CatalogFile[] = [];
  for (const { category, language, name } of index.files) {
    const file = await unlessStalled(clock, signal, async (ended, progressed) => {
      const response = await fetch(`${url}/${name}`, { signal: ended }).catch(blockedUnless(ended));
      return bodyOf(response, maxFileBytes, progressed, ended);
    });
    if (`${await sha256Of(file)}.col` !== name) throw new Failed<DownloadFailure>({ code: "truncated" });
    files.push({ category, language, file });
    onProgress({ products, bytes: (bytes += file.length) });
  }
  const parent = new URL("..", new Request(`${url}/`).url).href;
  return checkFiles(files, {
    source: "mirror",
    parent,
    fetchedMs,
    checkedMs,
    products,
    searches,
    files: namesIn(index),
  });
}

export const namesIn = ({ files }: MirrorIndex): readonly string[] => files.map(({ name }) => name);

/** The hash in hexadecimal digits. */
async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const maxIndexBytes = 100_000;
/** 200,000 parts take 20 MB. */
const maxFileBytes = 200_000_000;

/** The whole body of a response. */
async function bodyOf(
  response: Response,
  maxBytes: number,
  progressed: () => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok || response.body === null)
    throw new Failed<DownloadFailure>({ code: "downloadRefused", status: response.status });
  const reader = response.body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read().catch((): never => {
      signal.throwIfAborted();
      throw new Failed<DownloadFailure>({ code: "truncated" });
    });
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
    progressed();
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel().catch(() => undefined);
      throw new Failed<DownloadFailure>({ code: "oversized" });
    }
    pieces.push(value);
  }
}

const blockedUnless = (signal: AbortSignal) => (): never => {
  signal.throwIfAborted();
  throw new Failed<DownloadFailure>({ code: "downloadBlocked" });
};
