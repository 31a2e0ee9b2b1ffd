import { isOtherMakersNumber } from "../../bom/matching/part-state";
import type { Clock } from "../../product-data/base/clock";
import type { Pacer } from "../../product-data/api/pacer";
import { absentMs } from "../../product-data/lookup/known";
import type { CellUse, Usage } from "./usage";
import { type Failure, isRetriedLater } from "../../messages/failures/failure";
import type { Subscribable } from "../../product-data/base/subscribable";
import { Observed } from "../observed";

interface RecoveryOptions {
  readonly usage: Usage;
  readonly activity: Pick<Subscribable, "subscribe">;
  readonly pacer: Pick<Pacer, "answersAgain" | "probe" | "waitMs">;
  readonly clock: Clock;
  /** Makes Excel call the functions in these cells again. */
  readonly recalculate: (cells: readonly CellUse[]) => Promise<void>;
}

/**
 * Recalculates cells that failed for a passing reason as soon as the service responds again, so users don't have to act
 * after an outage. One request tests the service while cells wait: soon, and less often the longer they have waited.
 */
export class Recovery {
  /** The time of the next test; null if no automatic retry is scheduled. */
  readonly dueAtMs = new Observed<number | null>(null);
  private isBusy = false;
  private isAbsentDue = false;
  private waiting: (() => void)[] = [];
  /** When cells with parts that weren't found are recalculated, by the elapsed time: the user can change the date. */
  private readonly absentDueMs = new WeakMap<CellUse, number>();
  /** The time since when cells have been failing, and until when a failure belongs to the same outage. */
  private outage = { sinceMs: 0, untilMs: -Infinity };

  constructor(private readonly options: RecoveryOptions) {
    options.usage.subscribe(() => this.lookSoon());
    options.activity.subscribe(() => this.lookSoon());
    // Cells may have failed before the pane's code was loaded.
    this.lookSoon();
  }

  /** Resolves when a request may have a response again: a test had one, or the network or the settings changed. */
  whenBack(): Promise<void> {
    this.lookSoon();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** The network is back: recalculates all failed cells at once. */
  networkReturned(): void {
    void this.calculate();
  }

  /** The user tries now: the first request is sent whatever the wait, and tests the service for the others. */
  tryNow(): void {
    this.options.pacer.probe();
    void this.calculate();
  }

  /** Looks for failed cells after a moment, because failures come one after the other, and some without an event. */
  private lookSoon(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    this.options.clock.after(lookAfterMs, () => {
      this.isBusy = false;
      this.plan();
    });
  }

  private plan(): void {
    const { clock, pacer } = this.options;
    this.planAbsent();
    if (this.failedCells().length === 0 && this.waiting.length === 0) return;
    const nowMs = clock.elapsed();
    const sinceMs = nowMs <= this.outage.untilMs ? this.outage.sinceMs : nowMs;
    const growingMs = Math.min(Math.max(pauseMs, (nowMs - sinceMs) * shareOfOutage), longestPauseMs);
    const waitMs = Math.max(growingMs, pacer.waitMs);
    this.outage = { sinceMs, untilMs: nowMs + waitMs + sameOutageMs };
    this.isBusy = true;
    this.dueAtMs.set(clock.now() + waitMs);
    clock.after(waitMs, () => {
      this.dueAtMs.set(null);
      void this.ask();
    });
  }

  /**
   * A faulty response may have left out parts, so those that weren't found are requested again as soon as the loader
   * does so.
   */
  private planAbsent(): void {
    const { clock, usage } = this.options;
    const nowMs = clock.elapsed();
    const dueMs = usage.all().reduce((least, cell) => Math.min(least, this.absentDue(cell, nowMs)), Infinity);
    if (this.isAbsentDue || dueMs === Infinity) return;
    this.isAbsentDue = true;
    // A cell that is calculated meanwhile may be due earlier.
    clock.after(Math.min(dueMs - nowMs, absentMs(1)), () => {
      this.isAbsentDue = false;
      const atMs = clock.elapsed();
      const due = usage.all().filter((cell) => this.absentDue(cell, atMs) <= atMs);
      // Excel may not call these cells' functions; then they wait for the longest time.
      for (const cell of due) this.absentDueMs.set(cell, atMs + absentMs(Infinity));
      void this.calculate(due);
    });
  }

  /** When the cell's missing parts are requested again; Infinity if no part is missing. */
  private absentDue(cell: CellUse, nowMs: number): number {
    const known = this.absentDueMs.get(cell);
    if (known !== undefined) return known;
    const dueMs = cell.failures.reduce((least, failure) => Math.min(least, nowMs + absentFor(failure)), Infinity);
    if (dueMs < Infinity) this.absentDueMs.set(cell, dueMs);
    return dueMs;
  }

  private async ask(): Promise<void> {
    const answers = await this.options.pacer.answersAgain();
    this.isBusy = false;
    if (answers) await this.calculate();
    else this.plan();
  }

  private async calculate(due?: readonly CellUse[]): Promise<void> {
    if (due === undefined) this.tellWaiting();
    const cells = due ?? this.failedCells();
    // Excel refuses while a cell is being edited. Then it is retried like any failure.
    if (cells.length > 0) await this.options.recalculate(cells).catch(() => undefined);
    this.lookSoon();
  }

  /** A request may have a response again, or the key or the address has changed. */
  tellWaiting(): void {
    for (const notify of this.waiting.splice(0)) notify();
  }

  private failedCells(): readonly CellUse[] {
    return this.options.usage.all().filter(({ failures }) => failures.some(isRetriedLater));
  }
}

/** Whether the number is another manufacturer's, which isn't an error. */
export const isOtherMakers = (failure: Failure): boolean =>
  failure.code === "partUnknown" && isOtherMakersNumber(failure.partno, failure.near);

const absentFor = (failure: Failure): number =>
  failure.code === "partUnknown" && failure.misses !== undefined && !isOtherMakers(failure)
    ? absentMs(failure.misses)
    : Infinity;

const lookAfterMs = 500;
/** After a short outage, cells have values at the latest after this time, a test, and a request. */
const pauseMs = 6000;
/** The share of a longer outage's time after which cells have values at the latest. */
const shareOfOutage = 0.1;
const longestPauseMs = 300_000;
/** Cells that are recalculated may take this long to fail again. */
const sameOutageMs = 180_000;
