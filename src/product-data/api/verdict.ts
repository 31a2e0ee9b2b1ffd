import type { ApiError, ApiFailure } from "./failure";
import type { Pace } from "./pacing";

/** The effect of a failed request on the requests after it. */
type Verdict = "throttled" | "transient" | "rejected" | "final";

/** A failure without a response this soon after a success is treated as a gateway's 429 that the browser hides. */
const opaqueWindowMs = 30_000;
/**
 * After this many consecutive failures without a response, they no longer count as 429s, because no rate limit is that
 * low.
 */
const mostOpaqueRefusals = 3;

/**
 * API gateways send 429 without CORS headers, which a page can't tell from a network failure. Soon after a success it
 * is treated as a 429.
 */
export function judge(pace: Pace, { failure }: ApiError, nowMs: number): Verdict {
  if (failure.code === "throttled") return "throttled";
  if (failure.code === "keyRejected" || failure.code === "accessRefused") return "rejected";
  const opaque = failure.code === "unreachable" && nowMs - pace.lastSuccessMs < opaqueWindowMs;
  if (opaque && !pace.refusesOpenly && pace.throttles < mostOpaqueRefusals) return "throttled";
  return triesIfTransient(failure) > 1 ? "transient" : "final";
}

/** How often a request is tried before its failure is returned. */
export function allowedTries(verdict: Verdict, failure: ApiFailure): number {
  return verdict === "throttled" ? 10 : triesIfTransient(failure);
}

function triesIfTransient(failure: ApiFailure): number {
  // What isn't whole may be the next time. A whole response of another form, or with the key in it, is the service's own;
  // the second request avoids a cache that has it.
  if (failure.code === "unreadable" && failure.detail !== "JSON") return 2;
  return tries[failure.code] ?? 1;
}

const tries: Partial<Record<ApiFailure["code"], number>> = {
  serviceFailed: 5,
  unreadable: 5,
  unreachable: 4,
  timedOut: 2,
};
