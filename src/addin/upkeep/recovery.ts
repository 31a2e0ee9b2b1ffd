import { isOtherMakersNumber } from "../../bom/matching/part-state";
import type { Clock } from "../../product-data/base/clock";
import type { Pacer } from "../../product-data/api/pacer";
import type { Usage } from "./usage";
import { type Failure, isRetriedLater } from "../../messages/failures/failure";
import { Subscribable } from "../../product-data/base/subscribable";

export interface RecoveryOptions {
  readonly usage: Usage;
  readonly activity: Pick<Subscribable, "subscribe">;
  readonly pacer: Pick<Pacer, "answersAgain" | "probe" | "waitMs">;
  readonly clock: Clock;
  /** Makes Excel call the functions in these cells again. */
  readonly recalculate: (addresses: ReadonlySet<string>) => Promise<void>;
}

/**
 * Recalculates cells that failed for a passing reason as soon as the service responds again, so users don't have to act
 * after an outage. One request tests the service, at a steady pace while cells wait.
 */
export class Recovery extends Subscribable {
  private isBusy = false;
  private dueMs: number | null = null;
  private isAbsentDue = false;
  private absentPauseMs = shortestAbsentPauseMs;

  constructor(private readonly options: RecoveryOptions) {
    super();
    options.usage.subscribe(() => this.lookSoon());
    options.activity.subscribe(() => this.lookSoon());
    // Cells may have failed before the pane's code was loaded.
    this.lookSoon();
  }

  /** When the next test is due; null if no automatic retry is scheduled. */
  get dueAtMs(): number | null {
    return this.dueMs;
  }

  /** The network is back: recalculates all these cells at once. */
  networkReturned(): void {
    void this.calculate();
  }

  /** The user tries now: the first request is sent whatever the wait, and tests the service for the others. */
  tryNow(): void {
    this.options.pacer.probe();
    void this.calculate();
  }

  /** Failures come one after the other, and some without an event. */
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
    if (this.failed().length === 0) return;
    const waitMs = Math.max(pauseMs, pacer.waitMs);
    this.isBusy = true;
    this.setDue(clock.now() + waitMs);
    clock.after(waitMs, () => {
      this.setDue(null);
      void this.ask();
    });
  }

  /** A faulty response may have left out parts. */
  private planAbsent(): void {
    const absent = this.cellsWith(isAbsent);
    if (absent.length === 0) this.absentPauseMs = shortestAbsentPauseMs;
    if (absent.length === 0 || this.isAbsentDue) return;
    this.isAbsentDue = true;
    this.options.clock.after(this.absentPauseMs, () => {
      this.isAbsentDue = false;
      this.absentPauseMs *= 2;
      void this.calculate(this.cellsWith(isAbsent));
    });
  }

  private async ask(): Promise<void> {
    const answers = await this.options.pacer.answersAgain();
    this.isBusy = false;
    if (answers) await this.calculate();
    else this.plan();
  }

  private async calculate(addresses = this.failed()): Promise<void> {
    // Excel refuses while a cell is being edited. Then it is retried like any failure.
    if (addresses.length > 0) await this.options.recalculate(new Set(addresses)).catch(() => undefined);
    this.lookSoon();
  }

  private failed(): readonly string[] {
    return this.cellsWith(isRetriedLater);
  }

  private cellsWith(isWanted: (failure: Failure) => boolean): readonly string[] {
    return this.options.usage
      .all()
      .filter(({ failures }) => failures.some(isWanted))
      .map(({ address }) => address);
  }

  private setDue(dueMs: number | null): void {
    this.dueMs = dueMs;
    this.notify();
  }
}

const isAbsent = (failure: Failure): boolean =>
  failure.code === "partUnknown" && !isOtherMakersNumber(failure.partno, failure.near);

const lookAfterMs = 500;
/** Cells have values at most this time, a test, and a request after the service is back. */
const pauseMs = 6000;
/** As long as a part that wasn't found isn't requested again. It doubles each time: most such numbers are mistyped. */
const shortestAbsentPauseMs = 301_000;
