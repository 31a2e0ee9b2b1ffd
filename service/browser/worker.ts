import { Catalog } from "../catalog/catalog";
import { randomOf } from "../catalog/random";
import { realProducts } from "../catalog/real-products";
import { createApp } from "../http/app";
import { RateLimiter } from "../http/rate-limit";
import { rejections } from "../http/rejection";
import { readRequest } from "../http/request";
import type { ToWorker } from "./worker-messages";

/** The service in a worker of the browser. */
const key = "demo";
const app = createApp({
  catalog: new Catalog(realProducts()),
  limiter: new RateLimiter(null, Date),
  // Files of the folder, which don't expire.
  downloads: {
    pathOf: (category, language) => `/download/${category}-${language}.json.gz`,
    read: () => rejections.unknownResource,
  },
  keys: new Set([key]),
  baseUrl: new URL(".", location.href).href.replace(/\/$/, ""),
  faults: () => ({}),
  random: randomOf(1, "faults"),
  wait: () => Promise.resolve(),
});

addEventListener("message", ({ data: { id, url } }: MessageEvent<ToWorker>) => {
  void app(readRequest("GET", url, key)).then(({ status, headers, body }) => {
    postMessage({ id, status, headers, body });
  });
});
