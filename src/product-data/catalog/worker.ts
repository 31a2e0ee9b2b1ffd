import { packerOf } from "./pack-orders";
import type { PackOrder } from "./worker-messages";

/**
 * The worker that packs the catalog. Reading a category takes seconds; on the page, Excel would think that the add-in
 * hangs.
 */
const restMs = 20;

const follow = packerOf({
  fetch: fetch.bind(globalThis),
  rest: (done) => void setTimeout(done, restMs),
  post: (news) => self.postMessage(news, { transfer: news.kind === "packed" ? [news.file.buffer] : [] }),
});

self.onmessage = ({ data }: MessageEvent<PackOrder>) => void follow(data);
