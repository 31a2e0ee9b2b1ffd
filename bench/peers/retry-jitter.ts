import { retryAfterOf, type RetryPeer } from "./retry-peer";

/** Exponential back-off with full jitter for each request, eight tries starting with 300 ms. */
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
