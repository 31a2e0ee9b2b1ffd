import type { Activity } from "./activity";
import type { Clock } from "../base/clock";
import { ApiError, type ApiFailure, failuresThatMayPass } from "./failure";
import * as pacing from "./pacing";

/**
 * One request, to be sent now. It may be called more than once.
 * @param isAnew whether the last response was unreadable
 */
export type Send<T> = (signal: AbortSignal, isAnew: boolean) => Promise<T>;

/**
 * Decides when requests are sent: the only place in the add-in that waits. Requests start in the order of their calls,
 * at most `concurrency` at a time, and no faster than the rate learned from 429 responses. Passing failures are
 * retried. After a 403 or repeated failures no request is sent for a while, and then one to test the service: there is
 * always a way back.
 */
export class Pacer {
  private queue: Job[] = [];
  private pace = pacing.freePace;
  private inFlight = 0;
  private lastFailure: ApiFailure = { code: "unreachable" };
  /** How often the address or the key has changed. */
  private access = 0;
  private requests = 0;
  private cancelWait: (() => void) | null = null;
  /**
   * The last requests that failed for a passing reason. They are tried in turn, because one of them may always fail.
   */
  private readonly unanswered: Send<unknown>[] = [];
  /** One listener serves all requests of a signal, because Node warns about more than ten. */
  private readonly heard = new WeakSet<AbortSignal>();

  constructor(
    private readonly clock: Clock,
    private readonly concurrency: number,
    private readonly activity: Activity,
  ) {}

  /** Settles with the result, with the ApiError of the last try, or with the signal's reason. */
  run<T>(send: Send<T>, signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      if (!this.heard.has(signal)) {
        this.heard.add(signal);
        signal.addEventListener("abort", () => this.drop(signal), { once: true });
      }
      this.requests += 1;
      this.queue.push({
        id: this.requests,
        send,
        signal,
        tries: 0,
        isAnew: false,
        resolve: resolve as Job["resolve"],
        reject,
      });
      this.pump();
    });
  }

  /** The address or the key has changed: requests in progress are sent again. */
  accessChanged(): void {
    this.access += 1;
    this.reset();
  }

  /** Forgets everything learned. */
  reset(): void {
    this.pace = pacing.freePace;
    this.pump();
  }

  /** The user tries now: one request may be sent at once, whatever the wait. */
  probe(): void {
    this.pace = pacing.allowProbe(this.pace, this.clock.elapsed());
    this.pump();
  }

  /** Whether the service responds again. Sends one of the failed requests, even if the breaker is open. */
  async answersAgain(): Promise<boolean> {
    const send = this.unanswered.shift();
    if (send === undefined) return true;
    this.probe();
    return this.run(send, new AbortController().signal).then(
      () => true,
      () => false,
    );
  }

  /** The network is back: resets the state learned from failures, but keeps the delay that the service requested. */
  networkReturned(): void {
    this.pace = pacing.relearn(this.pace);
    this.pump();
  }

  /** How long no request is sent; 0 if one may be sent now. */
  get waitMs(): number {
    return Math.max(0, Math.max(this.pace.notBeforeMs, this.pace.openUntilMs) - this.clock.elapsed());
  }

  private pump(): void {
    this.cancelWait?.();
    this.cancelWait = null;
    while (this.queue.length > 0) {
      const nowMs = this.clock.elapsed();
      const refusal = this.refusal(nowMs);
      if (refusal !== null) {
        for (const job of this.queue.splice(0)) this.giveUp(job, new ApiError(refusal));
        return;
      }
      if (this.inFlight >= pacing.allowedConcurrency(this.pace, this.concurrency)) return;
      const waitMs = Math.max(this.pace.notBeforeMs, this.pace.roomAtMs) - nowMs;
      if (waitMs > 0) {
        this.cancelWait = this.clock.after(waitMs, () => this.pump());
        // Spacing requests is normal once a rate is learned; only a longer wait is reported.
        if (waitMs > 1000) this.activity.record({ kind: "waiting", untilMs: this.clock.now() + waitMs });
        return;
      }
      const job = this.queue.shift();
      if (job !== undefined) void this.start(job, nowMs);
    }
  }

  /** Why no request may be sent now; null if one may. */
  private refusal(nowMs: number): ApiFailure | null {
    if (nowMs < this.pace.openUntilMs) return this.lastFailure;
    const waitMs = this.pace.notBeforeMs - nowMs;
    if (waitMs <= pacing.longestWaitMs) return null;
    const isThrottled = this.lastFailure.code === "throttled";
    return isThrottled ? { code: "throttled", untilMs: this.clock.now() + waitMs } : this.lastFailure;
  }

  private async start(job: Job, startedMs: number): Promise<void> {
    const { access } = this;
    this.inFlight += 1;
    job.tries += 1;
    this.pace = pacing.recordStart(this.pace, startedMs);
    this.activity.record({ kind: "sent", request: job.id, attempt: job.tries });
    try {
      const value = await job.send(job.signal, job.isAnew);
      const nowMs = this.clock.elapsed();
      this.pace = pacing.recordSuccess(this.pace, startedMs, nowMs);
      this.activity.record({ kind: "succeeded", request: job.id, tookMs: nowMs - startedMs });
      if (access === this.access) job.resolve(value);
      else this.queue.unshift(job);
    } catch (error) {
      this.fail(job, error, startedMs, access);
    }
    this.inFlight -= 1;
    this.pump();
  }

  private fail(job: Job, error: unknown, startedMs: number, access: number): void {
    const nowMs = this.clock.elapsed();
    if (!(error instanceof ApiError)) {
      this.activity.record({ kind: "succeeded", request: job.id, tookMs: nowMs - startedMs });
      job.reject(error as Error);
      return;
    }
    const { failure } = error;
    if (access !== this.access && !job.signal.aborted) {
      this.activity.record({ kind: "failed", request: job.id, failure, retried: true });
      this.queue.unshift(job);
      return;
    }
    const verdict = pacing.judge(this.pace, error, nowMs);
    if (verdict === "throttled") this.pace = pacing.recordThrottle(this.pace, startedMs, nowMs, error);
    if (verdict === "transient") this.pace = pacing.recordFailure(this.pace, nowMs, error);
    if (verdict === "rejected") this.pace = pacing.recordRejection(this.pace, nowMs);
    if (verdict !== "final") this.lastFailure = failure;
    const retried = !job.signal.aborted && job.tries < pacing.allowedTries(verdict, failure);
    this.activity.record({ kind: "failed", request: job.id, failure, retried });
    job.isAnew ||= failure.code === "unreadable";
    if (retried) this.queue.unshift(job);
    else this.giveUp(job, error);
  }

  private giveUp(job: Job, error: ApiError): void {
    if (failuresThatMayPass.includes(error.failure.code)) {
      this.unanswered.push(job.send);
      if (this.unanswered.length > maxUnanswered) this.unanswered.shift();
    }
    job.reject(error);
  }

  /** Removes the signal's requests from the queue. The transport ends those in progress. */
  private drop(signal: AbortSignal): void {
    const dropped = this.queue.filter((job) => job.signal === signal);
    this.queue = this.queue.filter((job) => job.signal !== signal);
    for (const { reject } of dropped) reject(signal.reason as Error);
  }
}

interface Job {
  readonly id: number;
  readonly send: Send<unknown>;
  readonly signal: AbortSignal;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  isAnew: boolean;
}

const maxUnanswered = 8;
