import type { Clock } from "./clock";
import { ApiError, type ApiFailure } from "./failure";
import { failed, freePace, judge, type Pace, started, succeeded, throttled, triesAllowed } from "./pacing";

/** One request, to be sent now; it may be sent again. */
export type Send<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Decides when requests go out: the only place in the add-in that waits. Requests start in the order they came, at most
 * `concurrency` at once, no faster than the rate learned from 429 answers; what fails for a passing reason is sent again.
 * After a 403 nothing goes out until `reopen`.
 */
export class Pacer {
  private readonly queue: Job[] = [];
  private pace: Pace = freePace;
  private inFlight = 0;
  private closedBy: ApiFailure | null = null;
  private callOff: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly concurrency: number,
  ) {}

  /** Settles with the answer, with the ApiError that ended the patience, or with the signal's reason. */
  run<T>(send: Send<T>, signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = { send, signal, resolve: resolve as (value: unknown) => void, reject, tries: 0 };
      if (signal.aborted) return reject(signal.reason as Error);
      signal.addEventListener("abort", () => this.drop(job), { once: true });
      this.queue.push(job);
      this.pump();
    });
  }

  /** Forgets a refusal of the key and what was learned with it: called when the key or the address changes. */
  reopen(): void {
    this.closedBy = null;
    this.pace = freePace;
    this.pump();
  }

  private pump(): void {
    this.callOff?.();
    this.callOff = null;
    while (this.queue.length > 0) {
      if (this.closedBy !== null) {
        const failure = this.closedBy;
        for (const job of this.queue.splice(0)) job.reject(new ApiError(failure));
        return;
      }
      if (this.inFlight >= this.concurrency) return;
      const waitMs = this.pace.notBeforeMs - this.clock.now();
      if (waitMs > 0) {
        this.callOff = this.clock.after(waitMs, () => this.pump());
        return;
      }
      const job = this.queue.shift();
      if (job !== undefined) void this.start(job);
    }
  }

  private async start(job: Job): Promise<void> {
    const startedMs = this.clock.now();
    this.inFlight += 1;
    job.tries += 1;
    this.pace = started(this.pace, startedMs);
    try {
      const value = await job.send(job.signal);
      this.pace = succeeded(this.pace, this.clock.now());
      job.resolve(value);
    } catch (error) {
      this.fail(job, error, startedMs);
    }
    this.inFlight -= 1;
    this.pump();
  }

  private fail(job: Job, error: unknown, startedMs: number): void {
    if (!(error instanceof ApiError)) return job.reject(error as Error);
    const nowMs = this.clock.now();
    const verdict = judge(this.pace, error, nowMs);
    if (verdict === "final") {
      if (error.failure.code === "keyRejected") this.closedBy = error.failure;
      return job.reject(error);
    }
    this.pace =
      verdict === "throttled" ? throttled(this.pace, startedMs, nowMs, error.retryAfterMs) : failed(this.pace, nowMs);
    if (job.signal.aborted || job.tries >= triesAllowed(error.failure)) return job.reject(error);
    this.queue.unshift(job);
  }

  private drop(job: Job): void {
    const index = this.queue.indexOf(job);
    if (index < 0) return;
    this.queue.splice(index, 1);
    job.reject(job.signal.reason as Error);
  }
}

interface Job {
  readonly send: Send<unknown>;
  readonly signal: AbortSignal;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}
