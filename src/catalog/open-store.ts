import type { Clock } from "../api/clock";
import { ChunkStore } from "./chunk-store";
import type { PartCache } from "./part-cache";

/**
 * Opens the store of a service's products and gives it to the cache. Settles when the cache is warm, when there is no
 * storage to be had, or when storage takes too long: then the cache works at once and gets the store when it comes.
 */
export async function openStore(cache: PartCache, service: string, clock: Clock): Promise<void> {
  const opened = ChunkStore.open(service, () => cache.detach(null)).then(
    (store) => cache.attach(store),
    (error: unknown) => cache.detach(error),
  );
  await new Promise<void>((resolve) => {
    const callOff = clock.after(patienceMs, resolve);
    void opened.finally(callOff).then(resolve);
  });
}

const patienceMs = 2000;
