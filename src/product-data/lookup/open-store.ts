import type { Clock } from "../base/clock";
import { ChunkStore } from "./chunk-store";
import type { PartCache } from "./part-cache";

/**
 * Opens the store of a service's products and gives it to the cache. Settles when the cache is filled, when there is no
 * storage, or when storage takes too long: the cache then works without it and gets the store later.
 */
export async function openStore(cache: PartCache, service: string, clock: Clock): Promise<void> {
  const open = (): Promise<ChunkStore> => ChunkStore.open(service, () => cache.detach(null));
  await withPatience(cache.attach(open), clock);
}

/**
 * The result of the work; undefined if it fails, or takes longer than formulas can wait for it. Three of them in a row leave
 * less than 5 s of #BUSY!.
 */
export function withPatience<T>(work: Promise<T>, clock: Clock): Promise<T | undefined> {
  return new Promise((resolve) => {
    const giveUp = (): void => resolve(undefined);
    const callOff = clock.after(patienceMs, giveUp);
    void work.then(resolve, giveUp).finally(callOff);
  });
}

const patienceMs = 1500;
