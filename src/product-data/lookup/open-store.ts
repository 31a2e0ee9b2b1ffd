import type { Clock } from "../base/clock";
import { ChunkStore } from "./chunk-store";
import type { PartCache } from "./part-cache";

/**
 * Opens the store of a service's products and gives it to the cache. Settles when the cache is filled, when there is no
 * storage, or when storage takes too long: the cache then works without it and gets the store later.
 */
export async function openStore(cache: PartCache, service: string, clock: Clock): Promise<void> {
  const opening = ChunkStore.open(service, () => cache.detach(null));
  await withPatience(cache.attach(opening), clock);
}

/** Settles with the work, whatever its result, but after two seconds at the latest, because formulas wait for it. */
export async function withPatience(work: Promise<unknown>, clock: Clock): Promise<void> {
  await new Promise<void>((resolve) => {
    const callOff = clock.after(patienceMs, resolve);
    const settle = (): void => {
      callOff();
      resolve();
    };
    work.then(settle, settle);
  });
}

const patienceMs = 2000;
