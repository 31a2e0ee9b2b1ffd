import type { Clock } from "../api/clock";
import type { ProductQuery } from "../api/request";
import type { Schedule } from "../catalog/schedule";
import type { Extent } from "../catalog/search";
import type { Failure } from "../messages/message";
import type { Language } from "../vocabulary/language";

/** What a cell's formula asked for when Excel called it last. */
export interface CellUse {
  /** As Excel writes it: `Sheet1!A1`, the sheet quoted when needed. */
  readonly address: string;
  /** Normalised part numbers, each with its language; a number may stand here twice. */
  readonly parts: readonly UsedPart[];
  readonly searches: readonly UsedSearch[];
  readonly failures: readonly Failure[];
}

export interface UsedPart {
  readonly partno: string;
  readonly language: Language;
}

export interface UsedSearch {
  readonly query: ProductQuery;
  readonly extent: Extent;
}

/**
 * Which cells use what, so that a refresh asks for what the workbook shows and calculates only what changed, and so that
 * an error can be shown with its cell. In memory only: cells that Excel has not called since the file was opened are not here.
 */
export class Usage {
  /** By address, but for the calls in `log`. */
  private readonly cells = new Map<string, CallRecord>();
  /** Calls in their order. Finding the cell of each would cost a recalculation of thousands more than its values do. */
  private log: CallRecord[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Set<() => void>();
  private pass = 0;
  private passEnds = false;

  constructor(private readonly schedule: Schedule) {}

  /** The record of a call; those of a cell that is called several times in one task (once per cell of a range) are one. */
  of(address: string): UseRecord {
    if (!this.passEnds) {
      this.passEnds = true;
      this.schedule(() => this.endPass());
    }
    const record = new CallRecord(address, this.pass);
    this.log.push(record);
    return record;
  }

  get(address: string): CellUse | undefined {
    return this.settled().get(address);
  }

  /** Settles when Excel has called all these cells after this moment, or when it has not after so long. */
  called(addresses: readonly string[], patienceMs: number, clock: Clock): Promise<void> {
    const since = this.pass;
    const areCalled = (): boolean => addresses.every((address) => (this.settled().get(address)?.pass ?? -1) >= since);
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
    return [...this.settled().values()];
  }

  /** Forgets all cells but these, which are those that hold a formula. */
  keep(addresses: ReadonlySet<string>): void {
    for (const address of this.settled().keys()) if (!addresses.has(address)) this.cells.delete(address);
    this.tell();
  }

  /** Told after every task in which cells were called or forgotten. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private endPass(): void {
    this.passEnds = false;
    for (const check of this.waiting) check();
    this.pass += 1;
    if (this.log.length > longestLog) this.settled();
    this.tell();
  }

  private settled(): ReadonlyMap<string, CallRecord> {
    for (const record of this.log) {
      const before = this.cells.get(record.address);
      if (before?.pass === record.pass) record.join(before);
      else this.cells.set(record.address, record);
    }
    this.log = [];
    return this.cells;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** What a function writes down while it works for a cell. */
export interface UseRecord {
  asksPart(partno: string, language: Language): void;
  asksSearch(search: UsedSearch): void;
  fails(failure: Failure): void;
}

/** For hosts that tell no address. */
export const noRecord: UseRecord = { asksPart: () => undefined, asksSearch: () => undefined, fails: () => undefined };

/** Calls that may be remembered without their cells being found. */
const longestLog = 50_000;

class CallRecord implements CellUse, UseRecord {
  parts: UsedPart[] = none;
  searches: UsedSearch[] = none;
  failures: Failure[] = none;
  /** The cell's first call in this task: it takes what this one still asks for. */
  private first: CallRecord = this;

  constructor(
    readonly address: string,
    readonly pass: number,
  ) {}

  join(first: CallRecord): void {
    this.first = first;
    for (const { partno, language } of this.parts) first.asksPart(partno, language);
    for (const search of this.searches) first.asksSearch(search);
    for (const failure of this.failures) first.fails(failure);
  }

  asksPart(partno: string, language: Language): void {
    const { first } = this;
    if (first.parts === none) first.parts = [{ partno, language }];
    else first.parts.push({ partno, language });
  }

  asksSearch(search: UsedSearch): void {
    this.first.searches = [...this.first.searches, search];
  }

  fails(failure: Failure): void {
    const { first } = this;
    if (first.failures === none) first.failures = [failure];
    else first.failures.push(failure);
  }
}

/** What most calls have of most things. */
const none: never[] = [];
