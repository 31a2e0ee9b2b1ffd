/** The limit of a key's requests. */
export interface RateLimit {
  /** Requests per second on average. */
  readonly perSecond: number;
  /** Requests at once after a pause. */
  readonly burst: number;
}

/** Milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** A token bucket for each key. */
export class RateLimiter {
  private readonly clock: Clock;
  private limit: RateLimit | null;
  private readonly buckets = new Map<string, { tokens: number; atMs: number }>();

  /** If there is no limit, every request passes. */
  constructor(limit: RateLimit | null, clock: Clock) {
    this.limit = limit;
    this.clock = clock;
  }

  /** Starts again with full buckets. */
  setLimit(limit: RateLimit | null): void {
    this.limit = limit;
    this.buckets.clear();
  }

  /** Takes a token. Returns null, or if there is none, the milliseconds until there is one. */
  take(key: string): number | null {
    if (this.limit === null) return null;
    const { perSecond, burst } = this.limit;
    const now = this.clock.now();
    const bucket = this.buckets.get(key) ?? { tokens: burst, atMs: now };
    // The date can be set back.
    const passedMs = Math.max(0, now - bucket.atMs);
    const tokens = Math.min(burst, bucket.tokens + (passedMs / 1000) * perSecond);
    const passes = tokens >= 1;
    this.buckets.set(key, { tokens: passes ? tokens - 1 : tokens, atMs: now });
    return passes ? null : ((1 - tokens) / perSecond) * 1000;
  }
}
