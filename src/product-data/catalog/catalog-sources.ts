import { Failed, isFailure } from "../base/failed";
import type { Client } from "../api/client";
import type { Product } from "../api/product";
import type { Query } from "../filter/query";
import { conditionOn } from "../filter/syntax";
import { productCategories } from "../vocabulary/category";
import { type Language, languages } from "../vocabulary/language";
import type { CatalogFile } from "./catalog-store";
import type { Clock } from "../base/clock";
import { signalWaiter } from "../base/signal-waiter";
import { checkFiles, type FetchedCatalog } from "./check-files";
import type { DownloadFailure } from "./download-failure";
import type { DownloadProgress } from "./read-download";
import { unlessStalled } from "./stalled";
import type { PackJob, PackNews, PackOrder } from "./worker-messages";

/** A browser's worker that packs. */
export interface PackWorker extends Pick<Worker, "onerror" | "terminate"> {
  postMessage(order: PackOrder): void;
  onmessage: ((event: MessageEvent<PackNews>) => void) | null;
}

export interface SourceOptions {
  readonly client: Pick<Client, "downloadUrl">;
  readonly startWorker: () => PackWorker;
  /** All products that match, by the product-search operation. `onProduct` gets each product that arrives. */
  readonly searchAll: (
    query: Query,
    signal: AbortSignal,
    onProduct: (partno: string) => void,
  ) => Promise<readonly Product[]>;
  readonly clock: Pick<Clock, "now" | "after">;
  /** The languages to download, always including English. */
  readonly languages: readonly Language[];
  readonly onProgress: (progress: DownloadProgress) => void;
}

/**
 * The catalog without a mirror: from the download URLs, or by searches if the files can't be read, because the document
 * doesn't say what is in them.
 * @throws DownloadFailure, ApiError, the signal's reason
 */
export async function fromService(
  options: SourceOptions,
  maySearch: boolean,
  signal: AbortSignal,
): Promise<FetchedCatalog> {
  try {
    return await packAll("download", options, signal);
  } catch (error) {
    if (!maySearch || !isFailure<DownloadFailure>(error, ...ofTheFile)) throw error;
    return packAll("search", options, signal);
  }
}

/** Failures of the file behind the download URL, not of the service. */
const ofTheFile: readonly DownloadFailure["code"][] = [
  "downloadBlocked",
  "downloadRefused",
  "unknownForm",
  "unknownLayout",
  "incomplete",
  "noProducts",
  "unreadableProduct",
  "repeatedPart",
  "unusablePart",
];

/** Gives the worker what it packs. */
type Feed = (
  options: SourceOptions,
  worker: PackWorker,
  job: PackJob,
  onProgress: (progress: DownloadProgress) => void,
  signal: AbortSignal,
) => Promise<void>;

const feeds: Readonly<Record<"download" | "search", Feed>> = {
  download: async ({ client }, worker, { category, language }, _, signal) =>
    worker.postMessage({ kind: "download", url: await client.downloadUrl(category, language, signal) }),
  /** Complete searches need a request for every 2,000 products. */
  search: async ({ searchAll }, worker, { category, language }, onProgress, signal) => {
    const query = { filter: [conditionOn("Category", "eq", category)], orderby: [], language };
    const found = new Set<string>();
    const onProduct = (partno: string): void => onProgress({ products: found.add(partno).size, bytes: 0 });
    const products = await searchAll(query, signal, onProduct);
    const [first] = products;
    if (first === undefined) throw new Failed<DownloadFailure>({ code: "noProducts" });
    const records = products.map(({ record }) => record);
    for (let at = 0; at < records.length; at += recordsPerMessage)
      worker.postMessage({ kind: "records", records: records.slice(at, at + recordsPerMessage) });
    worker.postMessage({ kind: "end", group: first.group });
  },
};

/** One category after the other: each takes several hundred megabytes while it is packed. */
async function packAll(
  source: keyof typeof feeds,
  options: SourceOptions,
  signal: AbortSignal,
): Promise<FetchedCatalog> {
  const fetchedMs = options.clock.now();
  const files: CatalogFile[] = [];
  const done = { products: 0, bytes: 0 };
  for (const language of languages.filter((each) => each === "en" || options.languages.includes(each)))
    for (const category of productCategories) {
      const english = files.find((each) => each.category === category && each.language === "en");
      let most = 0;
      const onProgress = ({ products, bytes }: DownloadProgress): void => {
        // Products that were searched are packed afterwards.
        most = Math.max(most, products);
        options.onProgress({ products: done.products + most, bytes: done.bytes + bytes });
      };
      const job: PackJob = { kind: "job", category, language, base: english?.file ?? null };
      const packed = await packInWorker(options, job, feeds[source], onProgress, signal);
      files.push({ category, language, file: packed.file });
      done.bytes += packed.bytes;
      if (language === "en") done.products += packed.products;
    }
  const { products } = done;
  return checkFiles(files, { source, fetchedMs, checkedMs: fetchedMs, products, searches: true, files: [] });
}

interface Packed extends DownloadProgress {
  readonly file: Uint8Array;
}

async function packInWorker(
  options: SourceOptions,
  job: PackJob,
  feed: Feed,
  onProgress: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<Packed> {
  const worker = options.startWorker();
  const waiter = signalWaiter(signal);
  let [bytes, progressed] = [0, (): void => undefined];
  const packed = new Promise<Packed>((resolve, reject) => {
    // The worker's script didn't load, or its input is too large.
    worker.onerror = () => reject(new Failed<DownloadFailure>({ code: "workerFailed" }));
    worker.onmessage = ({ data: news }) => {
      progressed();
      if (news.kind === "progress") {
        bytes = news.bytes;
        onProgress(news);
      } else if (news.kind === "packed") resolve({ ...news, bytes });
      else reject(new Failed<DownloadFailure>(news.failure));
    };
  });
  packed.catch(() => undefined);
  try {
    signal.throwIfAborted();
    worker.postMessage(job);
    // The worker's requests have deadlines of their own.
    await waiter.wait(Promise.race([feed(options, worker, job, onProgress, signal), packed]));
    return await unlessStalled(options.clock, signal, (stalled, onMessage) => {
      progressed = onMessage;
      return signalWaiter(stalled).wait(packed);
    });
  } finally {
    waiter.close();
    worker.terminate();
  }
}

/** A larger message would block the page for longer than a frame. */
const recordsPerMessage = 200;
