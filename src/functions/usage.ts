import type { Clock } from "../api/clock";
import type { LanguagePart } from "../catalog/part-change";
import type { Shown, ShownSearch } from "../catalog/refresh";
import type { Schedule } from "../catalog/schedule";
import type { Failure } from "../messages/failure";
import type { Language } from "../vocabulary/language";
import { Subscribable } from "../api/subscribable";

/** What a cell's formula asked for when Excel called it last; a part may stand in it twice. */
export interface CellUse extends Shown {
  /** Plain (plain-address.ts). */
  readonly address: string;
  readonly failures: readonly Failure[];
}

/**
 * Which cells use what, so that a refresh asks for what the workbook shows and calculates only what changed, and so that
 * an error can be shown with its cell. In memory only: cells that Excel has not called since the file was opened are not here.
 * Notifies after every task in which cells were called or forgotten.
 */
export class Usage extends Subscribable {
  private readonly cells = new Map<string, CellRecord>();
  private readonly waiting = new Set<() => void>();
  private pass = 0;
  private passEnds = false;

  constructor(private readonly schedule: Schedule) {
    super();
  }

  /** The record of a call; a cell that is called several times in one task (once per cell of a range) has one for all. */
  recordOf(address: string): UseRecord {
    if (!this.passEnds) {
      this.passEnds = true;
      this.schedule(() => this.endPass());
    }
    const known = this.cells.get(address);
    if (known?.pass === this.pass) return known;
    const cell = new CellRecord(address, this.pass);
    this.cells.set(address, cell);
    return cell;
  }

  get(address: string): CellUse | undefined {
    return this.cells.get(address);
  }

  /**
   * Settles when Excel has called all these cells after this moment, or when it has not after so long.
   * @returns the cells that it has not called
   */
  whenCalled(addresses: readonly string[], patienceMs: number, clock: Clock): Promise<readonly string[]> {
    const since = this.pass;
    const isCalled = (address: string): boolean => (this.cells.get(address)?.pass ?? -1) >= since;
    if (addresses.length === 0) return Promise.resolve([]);
    return new Promise((resolve) => {
      const settle = (): void => {
        callOff();
        this.waiting.delete(check);
        resolve(addresses.filter((address) => !isCalled(address)));
      };
      const check = (): void => {
        if (addresses.every(isCalled)) settle();
      };
      const callOff = clock.after(patienceMs, settle);
      this.waiting.add(check);
    });
  }

  /** In the order in which Excel first called them. */
  all(): readonly CellUse[] {
    return [...this.cells.values()];
  }

  /** Forgets all cells but these, which are those that hold a formula. */
  keep(addresses: ReadonlySet<string>): void {
    for (const address of this.cells.keys()) if (!addresses.has(address)) this.cells.delete(address);
    this.notify();
  }

  private endPass(): void {
    this.passEnds = false;
    for (const check of this.waiting) check();
    this.pass += 1;
    this.notify();
  }
}

/** What a function writes down while it works for a cell. */
export interface UseRecord {
  addPart(partno: string, language: Language): void;
  addSearch(search: ShownSearch): void;
  addFailure(failure: Failure): void;
}

/** For hosts that tell no address. */
export const noRecord: UseRecord = {
  addPart: () => undefined,
  addSearch: () => undefined,
  addFailure: () => undefined,
};

class CellRecord implements CellUse, UseRecord {
  readonly parts: LanguagePart[] = [];
  readonly searches: ShownSearch[] = [];
  readonly failures: Failure[] = [];

  constructor(
    readonly address: string,
    readonly pass: number,
  ) {}

  addPart(partno: string, language: Language): void {
    this.parts.push({ partno, language });
  }

  addSearch(search: ShownSearch): void {
    this.searches.push(search);
  }

  addFailure(failure: Failure): void {
    this.failures.push(failure);
  }
}
