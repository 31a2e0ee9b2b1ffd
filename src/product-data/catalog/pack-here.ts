import type { PackWorker } from "./from-service";
import { packerOf } from "./pack-orders";

/** The work of the browser's worker, in this thread. */
export function packHere(): PackWorker {
  const follow = packerOf((news) => worker.onmessage?.(new MessageEvent("message", { data: news })));
  const worker: PackWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (order) => queueMicrotask(() => follow(order)),
    terminate: () => void (worker.onmessage = null),
  };
  return worker;
}
