import type { PackWorker } from "./catalog-sources";
import { packerOf } from "./pack-orders";
import type { PackNews, PackOrder } from "./worker-messages";

/** The work of the browser's worker, in this thread. Messages are copied, as between threads. */
export function packHere(fetchFile: typeof fetch): PackWorker {
  let told: (news: PackNews) => void = () => undefined;
  let isOver = false;
  let last = Promise.resolve();
  const follow = packerOf({
    fetch: fetchFile,
    rest: setImmediate,
    post: (news) => {
      if (!isOver) told(structuredClone(news));
    },
  });
  return {
    post: (order: PackOrder) => {
      const copy = structuredClone(order);
      last = last.then(() => follow(copy));
    },
    onNews: (callback) => void (told = callback),
    terminate: () => void (isOver = true),
  };
}
