import type { ApiError, ApiFailure } from "./failure";

/** How fast requests may go, learned from the answers. Pure: time comes in as an argument. */
export interface Pace {
  /** null: free, as long as no request was ever throttled. */
  readonly ratePerSecond: number | null;
  /** No request starts before this: a pause after a failure, or for as long as the service asked. */
  readonly notBeforeMs: number;
  /** When the rate has room for the next request. May lie in the past: the service's allowance grows while nobody asks. */
  readonly roomAtMs: number;
  /** What the rate is measured by. */
  readonly count: Count;
  /** How many requests the rate was measured by; 0 while it is a guess. */
  readonly measuredBy: number;
  /** When the rate was last lowered: refusals of requests that started earlier tell nothing new. */
  readonly loweredAtMs: number;
  readonly lastStartMs: number;
  readonly lastSuccessMs: number;
  /** Refusals since the last request that started after one and was answered. */
  readonly throttles: number;
  /** Whether refusals reach the add-in as what they are: then a failure without an answer is none. */
  readonly refusesOpenly: boolean;
  /** Other failures in a row. */
  readonly failures: number;
  /** The breaker is open until then, after repeated failure: requests fail at once. Then one request at a time passes. */
  readonly openUntilMs: number;
}

/**
 * Requests answered since some moment. Between two refusals the service's allowance went from nothing to nothing, so that
 * what it let through in between is what it allows: that measures the rate, the better the more requests it was.
 */
interface Count {
  readonly sinceMs: number;
  readonly answered: number;
  /** Whether it began with a refusal. If not, the burst is in it, and it only tells what the rate is below. */
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

// The figures were found by search against token buckets of 1 to 20 requests a second (npm run bench throttle).
/** A burst has at least so many requests. */
const smallestBurst = 4;
/** Of a pace that held a burst, or that was refused once more, so much is tried next. */
const nextShare = 0.9;
/** Before the first refusal so much time is taken to have passed in any case: a pace of a moment says little. */
const leastPastMs = 800;
/** The rate after a refusal before which nothing was answered. */
const blindRatePerSecond = 5;
/** Of a measured rate so much is used: what is saved makes up for a clock that differs. */
const measuredShare = 0.98;
/** Requests after which a rate that was only guessed is found out. */
const guessLastsFor = 10;
/** A measured rate lasts the longer, the more requests it was measured by. */
const measuredLastsFor = (requests: number): number => Math.min(64, 4 + 2.5 * requests);
/** Requests of the allowance that grew while nobody asked and that are used at once; more may have been lost to its limit. */
const savedRequests = 4;
/** A count of so many tells the rate well enough to begin a new one, which follows when the service changes its mind. */
const enoughMeasured = 64;
/** After so long without a request a count begins anew: what the service allowed meanwhile is not known. */
const idleMs = 1000;
const pauseMs = 400;
/** A failure without an answer this soon after a success is taken for a gateway's 429 that the browser hides. */
const opaqueWindowMs = 30_000;
/** After so many failures in a row the service is taken to be down. */
const failuresToOpen = 5;
const openMs = 10_000;
/** After so many in a row, failures without an answer are no refusals: no rate is that slow. */
const mostOpaqueRefusals = 3;
/** They lower the rate no further: a service that is away for a moment would be asked at that pace for long. */
const leastOpaqueRate = 2;

/** Nobody waits longer than this for a rate limit: whoever would is told so instead. */
export const longestWaitMs = 60_000;

/** Forgets what failures told; what the service said itself is kept. */
export function relearn({ notBeforeMs, refusesOpenly }: Pace, nowMs: number): Pace {
  return { ...freePace, count: { ...noCount, sinceMs: nowMs }, notBeforeMs, refusesOpenly };
}

/** A request goes out. */
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

/** @param startedMs when the request that was answered went out */
export function recordSuccess(pace: Pace, startedMs: number, nowMs: number): Pace {
  // The service was away: what it answered before and what it did not answer since tell no rate.
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

/** n requests at a rate that grows by 2 / n² each are one request more than at the rate it began with. */
function growth({ measuredBy }: Pace): number {
  return 2 / (measuredBy === 0 ? guessLastsFor : measuredLastsFor(measuredBy)) ** 2;
}

/** The service refuses because of its rate. */
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

/** The rate that a refusal of a request started then tells. */
function rateAt({ ratePerSecond, count: { sinceMs, answered, fromNothing } }: Pace, startedMs: number): number {
  const passedMs = Math.max(1, startedMs - sinceMs);
  // When nothing was let through, it is less than one request in this time.
  if (fromNothing) return ((answered === 0 ? 0.5 : answered) / passedMs) * 1000 * measuredShare;
  if (answered === 0) return (ratePerSecond ?? blindRatePerSecond) * nextShare;
  const beyondBurst = ((answered - smallestBurst) / passedMs) * nextShare;
  const guess = Math.max(beyondBurst, answered / (passedMs + leastPastMs)) * 1000;
  return Math.min(guess, (ratePerSecond ?? Infinity) * nextShare);
}

/** Any other failure that may pass: a pause that doubles, and after some in a row the service is left alone. */
export function recordFailure(pace: Pace, nowMs: number): Pace {
  const failures = pace.failures + 1;
  const notBeforeMs = Math.max(pace.notBeforeMs, nowMs + pauseMs * 2 ** Math.min(pace.failures, 4));
  if (failures < failuresToOpen) return { ...pace, failures, notBeforeMs };
  return { ...pace, failures, notBeforeMs, openUntilMs: nowMs + openMs };
}

/** Half-opens the breaker before its time. */
export function allowProbe(pace: Pace): Pace {
  return { ...pace, openUntilMs: -Infinity };
}

/** Whether requests fail at once, without being sent. */
export function isOpen(pace: Pace, nowMs: number): boolean {
  return nowMs < pace.openUntilMs;
}

/** How many requests may be under way: one, to find out, after a refusal and while the service is thought to be down. */
export function allowedConcurrency(pace: Pace, most: number): number {
  return pace.throttles > 0 || pace.failures >= failuresToOpen ? 1 : most;
}

/** What a failed request means for the requests after it. */
export type Verdict = "throttled" | "transient" | "final";

/**
 * An API gateway answers 429 without CORS headers, and the browser then shows a page what a lost network looks like: soon
 * after a success that is taken for a refusal.
 */
export function judge(pace: Pace, { failure }: ApiError, nowMs: number): Verdict {
  if (failure.code === "throttled") return "throttled";
  const opaque = failure.code === "unreachable" && nowMs - pace.lastSuccessMs < opaqueWindowMs;
  if (opaque && !pace.refusesOpenly && pace.throttles < mostOpaqueRefusals) return "throttled";
  return triesIfTransient(failure) > 1 ? "transient" : "final";
}

/** How often one request is tried before its failure is handed out. */
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
