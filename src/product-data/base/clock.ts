/** The clock, passed in so that tests can control it. */
export interface Clock {
  /** Milliseconds since a fixed moment. */
  readonly now: () => number;
  /** Calls back once after a delay. Returns a function that cancels it. */
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
