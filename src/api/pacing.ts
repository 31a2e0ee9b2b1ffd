import type { ApiError, ApiFailure } from "./failure";

/** How fast requests may go, learned from the answers. Pure: time comes in as an argument. */
export interface Pace {
  /** null: free, as long as no request was ever throttled. */
  readonly ratePerSecond: number | null;
  /** No request starts before this: a pause after a refusal or failure. */
  readonly notBeforeMs: number;
  /** When the rate has room for the next request. May lie in the past: the service's allowance grows while nobody asks. */
  readonly roomAtMs: number;
  /** When the rate was last lowered: refusals of requests that started earlier tell nothing new. */
  readonly loweredAtMs: number;
  readonly lastSuccessMs: number;
  /** 429 answers in a row. */
  readonly throttles: number;
  /** Other failures in a row. */
  readonly failures: number;
  /** Closed by repeated failure until then: requests fail at once. After it one request at a time is let through. */
  readonly closedUntilMs: number;
}

export const freePace: Pace = {
  ratePerSecond: null,
  notBeforeMs: -Infinity,
  roomAtMs: -Infinity,
  loweredAtMs: -Infinity,
  lastSuccessMs: -Infinity,
  throttles: 0,
  failures: 0,
  closedUntilMs: -Infinity,
};

// Measured against token buckets of 2 to 20 requests a second (npm run bench throttle): gentle enough to lose no call, and
// near the bound.
const firstRatePerSecond = 8;
const decrease = 0.6;
const increasePerSuccess = 0.05;
const pauseMs = 400;
/** Of the allowance that grew while nobody asked, so much is used at once. */
const savedMs = 500;
/** A failure without an answer this soon after a success is taken for a gateway's 429 that the browser hides. */
const opaqueWindowMs = 30_000;
/** After so many failures in a row the service is taken to be down. */
const failuresToClose = 5;
const firstClosureMs = 10_000;
const longestClosureMs = 300_000;

/** Nobody waits longer than this for a rate limit: whoever would is told so instead. */
export const longestWaitMs = 60_000;

export function started(pace: Pace, nowMs: number): Pace {
  if (pace.ratePerSecond === null) return pace;
  return { ...pace, roomAtMs: Math.max(pace.roomAtMs, nowMs - savedMs) + 1000 / pace.ratePerSecond };
}

/** When the next request may start. */
export function startsAtMs({ notBeforeMs, roomAtMs }: Pace): number {
  return Math.max(notBeforeMs, roomAtMs);
}

export function succeeded(pace: Pace, nowMs: number): Pace {
  const ratePerSecond = pace.ratePerSecond === null ? null : pace.ratePerSecond + increasePerSuccess;
  return { ...pace, ratePerSecond, lastSuccessMs: nowMs, throttles: 0, failures: 0, closedUntilMs: -Infinity };
}

export function throttled(pace: Pace, startedMs: number, nowMs: number, retryAfterMs: number | null): Pace {
  const waitMs = retryAfterMs ?? pauseMs * 2 ** Math.min(pace.throttles, 6);
  const notBeforeMs = Math.max(pace.notBeforeMs, nowMs + waitMs);
  if (startedMs < pace.loweredAtMs) return { ...pace, notBeforeMs };
  const ratePerSecond = (pace.ratePerSecond ?? firstRatePerSecond) * decrease;
  // Retry-After comes in whole seconds, so that by its end the allowance has grown by more than one request.
  const roomAtMs = nowMs + (retryAfterMs === null ? waitMs : waitMs / 2);
  return { ...pace, ratePerSecond, notBeforeMs, roomAtMs, loweredAtMs: nowMs, throttles: pace.throttles + 1 };
}

export function failed(pace: Pace, nowMs: number): Pace {
  const failures = pace.failures + 1;
  const notBeforeMs = Math.max(pace.notBeforeMs, nowMs + pauseMs * 2 ** Math.min(pace.failures, 4));
  if (failures < failuresToClose) return { ...pace, failures, notBeforeMs };
  const closureMs = Math.min(firstClosureMs * 2 ** (failures - failuresToClose), longestClosureMs);
  return { ...pace, failures, notBeforeMs, closedUntilMs: nowMs + closureMs };
}

export function isClosed(pace: Pace, nowMs: number): boolean {
  return nowMs < pace.closedUntilMs;
}

/** How many requests may be under way: one, to find out, while the service is thought to be down. */
export function concurrencyAllowed(pace: Pace, most: number): number {
  return pace.failures >= failuresToClose ? 1 : most;
}

/** What a failed request means for the requests after it. */
export type Verdict = "throttled" | "transient" | "final";

export function judge(pace: Pace, { failure }: ApiError, nowMs: number): Verdict {
  if (failure.code === "throttled") return "throttled";
  const opaque = failure.code === "unreachable" && nowMs - pace.lastSuccessMs < opaqueWindowMs;
  if (opaque && pace.throttles < failuresToClose) return "throttled";
  return triesAllowed(failure) > 1 ? "transient" : "final";
}

/** How often one request is tried before its failure is handed out. */
export function triesAllowed(failure: ApiFailure): number {
  switch (failure.code) {
    case "throttled":
      return 10;
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
