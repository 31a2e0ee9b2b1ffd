import { type ApiError, type ApiFailure, tooLarge } from "./failure";

/**
 * The rate of requests, learned from the responses: additive increase, multiplicative decrease. All of this is pure:
 * the time is an argument, and only differences of times matter.
 */
interface Pace {
  /** null: no limit, because no request has been throttled yet. */
  readonly ratePerSecond: number | null;
  /** No request starts before this time: a pause after a failure, or the delay that the service requested. */
  readonly notBeforeMs: number;
  /** The time at which the rate allows the next request; in the past if no request was sent for a while. */
  readonly roomAtMs: number;
  /** The time at which the rate was last lowered. 429 responses to requests that started earlier add no information. */
  readonly loweredAtMs: number;
  readonly lastSuccessMs: number;
  /** 429 responses since the last successful request that started after one. */
  readonly throttles: number;
  /** Whether the add-in sees 429 responses as such. If it does, a failure without a response isn't one. */
  readonly refusesOpenly: boolean;
  /** Passing failures in a row that weren't 429 responses. */
  readonly failures: number;
  /** The breaker is open until this time: requests fail at once. Then one request at a time is sent, as a test. */
  readonly openUntilMs: number;
}

export const freePace: Pace = {
  ratePerSecond: null,
  notBeforeMs: -Infinity,
  roomAtMs: -Infinity,
  loweredAtMs: -Infinity,
  lastSuccessMs: -Infinity,
  throttles: 0,
  refusesOpenly: false,
  failures: 0,
  openUntilMs: -Infinity,
};

/** The rate before the first decrease. */
const firstRatePerSecond = 8;
const decrease = 0.6;
const increasePerSecond = 0.05;
/** No service is slower: 429 responses below it don't measure a rate. */
const lowestRatePerSecond = 0.5;
const pauseMs = 400;
/** The failures in a row after which the service is considered unavailable. */
const failuresToOpen = 5;
const openMs = 6000;
/** The key may be wrong after a 403, so the service is tested less often. */
const openAfterRejectionMs = 45_000;

/** A longer delay that the service requests is cut to this: a gateway's mistake must not stop the add-in for a day. */
const longestPauseMs = 300_000;
/** The longest that a request waits. One that would wait longer fails instead. */
export const longestWaitMs = 60_000;

/** Resets the state learned from failures, but keeps the delay that the service requested. */
export function relearn({ notBeforeMs, refusesOpenly }: Pace): Pace {
  return { ...freePace, notBeforeMs, refusesOpenly };
}

/** A request is sent. */
export function recordStart(pace: Pace, nowMs: number): Pace {
  if (pace.ratePerSecond === null) return pace;
  return { ...pace, roomAtMs: Math.max(pace.roomAtMs, nowMs) + 1000 / pace.ratePerSecond };
}

/** @param startedMs when the successful request was sent */
export function recordSuccess(pace: Pace, startedMs: number, nowMs: number): Pace {
  // The service was unavailable: its failures since don't measure a rate.
  if (pace.failures >= failuresToOpen) return { ...relearn(pace), lastSuccessMs: nowMs };
  return {
    ...pace,
    ratePerSecond: pace.ratePerSecond === null ? null : pace.ratePerSecond + increasePerSecond,
    lastSuccessMs: nowMs,
    throttles: startedMs > pace.loweredAtMs ? 0 : pace.throttles,
    failures: 0,
    openUntilMs: -Infinity,
  };
}

/** The service responded with 429. */
export function recordThrottle(before: Pace, startedMs: number, nowMs: number, error: ApiError): Pace {
  const pace = {
    ...before,
    notBeforeMs: Math.max(before.notBeforeMs, nowMs + requestedMs(error)),
    refusesOpenly: before.refusesOpenly || error.failure.code === "throttled",
  };
  if (startedMs < pace.loweredAtMs) return pace;
  const lowered = (pace.ratePerSecond ?? firstRatePerSecond / decrease) * decrease;
  const ratePerSecond = Math.max(lowestRatePerSecond, lowered);
  const roomAtMs = nowMs + Math.max(pauseMs, 1000 / ratePerSecond);
  return { ...pace, ratePerSecond, roomAtMs, loweredAtMs: nowMs, throttles: pace.throttles + 1 };
}

/** Any other passing failure causes a pause that doubles. After several in a row, the breaker opens. */
export function recordFailure(pace: Pace, nowMs: number, error: ApiError): Pace {
  const failures = pace.failures + 1;
  const isDown = failures >= failuresToOpen;
  const openUntilMs = isDown ? nowMs + openMs : pace.openUntilMs;
  const delayMs = Math.max(requestedMs(error), isDown ? 0 : pauseMs * 2 ** pace.failures);
  return { ...pace, failures, openUntilMs, notBeforeMs: Math.max(pace.notBeforeMs, nowMs + delayMs) };
}

function requestedMs({ retryAfterMs }: ApiError): number {
  return Math.min(retryAfterMs ?? 0, longestPauseMs);
}

/** The service responded with 403: the breaker opens at once. */
export function recordRejection(pace: Pace, nowMs: number): Pace {
  return { ...pace, failures: failuresToOpen, openUntilMs: nowMs + openAfterRejectionMs };
}

/** The user tries now: one request may be sent at once, whatever the wait. */
export function allowProbe(pace: Pace, nowMs: number): Pace {
  return { ...pace, openUntilMs: -Infinity, notBeforeMs: Math.min(pace.notBeforeMs, nowMs) };
}

/**
 * How many requests may be in progress: one, as a test, after a 429 and while the service is considered unavailable.
 */
export function allowedConcurrency(pace: Pace, most: number): number {
  return pace.throttles > 0 || pace.failures >= failuresToOpen ? 1 : most;
}

/** The effect of a failed request on the requests after it. */
type FailureEffect = "throttled" | "transient" | "rejected" | "final";

/** A failure without a response this soon after a success is treated as a gateway's 429 that the browser hides. */
const opaqueWindowMs = 30_000;
/**
 * The consecutive failures without a response after which they no longer count as 429s, because no rate limit is that
 * low.
 */
const maxOpaqueRefusals = 3;

/**
 * API gateways send 429 without CORS headers, which a page can't tell from a network failure. Soon after a success it
 * is treated as a 429.
 */
export function judge(pace: Pace, { failure }: ApiError, nowMs: number): FailureEffect {
  if (failure.code === "throttled") return "throttled";
  if (failure.code === "keyRejected" || failure.code === "accessRefused") return "rejected";
  const opaque = failure.code === "unreachable" && nowMs - pace.lastSuccessMs < opaqueWindowMs;
  if (opaque && !pace.refusesOpenly && pace.throttles < maxOpaqueRefusals) return "throttled";
  return triesIfTransient(failure) > 1 ? "transient" : "final";
}

/** How often a request is tried before its failure is returned. */
export function allowedTries(verdict: FailureEffect, failure: ApiFailure): number {
  return verdict === "throttled" ? 10 : triesIfTransient(failure);
}

function triesIfTransient(failure: ApiFailure): number {
  // A truncated response may be complete the next time. A complete one that has another form, or repeats the key, is
  // what the service sends; the second request only bypasses a cache. A response that is too large would take as long
  // again.
  if (failure.code === "unreadable" && failure.detail !== "JSON") return failure.detail === tooLarge ? 1 : 2;
  return tries[failure.code] ?? 1;
}

const tries: Partial<Record<ApiFailure["code"], number>> = {
  serviceFailed: 5,
  unreadable: 5,
  unreachable: 4,
  timedOut: 2,
};
