import type { ApiError, ApiFailure } from "./failure";

/** The rate of requests, learned from the responses. Pure: the time is an argument. */
export interface Pace {
  /** null: no limit, because no request has been throttled yet. */
  readonly ratePerSecond: number | null;
  /** No request starts before this time: a pause after a failure, or the delay that the service requested. */
  readonly notBeforeMs: number;
  /**
   * When the rate allows the next request. May be in the past: the service's allowance grows while no requests are
   * sent.
   */
  readonly roomAtMs: number;
  /** The measurement of the rate. */
  readonly count: Count;
  /** The number of requests that the rate was measured by; 0 while it is a guess. */
  readonly measuredBy: number;
  /** When the rate was last lowered. 429 responses to requests that started earlier add no information. */
  readonly loweredAtMs: number;
  readonly lastStartMs: number;
  readonly lastSuccessMs: number;
  /** 429 responses since the last successful request that started after one. */
  readonly throttles: number;
  /** Whether the add-in sees 429 responses as such. If it does, a failure without a response isn't one. */
  readonly refusesOpenly: boolean;
  /** Other failures in a row. */
  readonly failures: number;
  /**
   * After repeated failures the breaker is open until this time: requests fail at once. Then one request at a time is
   * sent.
   */
  readonly openUntilMs: number;
}

/**
 * Requests that succeeded since a moment. Between two 429 responses the service's allowance goes from zero to zero, so
 * the requests it accepted in between are the allowance. That measures the rate, and more requests measure it better.
 */
interface Count {
  readonly sinceMs: number;
  readonly answered: number;
  /** Whether it started with a 429. If not, it includes the burst and gives only an upper bound of the rate. */
  readonly fromNothing: boolean;
}

const noCount: Count = { sinceMs: -Infinity, answered: 0, fromNothing: false };

export const freePace: Pace = {
  ratePerSecond: null,
  notBeforeMs: -Infinity,
  roomAtMs: -Infinity,
  count: noCount,
  measuredBy: 0,
  loweredAtMs: -Infinity,
  lastStartMs: -Infinity,
  lastSuccessMs: -Infinity,
  throttles: 0,
  refusesOpenly: false,
  failures: 0,
  openUntilMs: -Infinity,
};

// The numbers were found by search against token buckets of 1 to 20 requests a second (npm run bench throttle).
/** The minimum size of a burst. */
const smallestBurst = 4;
/** Factor applied to the estimate after a burst or another 429. */
const nextShare = 0.9;
/** Minimum elapsed time assumed before the first 429; shorter samples are unreliable. */
const leastPastMs = 800;
/** The rate after a 429 that no successful request preceded. */
const blindRatePerSecond = 5;
/** The part of a measured rate that is used. The rest makes up for a clock that differs. */
const measuredShare = 0.98;
/** The number of requests after which a guessed rate is measured. */
const guessLastsFor = 10;
/** The more requests a rate was measured by, the longer it is used. */
const measuredLastsFor = (requests: number): number => Math.min(64, 4 + 2.5 * requests);
/**
 * Requests that are sent at once from the allowance that grew in the meantime. More may have been lost to its limit.
 */
const savedRequests = 4;
/**
 * A count of this size measures the rate well enough to start a new one, which notices when the service's limit
 * changes.
 */
const enoughMeasured = 64;
/** After this time without a request a new count starts, because the allowance in the meantime is unknown. */
const idleMs = 1000;
const pauseMs = 400;
/** A failure without a response this soon after a success is treated as a gateway's 429 that the browser hides. */
const opaqueWindowMs = 30_000;
/** After this number of failures in a row the service is considered unavailable. */
const failuresToOpen = 5;
const openMs = 10_000;
/** After this number in a row, failures without a response aren't treated as 429: no rate is that low. */
const mostOpaqueRefusals = 3;
/** They don't lower the rate further: after a short outage, requests would be slow for a long time. */
const leastOpaqueRate = 2;

/** The longest wait for a rate limit. A request that would wait longer fails instead. */
export const longestWaitMs = 60_000;

/** Resets the state learned from failures, but keeps the delay that the service requested. */
export function relearn({ notBeforeMs, refusesOpenly }: Pace, nowMs: number): Pace {
  return { ...freePace, count: { ...noCount, sinceMs: nowMs }, notBeforeMs, refusesOpenly };
}

/** A request is sent. */
export function recordStart(pace: Pace, nowMs: number): Pace {
  const { ratePerSecond, measuredBy } = pace;
  const isIdle = nowMs - Math.max(pace.lastStartMs, pace.notBeforeMs, pace.roomAtMs) > idleMs;
  const next = { ...pace, count: isIdle ? { ...noCount, sinceMs: nowMs } : pace.count, lastStartMs: nowMs };
  if (ratePerSecond === null) return next;
  const spacingMs = 1000 / ratePerSecond;
  const savedMs = Math.min(savedRequests, Math.max(1, measuredBy)) * spacingMs;
  return { ...next, roomAtMs: Math.max(pace.roomAtMs, nowMs - savedMs) + spacingMs };
}

/** When the next request may start. */
export function nextStartMs({ notBeforeMs, roomAtMs }: Pace): number {
  return Math.max(notBeforeMs, roomAtMs);
}

/** @param startedMs when the successful request was sent */
export function recordSuccess(pace: Pace, startedMs: number, nowMs: number): Pace {
  // The service was unavailable: its successes before and its failures since don't measure a rate.
  if (pace.failures >= failuresToOpen) return { ...relearn(pace, nowMs), lastSuccessMs: nowMs };
  const { ratePerSecond, count } = pace;
  const isCounted = startedMs >= count.sinceMs;
  return {
    ...pace,
    ratePerSecond: ratePerSecond === null ? null : ratePerSecond * (1 + growth(pace)),
    count: isCounted ? { ...count, answered: count.answered + 1 } : count,
    lastSuccessMs: nowMs,
    throttles: startedMs > pace.loweredAtMs ? 0 : pace.throttles,
    failures: 0,
    openUntilMs: -Infinity,
  };
}

/** n requests at a rate that grows by 2 / n² each are one request more than at the initial rate. */
function growth({ measuredBy }: Pace): number {
  return 2 / (measuredBy === 0 ? guessLastsFor : measuredLastsFor(measuredBy)) ** 2;
}

/** The service responded with 429. */
export function recordThrottle(before: Pace, startedMs: number, nowMs: number, error: ApiError): Pace {
  const notBeforeMs = Math.max(before.notBeforeMs, nowMs + (error.retryAfterMs ?? 0));
  const pace = { ...before, notBeforeMs, refusesOpenly: before.refusesOpenly || error.failure.code === "throttled" };
  if (startedMs < pace.loweredAtMs) return pace;
  const isOpaque = error.failure.code !== "throttled";
  const ratePerSecond = Math.max(rateAt(pace, startedMs), isOpaque ? leastOpaqueRate : 0);
  const goesOn = pace.count.fromNothing && pace.count.answered < enoughMeasured;
  return {
    ...pace,
    ratePerSecond,
    roomAtMs: startedMs + 1000 / ratePerSecond,
    count: goesOn ? pace.count : { sinceMs: startedMs, answered: 0, fromNothing: true },
    measuredBy: pace.count.fromNothing ? pace.count.answered : 0,
    loweredAtMs: nowMs,
    throttles: pace.throttles + 1,
  };
}

/** The rate that follows from a 429 to a request that started then. */
function rateAt({ ratePerSecond, count: { sinceMs, answered, fromNothing } }: Pace, startedMs: number): number {
  const passedMs = Math.max(1, startedMs - sinceMs);
  // If no request succeeded, the rate is less than one request in this time.
  if (fromNothing) return ((answered === 0 ? 0.5 : answered) / passedMs) * 1000 * measuredShare;
  if (answered === 0) return (ratePerSecond ?? blindRatePerSecond) * nextShare;
  const beyondBurst = ((answered - smallestBurst) / passedMs) * nextShare;
  const guess = Math.max(beyondBurst, answered / (passedMs + leastPastMs)) * 1000;
  return Math.min(guess, (ratePerSecond ?? Infinity) * nextShare);
}

/** Any other passing failure: a pause that doubles. After several in a row the breaker opens. */
export function recordFailure(pace: Pace, nowMs: number): Pace {
  const failures = pace.failures + 1;
  const notBeforeMs = Math.max(pace.notBeforeMs, nowMs + pauseMs * 2 ** Math.min(pace.failures, 4));
  if (failures < failuresToOpen) return { ...pace, failures, notBeforeMs };
  return { ...pace, failures, notBeforeMs, openUntilMs: nowMs + openMs };
}

/** Half-opens the breaker early. */
export function allowProbe(pace: Pace): Pace {
  return { ...pace, openUntilMs: -Infinity };
}

/** Whether requests fail at once, without being sent. */
export function isOpen(pace: Pace, nowMs: number): boolean {
  return nowMs < pace.openUntilMs;
}

/**
 * How many requests may be in progress: one, as a test, after a 429 and while the service is considered unavailable.
 */
export function allowedConcurrency(pace: Pace, most: number): number {
  return pace.throttles > 0 || pace.failures >= failuresToOpen ? 1 : most;
}

/** The effect of a failed request on the requests after it. */
export type Verdict = "throttled" | "transient" | "final";

/**
 * API gateways send 429 without CORS headers, which a page can't tell from a network failure. Soon after a success it
 * is treated as a 429.
 */
export function judge(pace: Pace, { failure }: ApiError, nowMs: number): Verdict {
  if (failure.code === "throttled") return "throttled";
  const opaque = failure.code === "unreachable" && nowMs - pace.lastSuccessMs < opaqueWindowMs;
  if (opaque && !pace.refusesOpenly && pace.throttles < mostOpaqueRefusals) return "throttled";
  return triesIfTransient(failure) > 1 ? "transient" : "final";
}

/** How often a request is tried before its failure is returned. */
export function allowedTries(verdict: Verdict, failure: ApiFailure): number {
  if (verdict === "throttled") return 10;
  return verdict === "final" ? 1 : triesIfTransient(failure);
}

function triesIfTransient(failure: ApiFailure): number {
  switch (failure.code) {
    case "serviceFailed":
    case "unreadable":
      return 5;
    case "unreachable":
      return 4;
    case "timedOut":
      return 2;
    default:
      return 1;
  }
}
