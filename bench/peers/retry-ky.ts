import { ApiError } from "../../src/product-data/api/failure";
import { retryAfterOf, type RetryPeer } from "./retry-peer";

/** ky's default: two retries after 300 * 2^n ms or after Retry-After (source/core/constants.ts, types/retry.ts). */
export const kyDefault: RetryPeer = {
  name: "ky's default retry",
  run: async (attempt, { sleep }) => {
    for (let retries = 1; ; retries++) {
      try {
        return await attempt();
      } catch (error) {
        if (retries > 2 || !(error instanceof ApiError)) throw error;
        await sleep(retryAfterOf(error) ?? 300 * 2 ** (retries - 1));
      }
    }
  },
};
