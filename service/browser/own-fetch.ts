import { serviceResponse, startService } from "./service";

/** The add-in's requests to the address that it comes from are for the service in a worker. No request leaves the page. */
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (url.origin !== location.origin || !url.pathname.startsWith("/v2/")) return fetch(input, init);
  const { signal } = init ?? {};
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    serviceResponse(url.pathname + url.search).then(resolve, reject);
  });
};
startService();
