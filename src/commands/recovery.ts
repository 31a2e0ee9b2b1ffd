import type { Clock } from "../api/clock";
import { passingFailures } from "../api/failure";
import type { Pacer } from "../api/pacer";
import type { Usage } from "../functions/usage";
import type { Failure } from "../messages/failure";
import { Subscribable } from "../api/subscribable";

export interface RecoveryOptions {
  readonly usage: Usage;
  readonly activity: Pick<Subscribable, "subscribe">;
  readonly pacer: Pick<Pacer, "resumesAtMs">;
  readonly clock: Clock;
  /** Makes Excel call the functions in these cells again. */
  readonly recalculate: (addresses: ReadonlySet<string>) => Promise<void>;
}

/**
 * Has cells calculated again that failed for a passing reason, later and later and three times at most, so that nobody
 * has to press anything after a short outage, and a service that stays down is left alone. It sends nothing itself: the
 * cells ask, and the pacer decides.
 */
export class Recovery extends Subscribable {
  private readonly tries = new Map<string, number>();
  private looking = false;
  private dueMs: number | null = null;

  constructor(private readonly options: RecoveryOptions) {
    super();
    options.usage.subscribe(() => this.lookSoon());
    options.activity.subscribe(() => this.lookSoon());
  }

  /** When cells are calculated again; null when they are not, of themselves. */
  get dueAtMs(): number | null {
    return this.dueMs;
  }

  /** The network is back: every such cell at once, whatever was tried before. */
  networkReturned(): void {
    void this.calculate(this.failed());
  }

  /** The user took it into the own hand: the tries count anew. */
  restart(): void {
    this.tries.clear();
  }

  /** Failures come one after the other, and some without an event. */
  private lookSoon(): void {
    if (this.looking || this.dueMs !== null) return;
    this.looking = true;
    this.options.clock.after(lookAfterMs, () => {
      this.looking = false;
      this.plan();
    });
  }

  private plan(): void {
    const { clock, pacer } = this.options;
    const pauseMs = Math.min(...this.failed().map((address) => pausesMs[this.triesOf(address)] ?? Infinity));
    if (pauseMs === Infinity) return;
    const nowMs = clock.now();
    const dueMs = Math.max(nowMs + pauseMs, pacer.resumesAtMs);
    this.setDue(dueMs);
    clock.after(dueMs - nowMs, () => {
      this.setDue(null);
      const addresses = this.failed().filter((address) => this.triesOf(address) < pausesMs.length);
      for (const address of addresses) this.tries.set(address, this.triesOf(address) + 1);
      void this.calculate(addresses);
    });
  }

  private async calculate(addresses: readonly string[]): Promise<void> {
    // Excel refuses while a cell is being edited: that was one try.
    if (addresses.length > 0) await this.options.recalculate(new Set(addresses)).catch(() => undefined);
    this.lookSoon();
  }

  private failed(): readonly string[] {
    return this.options.usage
      .all()
      .filter(({ failures }) => failures.some(({ code }) => passing.has(code)))
      .map(({ address }) => address);
  }

  private triesOf(address: string): number {
    return this.tries.get(address) ?? 0;
  }

  private setDue(dueMs: number | null): void {
    this.dueMs = dueMs;
    this.notify();
  }
}

const lookAfterMs = 1000;
/** Before each of the tries. */
const pausesMs = [30_000, 120_000, 600_000] as const;

const passing: ReadonlySet<Failure["code"]> = new Set(passingFailures);
