import { Failed } from "./failed";
import type { Clock } from "./clock";
import { Subscribable } from "./subscribable";

/** When a load that failed is tried again without being requested: at these moments, and after growing delays. */
export interface Retry {
  /** Calls back whenever a load may succeed again, such as when the network is back. */
  readonly onMoment: (callback: () => void) => void;
  readonly clock: Pick<Clock, "after">;
}

/**
 * Something that is loaded on first use, such as code that the runtime starts without. From then on it is returned
 * synchronously. Subscribers are notified when it is loaded, when the load fails, and when the loaded object notifies.
 */
export class Lazy<T> extends Subscribable {
  /** null: it isn't loaded. */
  inUse: T | null = null;
  /** Whether the last load failed. */
  hasFailed = false;
  private loading: Promise<T> | null = null;
  /** Loads that failed since the last retry moment. */
  private failures = 0;
  /** Whether a retry moment came during the load: if the load fails, it may be because it began before that. */
  private momentPassed = false;
  private cancelRetry: () => void = () => undefined;

  constructor(
    private readonly load: () => Promise<T>,
    /** If this is absent, a load that failed is tried again only when it is requested. */
    private readonly retry?: Retry,
  ) {
    super();
    retry?.onMoment(() => {
      this.failures = 0;
      if (this.loading === null) this.again();
      else this.momentPassed = true;
    });
  }

  /** The promise rejects with a LoadFailure. */
  get(): T | Promise<T> {
    if (this.inUse !== null) return this.inUse;
    if (this.loading !== null) return this.loading;
    this.cancelRetry();
    this.momentPassed = false;
    return (this.loading = this.load().then(
      (loaded) => this.use(loaded),
      (cause: unknown) => {
        this.fail();
        throw new Failed<LoadFailure>({ code: "notLoaded" }, { cause });
      },
    ));
  }

  /** What was loaded; null: it didn't load. */
  async tryLoad(): Promise<T | null> {
    try {
      return await this.get();
    } catch {
      return null;
    }
  }

  private use(loaded: T): T {
    this.inUse = loaded;
    this.hasFailed = false;
    if (loaded instanceof Subscribable) loaded.subscribe(() => this.notify());
    this.notify();
    return loaded;
  }

  private fail(): void {
    this.loading = null;
    const delayMs = this.momentPassed ? soonMs : Math.min(firstDelayMs * 2 ** this.failures, longestDelayMs);
    this.hasFailed = true;
    this.failures += 1;
    this.cancelRetry = this.retry?.clock.after(delayMs, () => this.again()) ?? this.cancelRetry;
    this.notify();
  }

  private again(): void {
    if (this.hasFailed) void this.tryLoad();
  }
}

/** The first script that fails ends a load, and the others may fail just after it. */
const soonMs = 200;
const firstDelayMs = 2000;
const longestDelayMs = 300_000;

/** Part of the add-in couldn't be loaded from its server. */
export interface LoadFailure {
  readonly code: "notLoaded";
}
