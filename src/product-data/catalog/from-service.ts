import type { Product } from "../api/product";
import type { Clock } from "../base/clock";
import { Failed } from "../base/failed";
import { signalWaiter } from "../base/signal-waiter";
import { Slices } from "../base/slices";
import type { Query } from "../filter/query";
import { conditionOn } from "../filter/syntax";
import { productCategories } from "../vocabulary/category";
import { type Language, languages } from "../vocabulary/language";
import type { CatalogFile } from "./catalog-store";
import { checkFiles, type FetchedCatalog } from "./check-files";
import type { DownloadFailure } from "./download-failure";
import { unlessStalled } from "./stalled";
import type { PackJob, PackNews, PackOrder } from "./worker-messages";

/** A browser's worker that packs. */
export interface PackWorker extends Pick<Worker, "onerror" | "terminate"> {
  postMessage(order: PackOrder): void;
  onmessage: ((event: MessageEvent<PackNews>) => void) | null;
}

/** The progress of a download. `bytes`: 0 while the service is searched. */
export interface DownloadProgress {
  readonly bytes: number;
  readonly products: number;
}

export interface SourceOptions {
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
 * The catalog without a mirror, by complete searches: a request for every 2,000 parts in each language. The API's
 * document doesn't say what is in the files behind its download URLs.
 * @throws DownloadFailure, ApiError, the signal's reason
 */
export async function fromService(options: SourceOptions, signal: AbortSignal): Promise<FetchedCatalog> {
  const fetchedMs = options.clock.now();
  const own = languages.filter((each) => each === "en" || options.languages.includes(each));
  const files: CatalogFile[] = [];
  let [earlier, products] = [0, 0];
  // Categories are fetched one after the other, because each takes several hundred megabytes until it is packed.
  for (const language of own)
    for (const category of productCategories) {
      const seen = new Set<string>();
      const onProduct = (partno: string): void =>
        options.onProgress({ products: Math.floor((earlier + seen.add(partno).size) / own.length), bytes: 0 });
      const query = { filter: [conditionOn("Category", "eq", category)], orderby: [], language };
      const found = await options.searchAll(query, signal, onProduct);
      const base = files.find((each) => each.category === category && each.language === "en")?.file ?? null;
      files.push({
        category,
        language,
        file: await packed({ category, language, base }, found, options, signal),
      });
      earlier += found.length;
      if (language === "en") products += found.length;
    }
  return checkFiles(files, { source: "search", fetchedMs, checkedMs: fetchedMs, products, searches: true, files: [] });
}

async function packed(
  job: PackJob,
  products: readonly Product[],
  { startWorker, clock }: SourceOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const [first] = products;
  if (first === undefined) throw new Failed<DownloadFailure>({ code: "noProducts" });
  const worker = startWorker();
  try {
    return await unlessStalled(clock, signal, async (ended, progressed) => {
      const file = new Promise<Uint8Array>((resolve, reject) => {
        // The worker's script didn't load, or its input is too large.
        worker.onerror = () => reject(new Failed<DownloadFailure>({ code: "workerFailed" }));
        worker.onmessage = ({ data: news }) => {
          progressed();
          if (news.kind === "packed") resolve(news.file);
          else if (news.kind === "failed") reject(new Failed<DownloadFailure>(news.failure));
        };
      });
      file.catch(() => undefined);
      const slices = new Slices();
      for (let at = 0; at < products.length; at += recordsPerMessage) {
        const records = products.slice(at, at + recordsPerMessage).map(({ record }) => record);
        worker.postMessage({ kind: "records", category: job.category, records });
        await slices.pause();
      }
      worker.postMessage({ kind: "end", ...job, group: first.group });
      return signalWaiter(ended).wait(file);
    });
  } finally {
    worker.terminate();
  }
}

/** A larger message would block the page for longer than a frame. */
const recordsPerMessage = 200;
