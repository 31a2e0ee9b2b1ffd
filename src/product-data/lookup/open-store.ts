import { type Clock, withTimeout } from "../base/clock";
import { ChunkStore } from "./chunk-store";
import type { PartCache } from "./part-cache";

/**
 * Opens the store of a service's products and gives it to the cache. Settles when the cache is filled, when there is no
 * storage, or when storage takes too long: the cache then works without it and gets the store later.
 */
export async function openStore(cache: PartCache, service: string, clock: Clock): Promise<void> {
  const open = (): Promise<ChunkStore> => ChunkStore.open(service, () => cache.detach(null));
  await withTimeout(cache.attach(open), clock);
}
