/** Somebody who waits for something, and may stop. An AbortSignal for one, which thousands of cells can afford. */
export interface Waiter {
  /** Calls back with the reason, once, when it no longer waits; at once when it does not already. */
  onLeave(callback: (reason: Error) => void): void;
}

/** Whoever waits until the signal aborts. */
export function waiterOf(signal: AbortSignal): Waiter {
  return {
    onLeave: (callback) => {
      const leave = (): void => callback(signal.reason as Error);
      if (signal.aborted) leave();
      else signal.addEventListener("abort", leave, { once: true });
    },
  };
}

/**
 * One piece of work that several wait for. Whoever leaves is told at once; when nobody waits any more, `onDeserted` is
 * called with the last one's reason, once.
 */
export class Shared<T> {
  private waiting = 0;
  private isSettled = false;

  constructor(
    private readonly work: Promise<T>,
    private readonly onDeserted: (reason: Error) => void,
  ) {
    const settle = (): void => void (this.isSettled = true);
    // It may fail after everybody left.
    work.then(settle, settle);
  }

  get isWanted(): boolean {
    return this.waiting > 0;
  }

  /** Settles with the work, or with the reason for which the waiter leaves. */
  join(waiter: Waiter): Promise<T> {
    this.waiting += 1;
    return new Promise((resolve, reject) => {
      waiter.onLeave((reason) => {
        if (this.isSettled) return;
        this.waiting -= 1;
        reject(reason);
        if (this.waiting === 0) this.onDeserted(reason);
      });
      this.work.then(resolve, reject);
    });
  }

  /** The work itself, for a caller that never leaves. */
  stay(): Promise<T> {
    this.waiting += 1;
    return this.work;
  }
}
