import { Failed, isFailure } from "../base/failed";
import { Slices, type Schedule } from "../base/slices";
import type { DownloadFailure } from "./download-failure";
import type { ProductGroup } from "../api/product";
import { Packer } from "./tables/packer";
import { readDownload } from "./read-download";
import { openTable } from "./tables/table";
import type { PackJob, PackNews, PackOrder } from "./worker-messages";

/** The dependencies of the worker. */
interface PackEnvironment {
  readonly fetch: typeof fetch;
  readonly rest: Schedule;
  readonly post: (news: PackNews) => void;
}

interface Started {
  readonly job: PackJob;
  readonly packer: Packer;
}

/** Excel warns about add-ins that keep a core busy, so a rest follows this much work. */
const workMs = 50;

/**
 * Packs one category in one language: it receives orders and sends news. Nothing throws: a failure is the last message.
 */
export function packerOf(environment: PackEnvironment): (order: PackOrder) => Promise<void> {
  const { post } = environment;
  let started: Started | null = null;
  const follow = async (order: PackOrder): Promise<void> => {
    if (order.kind === "job") {
      started = { job: order, packer: new Packer(order.category) };
      return;
    }
    if (started === null) return;
    const { packer, job } = started;
    if (order.kind === "records") {
      for (const record of order.records) packer.add(record);
      post({ kind: "progress", bytes: 0, products: packer.size });
      return;
    }
    const group = order.kind === "end" ? order.group : await download(order.url, started, environment);
    const base = job.base === null ? null : openTable(job.base);
    post({ kind: "packed", file: packer.finish({ group, language: job.language, base }), products: packer.size });
  };
  return (order) =>
    follow(order).catch((error: unknown) => {
      post({ kind: "failed", failure: isFailure<DownloadFailure>(error) ? error.failure : { code: "workerFailed" } });
    });
}

async function download(
  url: string,
  { job, packer }: Started,
  { fetch, rest, post }: PackEnvironment,
): Promise<ProductGroup> {
  const response = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" }).catch(() => {
    throw new Failed<DownloadFailure>({ code: "downloadBlocked" });
  });
  if (!response.ok || response.body === null)
    throw new Failed<DownloadFailure>({ code: "downloadRefused", status: response.status });
  const slices = new Slices(workMs, rest);
  return readDownload(response.body, {
    category: job.category,
    onProduct: (record) => packer.add(record),
    onProgress: async (progress) => {
      if (slices.isDue) post({ kind: "progress", ...progress });
      await slices.pause();
    },
  });
}
