/** A caller that waits and may leave. It is a lightweight AbortSignal, because there are thousands of cells. */
export interface Waiter {
  /** Calls back once with the reason when it leaves; at once if it has left. */
  onLeave(callback: (reason: Error) => void): void;
}

/**
 * One piece of work with several waiters. When the last waiter leaves, `onAbandoned` is called once with its reason,
 * and should end the work. All waiters share one promise, because there may be thousands of cells.
 */
export class SingleFlight<T> {
  private waiting = 0;
  private isSettled = false;

  constructor(
    private readonly work: Promise<T>,
    private readonly onAbandoned: (reason: Error) => void,
  ) {
    const settle = (): void => void (this.isSettled = true);
    // The work may fail after all waiters have left.
    work.then(settle, settle);
  }

  get isWanted(): boolean {
    return this.waiting > 0;
  }

  /** Waits for the work. A waiter that leaves early still gets the result. */
  subscribe(waiter: Waiter): Promise<T> {
    this.waiting += 1;
    waiter.onLeave((reason) => {
      if (this.isSettled) return;
      this.waiting -= 1;
      if (this.waiting === 0) this.onAbandoned(reason);
    });
    return this.work;
  }

  /** Completes the work even if no caller waits any more. */
  hold(): void {
    this.waiting += 1;
  }
}
