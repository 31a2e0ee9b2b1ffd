import type { ProductGroup } from "../api/product";
import { DownloadError, TablesError } from "./failure";
import { Packer } from "./packer";
import { readDownload } from "./read-download";
import { openTable } from "./table";
import type { PackJob, PackNews, PackOrder } from "./worker-messages";

/**
 * The worker that packs the catalog: reading a category takes seconds, which Excel would take for an add-in that hangs. It
 * works for a while and rests for a while, because Excel also warns of add-ins that keep a core busy.
 */
const workMs = 50;
const restMs = 20;

let job: PackJob | null = null;
let packer: Packer | null = null;

const post = (news: PackNews, transfer: readonly Transferable[] = []): void =>
  self.postMessage(news, { transfer: [...transfer] });

self.onmessage = ({ data }: MessageEvent<PackOrder>) => {
  follow(data).catch((error: unknown) => {
    if (!(error instanceof DownloadError) && !(error instanceof TablesError)) throw error;
    post({ kind: "failed", failure: error.failure });
  });
};

async function follow(order: PackOrder): Promise<void> {
  if (order.kind === "job") {
    job = order;
    packer = new Packer(order.category);
  }
  if (job === null || packer === null) return;
  const own = packer;
  if (order.kind === "download") finish(own, job, await download(order.url, own));
  else if (order.kind === "records") {
    for (const record of order.records) own.add(record);
    post({ kind: "progress", bytes: 0, products: own.size });
  } else if (order.kind === "end") finish(own, job, order.group);
}

async function download(url: string, own: Packer): Promise<ProductGroup> {
  const response = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" }).catch(() => {
    throw new DownloadError({ code: "downloadBlocked" });
  });
  if (!response.ok || response.body === null)
    throw new DownloadError({ code: "downloadRefused", status: response.status });
  let sinceMs = performance.now();
  return readDownload(response.body, {
    category: own.category,
    onProduct: (record) => own.add(record),
    onProgress: async (progress) => {
      if (performance.now() - sinceMs < workMs) return;
      post({ kind: "progress", ...progress });
      await new Promise((done) => setTimeout(done, restMs));
      sinceMs = performance.now();
    },
  });
}

function finish(own: Packer, { language, base }: PackJob, group: ProductGroup): void {
  const file = own.finish({ group, language, base: base === null ? null : openTable(base) });
  post({ kind: "packed", file, products: own.size }, [file.buffer]);
}
