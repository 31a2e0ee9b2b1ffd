import type { Clock } from "../api/clock";
import type { LanguagePart } from "../catalog/part-change";
import type { Shown, ShownSearch } from "../catalog/refresh";
import type { Schedule } from "../catalog/schedule";
import type { Failure } from "../messages/failure";
import type { Language } from "../vocabulary/language";
import { Subscribable } from "../api/subscribable";

/** What a cell's formula asked for when Excel called it last; a part may stand in it twice. */
export interface CellUse extends Shown {
  /** As Excel writes it: `Sheet1!A1`, the sheet quoted when needed. */
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
  /** The cell called last. */
  private last: CellRecord | null = null;
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
    const cell = this.cellAt(address);
    if (cell.pass !== this.pass) cell.restart(this.pass);
    return cell;
  }

  get(address: string): CellUse | undefined {
    return this.cells.get(address);
  }

  /** Settles when Excel has called all these cells after this moment, or when it has not after so long. */
  whenCalled(addresses: readonly string[], patienceMs: number, clock: Clock): Promise<void> {
    const since = this.pass;
    const areCalled = (): boolean => addresses.every((address) => (this.cells.get(address)?.pass ?? -1) >= since);
    if (addresses.length === 0) return Promise.resolve();
    return new Promise<void>((resolve) => {
      const settle = (): void => {
        callOff();
        this.waiting.delete(check);
        resolve();
      };
      const check = (): void => {
        if (areCalled()) settle();
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
    for (const [address, cell] of this.cells) {
      cell.next = null;
      if (!addresses.has(address)) this.cells.delete(address);
    }
    this.last = null;
    this.notify();
  }

  private endPass(): void {
    this.passEnds = false;
    for (const check of this.waiting) check();
    this.pass += 1;
    this.notify();
  }

  /** Excel calls thousands of cells in the same order every time: the next is found without searching for it. */
  private cellAt(address: string): CellRecord {
    const { last } = this;
    let cell = last?.next ?? undefined;
    if (cell?.address !== address) {
      cell = this.cells.get(address);
      if (cell === undefined) this.cells.set(address, (cell = new CellRecord(address)));
      if (last !== null) last.next = cell;
    }
    this.last = cell;
    return cell;
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

/**
 * Used again at every call of its cell, which mostly asks for the same one part again: then nothing new is made, and only
 * this is read.
 */
class CellRecord implements CellUse, UseRecord {
  searches: readonly ShownSearch[] = none;
  failures: Failure[] = none;
  pass = -1;
  /** The cell that was called after this one. */
  next: CellRecord | null = null;
  /** null: none was asked for. */
  private first: string | null = null;
  private firstLanguage: Language = "en";
  private more: LanguagePart[] = none;

  constructor(readonly address: string) {}

  get parts(): readonly LanguagePart[] {
    if (this.first === null) return none;
    return [{ partno: this.first, language: this.firstLanguage }, ...this.more];
  }

  restart(pass: number): void {
    this.pass = pass;
    this.first = null;
    this.searches = none;
    this.failures = none;
    if (this.more !== none) this.more = [];
  }

  addPart(partno: string, language: Language): void {
    if (this.first === null) {
      this.first = partno;
      this.firstLanguage = language;
    } else if (this.more === none) this.more = [{ partno, language }];
    else this.more.push({ partno, language });
  }

  addSearch(search: ShownSearch): void {
    this.searches = [...this.searches, search];
  }

  addFailure(failure: Failure): void {
    if (this.failures === none) this.failures = [failure];
    else this.failures.push(failure);
  }
}

const none: never[] = [];
