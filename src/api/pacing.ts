import type { ApiError, ApiFailure } from "./failure";

/** How fast requests may go, learned from the answers. Pure: time comes in as an argument. */
export interface Pace {
  /** null: free, as long as no request was ever throttled. */
  readonly ratePerSecond: number | null;
  /** No request starts before this. */
  readonly notBeforeMs: number;
  /** When the rate was last lowered: refusals of requests that started earlier tell nothing new. */
  readonly loweredAtMs: number;
  readonly lastSuccessMs: number;
  /** Failures in a row, of whatever kind. */
  readonly failures: number;
}

export const freePace: Pace = {
  ratePerSecond: null,
  notBeforeMs: -Infinity,
  loweredAtMs: -Infinity,
  lastSuccessMs: -Infinity,
  failures: 0,
};

// Measured against token buckets of 2 to 20 requests a second in bench/: gentle enough to lose no call, and near the bound.
const firstRatePerSecond = 8;
const decrease = 0.6;
const increasePerSuccess = 0.05;
const pauseMs = 400;
/** A failure without an answer this soon after a success is taken for a gateway's 429 that the browser hides. */
const opaqueWindowMs = 30_000;

export function started(pace: Pace, nowMs: number): Pace {
  if (pace.ratePerSecond === null) return pace;
  return { ...pace, notBeforeMs: Math.max(pace.notBeforeMs, nowMs) + 1000 / pace.ratePerSecond };
}

export function succeeded(pace: Pace, nowMs: number): Pace {
  const ratePerSecond = pace.ratePerSecond === null ? null : pace.ratePerSecond + increasePerSuccess;
  return { ...pace, ratePerSecond, lastSuccessMs: nowMs, failures: 0 };
}

export function throttled(pace: Pace, startedMs: number, nowMs: number, retryAfterMs: number | null): Pace {
  const wait = retryAfterMs ?? pauseMs * 2 ** Math.min(pace.failures, 6);
  const notBeforeMs = Math.max(pace.notBeforeMs, nowMs + wait);
  if (startedMs < pace.loweredAtMs) return { ...pace, notBeforeMs };
  const ratePerSecond = (pace.ratePerSecond ?? firstRatePerSecond) * decrease;
  return { ...pace, ratePerSecond, notBeforeMs, loweredAtMs: nowMs, failures: pace.failures + 1 };
}

export function failed(pace: Pace, nowMs: number): Pace {
  const notBeforeMs = Math.max(pace.notBeforeMs, nowMs + pauseMs * 2 ** Math.min(pace.failures, 4));
  return { ...pace, notBeforeMs, failures: pace.failures + 1 };
}

/** What a failed request means for the requests after it. */
export type Verdict = "throttled" | "transient" | "final";

export function judge(pace: Pace, { failure }: ApiError, nowMs: number): Verdict {
  if (failure.code === "throttled") return "throttled";
  if (failure.code === "unreachable" && nowMs - pace.lastSuccessMs < opaqueWindowMs) return "throttled";
  return transientCodes.has(failure.code) ? "transient" : "final";
}

const transientCodes: ReadonlySet<ApiFailure["code"]> = new Set<ApiFailure["code"]>([
  "serviceFailed",
  "unreachable",
  "unreadable",
  "timedOut",
]);

/** How often one request is tried before its failure is handed out. */
export function triesAllowed(failure: ApiFailure): number {
  switch (failure.code) {
    case "throttled":
      return 8;
    case "timedOut":
      return 2;
    default:
      return 4;
  }
}
