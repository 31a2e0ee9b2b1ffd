/** Somebody who waits for something, and may stop. An AbortSignal for one, which thousands of cells can afford. */
export interface Waiter {
  /** Calls back with the reason, once, when it no longer waits; at once when it does not already. */
  onLeave(callback: (reason: Error) => void): void;
}

/** Waits until the signal aborts. One listener serves all that it waits for: Node warns of more than ten. */
export function waiterOf(signal: AbortSignal): Waiter {
  const callbacks: ((reason: Error) => void)[] = [];
  const reason = (): Error => signal.reason as Error;
  signal.addEventListener("abort", () => callbacks.forEach((callback) => callback(reason())), { once: true });
  return { onLeave: (callback) => (signal.aborted ? callback(reason()) : void callbacks.push(callback)) };
}

/**
 * One piece of work that several wait for. When nobody waits any more, `onAbandoned` is called with the last one's reason,
 * once, and is expected to end the work. There is one promise for all: thousands of cells may wait for it.
 */
export class SingleFlight<T> {
  private waiting = 0;
  private isSettled = false;

  constructor(
    private readonly work: Promise<T>,
    private readonly onAbandoned: (reason: Error) => void,
  ) {
    const settle = (): void => void (this.isSettled = true);
    // It may fail after everybody left.
    work.then(settle, settle);
  }

  get isWanted(): boolean {
    return this.waiting > 0;
  }

  /** Waits for the work, which settles for a waiter that leaves, too. */
  subscribe(waiter: Waiter): Promise<T> {
    this.waiting += 1;
    waiter.onLeave((reason) => {
      if (this.isSettled) return;
      this.waiting -= 1;
      if (this.waiting === 0) this.onAbandoned(reason);
    });
    return this.work;
  }

  /** Keeps the work going to its end, for a caller that never leaves. */
  hold(): Promise<T> {
    this.waiting += 1;
    return this.work;
  }
}
