import { packerOf } from "./pack-orders";
import type { PackOrder } from "./worker-messages";

/** The worker that packs the catalog. On the page, Excel would think that the add-in hangs. */
const follow = packerOf((news) =>
  self.postMessage(news, { transfer: news.kind === "packed" ? [news.file.buffer] : [] }),
);

self.onmessage = ({ data }: MessageEvent<PackOrder>) => follow(data);
