import { packHere } from "../../../src/product-data/catalog/pack-here";
import type { PackNews, PackOrder } from "../../../src/product-data/catalog/worker-messages";
import type { AddinWindow } from "../../../harness/bridge/host";

/** How files behind download URLs reach the worker. */
export const files = { fetch };

/** The catalog's worker runs in this thread, because jsdom has none. */
export function giveWorker(window: AddinWindow): void {
  window["Worker"] = class {
    onmessage: ((event: { readonly data: PackNews }) => void) | null = null;
    readonly #packer = packHere((...request) => files.fetch(...request));
    /** The other worker has timers, which the page also has. */
    readonly #isPacker: boolean;
    constructor(url: URL) {
      this.#isPacker = !url.pathname.includes("timers");
      this.#packer.onNews((data) => this.onmessage?.({ data }));
    }
    postMessage(order: PackOrder): void {
      if (this.#isPacker) this.#packer.post(order);
    }
    terminate(): void {
      this.#packer.terminate();
    }
  };
}
