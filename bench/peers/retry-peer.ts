import { ApiError } from "../../src/api/failure";

/** Another way to deal with a service that refuses requests beyond a rate: what one request does, for itself. */
export interface RetryPeer {
  readonly name: string;
  /** @param attempt rejects with an ApiError when the service refuses */
  run<T>(attempt: () => Promise<T>, time: PeerTime): Promise<T>;
}

export interface PeerTime {
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
}

/** Milliseconds a refusal asks to wait; null when it does not say, or says so where the page cannot see it. */
export const retryAfterOf = (error: unknown): number | null => (error instanceof ApiError ? error.retryAfterMs : null);
