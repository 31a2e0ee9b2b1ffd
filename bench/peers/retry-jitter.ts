import { retryAfterOf, type RetryPeer } from "./retry-peer";

/** Exponential back-off with full jitter, each request for itself, eight tries from 300 ms on. */
export const fullJitter: RetryPeer = {
  name: "independent back-off, full jitter",
  run: async (attempt, { sleep, random }) => {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (tries === 8) throw error;
        await sleep(retryAfterOf(error) ?? random() * 300 * 2 ** tries);
      }
    }
  },
};
