import type { Client } from "../api/client";
import type { Product, ProductRecord } from "../api/product";
import { categoryById, type ProductCategory, productCategories } from "../vocabulary/category";
import { type Language, languages } from "../vocabulary/language";
import type { CatalogFile, CatalogState } from "./catalog-store";
import { type DownloadFailure, DownloadError } from "./download-failure";
import { type MirrorIndex, mirrorIndexIn } from "./mirror-index";
import { sha256Of } from "../base/sha256";
import type { DownloadProgress } from "./read-download";
import { storedFields } from "./tables/stored-fields";
import type { PackJob, PackNews, PackOrder } from "./worker-messages";

/** A worker that packs: it receives orders and sends news. */
export interface PackWorker {
  post(order: PackOrder): void;
  onNews(callback: (news: PackNews) => void): void;
  terminate(): void;
}

/** A whole catalog that was downloaded and isn't in use yet. */
export interface FetchedCatalog {
  readonly source: CatalogState["source"];
  readonly fetchedMs: number;
  readonly products: number;
  readonly files: readonly CatalogFile[];
  /** For a mirror: the names of its files; otherwise empty. */
  readonly names: readonly string[];
  /** Whether searches agree with the service, if known. */
  readonly searches: boolean | null;
}

export interface SourceOptions {
  readonly fetch: typeof fetch;
  readonly client: Pick<Client, "downloadUrl">;
  readonly startWorker: () => PackWorker;
  /** All products of a category, by the product-search operation. */
  readonly searchAll: (
    category: ProductCategory,
    language: Language,
    signal: AbortSignal,
  ) => Promise<readonly Product[]>;
  readonly nowMs: () => number;
  /** The languages to download, always including English. */
  readonly languages: readonly Language[];
  readonly onProgress: (progress: DownloadProgress) => void;
}

/**
 * The catalog of a mirror (docs/deployment.md): an index, and files that never change.
 * @returns null: there is no mirror; only the index if its files are the current ones
 * @throws DownloadError
 */
export async function fromMirror(
  url: string,
  atHand: readonly string[],
  { fetch, onProgress }: Pick<SourceOptions, "fetch" | "onProgress">,
  signal: AbortSignal,
): Promise<FetchedCatalog | MirrorIndex | null> {
  const response = await fetch(`${url}/index.json`, { cache: "no-cache", signal }).catch(blockedUnless(signal));
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  // Some hosts return their page for every URL.
  if (response.status === 404 || (response.ok && !isJson)) return null;
  const index = mirrorIndexIn(await jsonOf(response));
  const names = index.files.map(({ name }) => name);
  if (names.join() === atHand.join()) return index;
  let bytes = 0;
  const files: CatalogFile[] = [];
  for (const { category, language, name } of index.files) {
    const answer = await fetch(`${url}/${name}`, { signal }).catch(blockedUnless(signal));
    if (!answer.ok) throw new DownloadError({ code: "downloadRefused", status: answer.status });
    const file = new Uint8Array(await answer.arrayBuffer().catch(cutOff(signal)));
    if (`${await sha256Of(file)}.col` !== name) throw new DownloadError({ code: "truncated" });
    files.push({ category, language, file });
    onProgress({ products: index.products, bytes: (bytes += file.length) });
  }
  const { fetchedMs, products, searches } = index;
  return { source: "mirror", fetchedMs, products, searches, files, names };
}

/** The catalog behind the service's download URLs. @throws DownloadError, ApiError, the signal's reason */
export function fromDownloads(options: SourceOptions, signal: AbortSignal): Promise<FetchedCatalog> {
  return packedBy(
    "download",
    options,
    async (worker, category, language) => {
      const { url } = await options.client.downloadUrl(category, language, signal);
      worker.post({ kind: "download", url });
    },
    signal,
  );
}

/** The catalog by complete searches, which need a request for every 2,000 products. @throws as `fromDownloads` */
export function fromSearches(options: SourceOptions, signal: AbortSignal): Promise<FetchedCatalog> {
  return packedBy(
    "search",
    options,
    async (worker, category, language) => {
      const products = await options.searchAll(category, language, signal);
      const [first] = products;
      if (first === undefined) throw new DownloadError({ code: "noProducts" });
      for (let at = 0; at < products.length; at += recordsPerMessage)
        worker.post({ kind: "records", records: recordsOf(products.slice(at, at + recordsPerMessage)) });
      worker.post({ kind: "end", group: first.group });
    },
    signal,
  );
}

type Feed = (worker: PackWorker, category: ProductCategory, language: Language) => Promise<void>;

/** One category after the other: each takes several hundred megabytes while it is packed. */
async function packedBy(
  source: FetchedCatalog["source"],
  options: SourceOptions,
  feed: Feed,
  signal: AbortSignal,
): Promise<FetchedCatalog> {
  const fetchedMs = options.nowMs();
  const files: CatalogFile[] = [];
  const done = { products: 0, bytes: 0 };
  for (const language of languages.filter((each) => each === "en" || options.languages.includes(each)))
    for (const category of productCategories) {
      const english = files.find((each) => each.category === category && each.language === "en");
      const onProgress = ({ products, bytes }: DownloadProgress): void =>
        options.onProgress({ products: done.products + products, bytes: done.bytes + bytes });
      const job: PackJob = {
        ...{ kind: "job", category, language, base: english?.file ?? null },
        groupName: categoryById(category)?.group ?? "",
        fields: storedFields(category),
      };
      const packed = await packedByWorker(options.startWorker(), job, feed, onProgress, signal);
      files.push({ category, language, file: packed.file });
      done.bytes += packed.bytes;
      if (language === "en") done.products += packed.products;
    }
  return { source, fetchedMs, products: done.products, files, names: [], searches: null };
}

interface Packed extends DownloadProgress {
  readonly file: Uint8Array;
}

function packedByWorker(
  worker: PackWorker,
  job: PackJob,
  feed: Feed,
  onProgress: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<Packed> {
  const ended = new AbortController();
  return new Promise<Packed>((resolve, reject) => {
    let bytes = 0;
    signal.addEventListener("abort", () => reject(signal.reason as Error), { signal: ended.signal });
    worker.onNews((news) => {
      if (news.kind === "progress") {
        bytes = news.bytes;
        onProgress(news);
      } else if (news.kind === "packed") resolve({ ...news, bytes });
      else reject(new DownloadError(news.failure));
    });
    worker.post(job);
    signal.throwIfAborted();
    feed(worker, job.category, job.language).catch(reject);
  }).finally(() => {
    ended.abort();
    worker.terminate();
  });
}

/** A larger message would block the page for longer than a frame. */
const recordsPerMessage = 200;

const recordsOf = (products: readonly Product[]): readonly ProductRecord[] => products.map(({ record }) => record);

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new DownloadError({ code: "downloadRefused", status: response.status });
  return response.json().catch(() => {
    throw new DownloadError({ code: "unknownLayout" });
  });
}

function failed(failure: DownloadFailure, signal: AbortSignal): () => never {
  return () => {
    signal.throwIfAborted();
    throw new DownloadError(failure);
  };
}

const blockedUnless = (signal: AbortSignal): (() => never) => failed({ code: "downloadBlocked" }, signal);
const cutOff = (signal: AbortSignal): (() => never) => failed({ code: "truncated" }, signal);
