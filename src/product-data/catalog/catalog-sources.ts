import type { Client } from "../api/client";
import type { Product, ProductRecord } from "../api/product";
import { categoryById, type ProductCategory, productCategories } from "../vocabulary/category";
import { type Language, languages } from "../vocabulary/language";
import type { CatalogFile, CatalogState } from "./catalog-store";
import type { Clock } from "../base/clock";
import { signalWaiter } from "../base/signal-waiter";
import { checkFiles } from "./check-files";
import { DownloadError } from "./download-failure";
import type { DownloadProgress } from "./read-download";
import { unlessStalled } from "./stalled";
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

/** The facts to store about a catalog that was just checked. */
export function stateOf(
  { source, fetchedMs, products, files, names }: FetchedCatalog,
  checkedMs: number,
  searches: boolean,
): CatalogState {
  const bytes = files.reduce((sum, { file }) => sum + file.length, 0);
  const ownLanguages = [...new Set(files.map(({ language }) => language))];
  return { source, fetchedMs, checkedMs, products, bytes, languages: ownLanguages, searches, files: names };
}

export interface SourceOptions {
  readonly client: Pick<Client, "downloadUrl">;
  readonly startWorker: () => PackWorker;
  /** All products of a category, by the product-search operation. */
  readonly searchAll: (
    category: ProductCategory,
    language: Language,
    signal: AbortSignal,
  ) => Promise<readonly Product[]>;
  readonly clock: Pick<Clock, "now" | "after">;
  /** The languages to download, always including English. */
  readonly languages: readonly Language[];
  readonly onProgress: (progress: DownloadProgress) => void;
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
  const fetchedMs = options.clock.now();
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
      const packed = await packedByWorker(options, job, feed, onProgress, signal);
      files.push({ category, language, file: packed.file });
      done.bytes += packed.bytes;
      if (language === "en") done.products += packed.products;
    }
  await checkFiles(files, done.products);
  return { source, fetchedMs, products: done.products, files, names: [], searches: null };
}

interface Packed extends DownloadProgress {
  readonly file: Uint8Array;
}

async function packedByWorker(
  { startWorker, clock }: SourceOptions,
  job: PackJob,
  feed: Feed,
  onProgress: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<Packed> {
  const worker = startWorker();
  const waiter = signalWaiter(signal);
  let [bytes, progressed] = [0, (): void => undefined];
  const packed = new Promise<Packed>((resolve, reject) => {
    worker.onNews((news) => {
      progressed();
      if (news.kind === "progress") {
        bytes = news.bytes;
        onProgress(news);
      } else if (news.kind === "packed") resolve({ ...news, bytes });
      else reject(new DownloadError(news.failure));
    });
  });
  packed.catch(() => undefined);
  try {
    signal.throwIfAborted();
    worker.post(job);
    // Its requests have deadlines of their own.
    await waiter.wait(Promise.race([feed(worker, job.category, job.language), packed]));
    return await unlessStalled(clock, signal, (stalled, onNews) => {
      progressed = onNews;
      return signalWaiter(stalled).wait(packed);
    });
  } finally {
    waiter.close();
    worker.terminate();
  }
}

/** A larger message would block the page for longer than a frame. */
const recordsPerMessage = 200;

const recordsOf = (products: readonly Product[]): readonly ProductRecord[] => products.map(({ record }) => record);
