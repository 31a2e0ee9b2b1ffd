import type { Schedule } from "../catalog/schedule";
import type { Failure } from "../messages/message";
import type { Language } from "../vocabulary/language";

/** What a cell's formula asked for when Excel called it last. */
export interface CellUse {
  /** As Excel writes it: `Sheet1!A1`, the sheet quoted when needed. */
  readonly address: string;
  /** Normalised part numbers, each with its language; a number may stand here twice. */
  readonly parts: readonly UsedPart[];
  readonly searches: boolean;
  readonly failures: readonly Failure[];
}

export interface UsedPart {
  readonly partno: string;
  readonly language: Language;
}

/**
 * Which cells use what, so that a refresh asks for what the workbook shows and calculates only what changed, and so that
 * an error can be shown with its cell. In memory only: cells that Excel has not called since the file was opened are not here.
 */
export class Usage {
  private readonly cells = new Map<string, CellRecord>();
  private pass = 0;
  private passEnds = false;

  constructor(private readonly schedule: Schedule) {}

  /** The record of a call; a cell that is called several times in one task (once per cell of a range) has one for all. */
  of(address: string): UseRecord {
    if (!this.passEnds) {
      this.passEnds = true;
      this.schedule(() => {
        this.passEnds = false;
        this.pass += 1;
      });
    }
    let cell = this.cells.get(address);
    if (cell === undefined) this.cells.set(address, (cell = new CellRecord(address)));
    if (cell.pass !== this.pass) cell.restart(this.pass);
    return cell;
  }

  get(address: string): CellUse | undefined {
    return this.cells.get(address);
  }

  /** In the order in which Excel first called them. */
  all(): readonly CellUse[] {
    return [...this.cells.values()];
  }

  /** Forgets cells that no longer hold a formula. */
  keep(isThere: (address: string) => boolean): void {
    for (const address of this.cells.keys()) if (!isThere(address)) this.cells.delete(address);
  }
}

/** What a function writes down while it works for a cell. */
export interface UseRecord {
  asksPart(partno: string, language: Language): void;
  asksSearch(): void;
  fails(failure: Failure): void;
}

/** For hosts that tell no address. */
export const noRecord: UseRecord = { asksPart: () => undefined, asksSearch: () => undefined, fails: () => undefined };

/** Used again at every call of its cell: a recalculation of thousands makes nothing new. */
class CellRecord implements CellUse, UseRecord {
  readonly parts: UsedPart[] = [];
  searches = false;
  readonly failures: Failure[] = [];
  pass = -1;

  constructor(readonly address: string) {}

  restart(pass: number): void {
    this.pass = pass;
    this.parts.length = 0;
    this.searches = false;
    this.failures.length = 0;
  }

  asksPart(partno: string, language: Language): void {
    this.parts.push({ partno, language });
  }

  asksSearch(): void {
    this.searches = true;
  }

  fails(failure: Failure): void {
    this.failures.push(failure);
  }
}
