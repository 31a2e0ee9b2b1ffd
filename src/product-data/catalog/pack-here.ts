import type { PackWorker } from "./from-service";
import { packerOf } from "./pack-orders";

/** The work of the browser's worker, in this thread. Messages are copied, as between threads. */
export function packHere(): PackWorker {
  const follow = packerOf((news) => worker.onmessage?.(new MessageEvent("message", { data: structuredClone(news) })));
  const worker: PackWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (order) => {
      const copy = structuredClone(order);
      queueMicrotask(() => follow(copy));
    },
    terminate: () => void (worker.onmessage = null),
  };
  return worker;
}
