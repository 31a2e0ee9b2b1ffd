/** The clock, passed in so that tests can control it. */
export interface Clock {
  /** The date, in milliseconds since 1970. The user can change it. */
  readonly now: () => number;
  /** Milliseconds since a fixed moment, for waits: never goes back, whatever the date does. */
  readonly elapsed: () => number;
  /** Calls back once after a delay. Returns a function that cancels it. */
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

/**
 * The result of the work; undefined if it fails, or takes longer than formulas can wait for it. Three of these waits in
 * a row show #BUSY! for less than 5 s.
 */
export function withTimeout<T>(work: Promise<T>, clock: Clock): Promise<T | undefined> {
  return new Promise((resolve) => {
    const giveUp = (): void => resolve(undefined);
    const cancel = clock.after(longestMs, giveUp);
    void work.then(resolve, giveUp).finally(cancel);
  });
}

const longestMs = 1500;
