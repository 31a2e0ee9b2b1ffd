import { isFailure } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import { Packer } from "./tables/packer";
import { openTable } from "./tables/table";
import type { PackNews, PackOrder } from "./worker-messages";

/**
 * Packs one category in one language: it receives orders and sends news. Nothing throws: a failure is the last message.
 */
export function packerOf(post: (news: PackNews) => void): (order: PackOrder) => void {
  let packer: Packer | null = null;
  const follow = (order: PackOrder): void => {
    packer ??= new Packer(order.category);
    if (order.kind === "records") {
      for (const record of order.records) packer.add(record);
      post({ kind: "progress" });
      return;
    }
    const base = order.base === null ? null : openTable(order.base);
    post({ kind: "packed", file: packer.finish({ group: order.group, language: order.language, base }) });
  };
  return (order) => {
    try {
      follow(order);
    } catch (error) {
      post({ kind: "failed", failure: isFailure<DownloadFailure>(error) ? error.failure : { code: "workerFailed" } });
    }
  };
}
