import type { RetryPeer } from "./retry-peer";

export const noRetry: RetryPeer = { name: "no retry", run: (attempt) => attempt() };
