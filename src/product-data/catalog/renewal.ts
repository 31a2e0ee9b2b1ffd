import type { Clock } from "../base/clock";

/**
 * Checks regularly whether the catalog should be updated, at an age that differs between computers, so that an
 * organization's computers don't all contact its mirror in the same minute.
 * @param random in [0, 1)
 * @param update called with the time to add to the age at which a catalog is updated
 */
export function renewRegularly(clock: Clock, random: () => number, update: (jitterMs: number) => Promise<void>): void {
  const jitterMs = random() * maxJitterMs;
  const look = (): void => {
    clock.after(lookEveryMs, look);
    void update(jitterMs);
  };
  look();
}

const maxJitterMs = 2 * 3_600_000;
const lookEveryMs = 600_000;
