import { ApiError } from "../../src/product-data/api/failure";

/** Another way to handle a service with a rate limit: what each request does on its own. */
export interface RetryPeer {
  readonly name: string;
  /** @param attempt rejects with an ApiError when the service returns 429 */
  run<T>(attempt: () => Promise<T>, time: PeerTime): Promise<T>;
}

export interface PeerTime {
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
}

/** The delay in milliseconds that a 429 requests; null if it has none, or if the page can't read it. */
export const retryAfterOf = (error: unknown): number | null => (error instanceof ApiError ? error.retryAfterMs : null);
