import type { Clock } from "../../product-data/base/clock";
import type { LanguagePart } from "../../product-data/lookup/part-change";
import type { CellData } from "../../product-data/lookup/refetch";
import type { SearchQuestion } from "../../product-data/lookup/search/search-sources";
import { afterWaiting, once, type Schedule } from "../../product-data/base/slices";
import type { Failure } from "../../messages/failures/failure";
import { Subscribable } from "../../product-data/base/subscribable";

/** The requests of a cell's formula when Excel last called it; a part may occur twice. */
export type CellUse = Pick<CellRecord, "address"> & { readonly failures: readonly Failure[] } & CellData;

/**
 * Which cells use which data. A refresh needs it to request only what the workbook shows and to recalculate only what
 * changed, and Activity to show errors with their cells. This is kept in memory only: cells that Excel hasn't called
 * since the file was opened are missing. Notifies after every task that called or removed cells, or in which some failed.
 */
export class Usage extends Subscribable {
  private readonly cells = new Map<string, CellRecord>();
  private readonly waiting = new Set<() => void>();
  private pass = 0;
  private readonly endSoon: () => void;

  constructor(schedule: Schedule) {
    super();
    this.endSoon = once(schedule, () => this.endPass());
  }

  /** The pass of the calls in this task. */
  currentPass(): number {
    this.endSoon();
    return this.pass;
  }

  /**
   * The record of a call. A cell that is called several times in one pass (once per cell of a range) has one record. A
   * call that had to wait may be late: a newer one has the cell's record then.
   */
  recordOf(address: string, pass = this.currentPass()): CellRecord {
    const known = this.cells.get(address);
    if (known?.pass === pass) return known;
    const cell = new CellRecord(address, pass);
    if (known === undefined || known.pass < pass) this.cells.set(address, cell);
    return cell;
  }

  /** A call has failed, which may be long after it was made, and without a request. */
  fail(cell: CellRecord, failure: Failure): void {
    cell.failures.push(failure);
    this.endSoon();
  }

  /** Whether Excel waits for the result of a cell. */
  isWaiting = (address: string): boolean => this.cells.get(address)?.isWaiting === true;

  get(address: string): CellUse | undefined {
    return this.cells.get(address);
  }

  /** The cells that Excel hasn't called. */
  uncalled<C extends Pick<CellUse, "address">>(cells: readonly C[]): readonly C[] {
    return cells.filter(({ address }) => !this.cells.has(address));
  }

  /**
   * Settles when Excel has called all these cells after this moment, or when it has called none of them for
   * `patienceMs`: a recalculation of 20,000 cells takes minutes where functions are slow (office-js #6936).
   * @returns the cells that it hasn't called
   */
  whenCalled(addresses: readonly string[], patienceMs: number, clock: Clock): Promise<readonly string[]> {
    const since = this.pass;
    const isCalled = (address: string): boolean => (this.cells.get(address)?.pass ?? -1) >= since;
    if (addresses.length === 0) return Promise.resolve([]);
    return new Promise((resolve) => {
      let left = addresses;
      const settle = (): void => {
        cancel();
        this.waiting.delete(check);
        resolve(left);
      };
      let cancel = clock.after(patienceMs, settle);
      const check = (): void => {
        const before = left.length;
        left = left.filter((address) => !isCalled(address));
        if (left.length === 0) return settle();
        if (left.length === before) return;
        cancel();
        cancel = clock.after(patienceMs, settle);
      };
      this.waiting.add(check);
    });
  }

  /** All cells in the order in which Excel first called them. */
  all(): readonly CellUse[] {
    return [...this.cells.values()];
  }

  /** Removes those of the cells that aren't at these addresses, unless Excel has called them since they were read. */
  forget(cells: readonly CellUse[], addresses: ReadonlySet<string>): void {
    for (const cell of cells)
      if (!addresses.has(cell.address) && this.cells.get(cell.address) === cell) this.cells.delete(cell.address);
    this.notify();
  }

  private endPass(): void {
    this.pass += 1;
    afterWaiting(() => {
      for (const check of this.waiting) check();
      this.notify();
    });
  }
}

/** The record of a function while it calculates a cell. */
export class CellRecord implements CellData {
  readonly parts: LanguagePart[] = [];
  readonly searches: SearchQuestion[] = [];
  readonly failures: Failure[] = [];
  /** Excel has no result of the call yet. */
  isWaiting = false;

  constructor(
    /** The plain address (plain-address.ts). */
    readonly address: string,
    readonly pass: number,
  ) {}
}
