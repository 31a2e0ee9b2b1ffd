import type { Clock } from "../api/clock";

/**
 * Looks regularly whether a catalog is to be renewed, with an age that differs from computer to computer, so that not all
 * of an organization ask its mirror in one minute.
 * @param random in [0, 1)
 * @param renew gets the time to add to the age at which a catalog is renewed
 */
export function renewRegularly(clock: Clock, random: () => number, renew: (jitterMs: number) => Promise<void>): void {
  const jitterMs = random() * mostJitterMs;
  const look = (): void => {
    clock.after(lookEveryMs, look);
    void renew(jitterMs);
  };
  look();
}

const mostJitterMs = 2 * 3_600_000;
const lookEveryMs = 600_000;
