import { afterTask } from "../base/slices";
import type { PackWorker } from "./catalog-sources";
import { packerOf } from "./pack-orders";

/** The work of the browser's worker, in this thread. Messages are copied, as between threads. */
export function packHere(fetchFile: typeof fetch): PackWorker {
  let last = Promise.resolve();
  const follow = packerOf({
    fetch: fetchFile,
    rest: afterTask,
    post: (news) => worker.onmessage?.(new MessageEvent("message", { data: structuredClone(news) })),
  });
  const worker: PackWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (order) => {
      const copy = structuredClone(order);
      last = last.then(() => follow(copy));
    },
    terminate: () => void (worker.onmessage = null),
  };
  return worker;
}
