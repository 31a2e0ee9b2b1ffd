import { packHere } from "../../../src/product-data/catalog/pack-here";
import type { AddinWindow } from "../../harness/bridge/addin-window";

/** The catalog's worker runs in this thread, because jsdom has none. The other worker has timers, which the page also has. */
export function giveWorker(window: AddinWindow): void {
  const idle = { postMessage: () => undefined, terminate: () => undefined };
  window["Worker"] = function Worker(url: URL) {
    return url.pathname.includes("timers") ? idle : packHere();
  };
}
