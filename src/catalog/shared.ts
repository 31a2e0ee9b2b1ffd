/**
 * One piece of work that several callers wait for. A caller whose signal aborts is told at once; when nobody waits any
 * more, `onDeserted` is called with the last one's reason, once.
 */
export class Shared<T> {
  private waiting = 0;

  constructor(
    private readonly work: Promise<T>,
    private readonly onDeserted: (reason: Error) => void,
  ) {
    // It may fail after everybody left.
    work.catch(() => undefined);
  }

  get isWanted(): boolean {
    return this.waiting > 0;
  }

  /** Settles with the work, or with the signal's reason. */
  join(signal: AbortSignal): Promise<T> {
    this.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting -= 1;
        reject(signal.reason as Error);
        if (this.waiting === 0) this.onDeserted(signal.reason as Error);
      };
      if (signal.aborted) {
        leave();
        return;
      }
      signal.addEventListener("abort", leave, { once: true });
      const done = (): void => signal.removeEventListener("abort", leave);
      void this.work.then(resolve, reject).finally(done);
    });
  }

  /** The work itself, for a caller that never leaves. */
  stay(): Promise<T> {
    this.waiting += 1;
    return this.work;
  }
}
