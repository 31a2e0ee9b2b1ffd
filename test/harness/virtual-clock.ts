import type { Clock } from "../../src/product-data/base/clock";

/** All promise jobs that are ready now have run. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Time that advances only when everything that can happen now has happened. */
export class VirtualClock implements Clock {
  private nowMs = 0;
  private readonly timers = new Set<{ readonly atMs: number; readonly callback: () => void }>();

  /** @param quiet settles when everything that can happen now has happened */
  constructor(private readonly quiet: () => Promise<void> = turn) {}

  readonly now = (): number => this.nowMs;

  readonly elapsed = (): number => this.nowMs;

  readonly after = (delayMs: number, callback: () => void): (() => void) => {
    const timer = { atMs: this.nowMs + delayMs, callback };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  /** Callbacks that are due later. */
  get pending(): number {
    return this.timers.size;
  }

  readonly sleep = (delayMs: number): Promise<void> => new Promise((resolve) => this.after(delayMs, resolve));

  /** Advances time until the promise settles. @throws if nothing is left that could settle it */
  async until<T>(promise: Promise<T>): Promise<T> {
    const state = { settled: false };
    const done = promise.finally(() => (state.settled = true));
    done.catch(() => undefined);
    await this.quiet();
    while (!state.settled) {
      this.next();
      await this.quiet();
    }
    return done;
  }

  private next(): void {
    const next = [...this.timers].sort((one, other) => one.atMs - other.atMs)[0];
    if (next === undefined) throw new Error("The promise would never settle");
    this.timers.delete(next);
    this.nowMs = Math.max(this.nowMs, next.atMs);
    next.callback();
  }
}
