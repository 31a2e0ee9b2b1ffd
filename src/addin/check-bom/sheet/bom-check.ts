import type { CheckFailure } from "../../../bom/check/parts";
import { Verdicts } from "../../../bom/check/verdicts";
import type { Verdict } from "../../../bom/check/verdict";
import type { Lookup } from "../../../product-data/lookup/lookup";
import { lacksVoltageOnly, withSmallestVoltage } from "../../../bom/check/voltage";
import { isRetriedLater } from "../../../messages/failures/failure";
import type { Language } from "../../../product-data/vocabulary/language";
import type { CheckedBom } from "./checked-bom";
import type { SheetHead } from "./whole-bom";
import { Work } from "../../upkeep/work";
import type { SheetName } from "../../excel/bom-sheet";

/** Where the data is from, and its language. */
export interface CheckSources extends Lookup {
  readonly language: Language;
}

/** Why lines weren't checked, or lack their alternatives, and how many. */
interface CheckTrouble {
  readonly failure: CheckFailure;
  readonly lines: number;
}

/** One check of a BOM: its lines while more becomes known about them. Notifies of changes. */
export class BomCheck extends Work<never> {
  readonly verdicts: Verdicts;
  /** Whether alternatives were requested for all lines that need one. */
  hasAlternatives = false;
  /** null: the service responded to everything. */
  trouble: CheckTrouble | null = null;
  /** The number of lines that lack only a voltage. */
  readonly lackingVoltage: number;

  /**
   * @param edits the edits of the sheet before it was read
   * @param volts the smallest voltage of capacitors that say none; null: it isn't given
   */
  constructor(
    readonly bom: CheckedBom,
    readonly edits: number,
    public volts: number | null,
    private readonly sources: CheckSources,
  ) {
    super();
    this.lackingVoltage = bom.lines.filter(lacksVoltageOnly).length;
    this.verdicts = new Verdicts(withSmallestVoltage(bom.lines, volts));
    this.verdicts.subscribe(() => {
      this.trouble = troubleIn(this.verdicts.all);
      this.notify();
    });
  }

  setVolts(volts: number | null): void {
    this.volts = volts;
    void this.verdicts.add({ lines: withSmallestVoltage(this.bom.lines, volts) });
    this.notify();
  }

  /** Resolves with the number of lines that weren't checked when the user canceled it, or with 0. */
  checkParts(): Promise<number> {
    return this.running("parts", async (signal, onProgress) => {
      const { verdicts, sources } = this;
      await verdicts.checkParts(sources, { language: sources.language, signal, onProgress });
      const isUnchecked = ({ numbers }: Verdict): boolean => numbers.some(({ result }) => result === undefined);
      return signal.aborted ? verdicts.all.filter(isUnchecked).length : 0;
    });
  }

  /**
   * Resolves with whether the user let it finish.
   * @param isWanted by default, all lines that need one
   */
  findAlternatives(isWanted?: (verdict: Verdict) => boolean): Promise<boolean> {
    return this.running("alternatives", async (signal, onProgress) => {
      this.hasAlternatives ||= isWanted === undefined;
      const { verdicts, sources } = this;
      await verdicts.findReplacements(sources, { language: sources.language, signal, onProgress }, isWanted);
      return !signal.aborted;
    });
  }
}

/** Why lines got no response; null if all got one. */
export function troubleIn(verdicts: readonly Verdict[]): CheckTrouble | null {
  const failures = verdicts.flatMap(({ numbers, replacement }) => {
    const failed = [...numbers.map(({ result }) => result), replacement].flatMap((each) =>
      each?.kind === "failed" && isNoResponse(each.failure) ? [each.failure] : [],
    );
    return failed.slice(0, 1);
  });
  const [failure] = failures;
  return failure === undefined ? null : { failure, lines: failures.length };
}

/** Other failures are about a line: what it says isn't enough, or nothing fits. */
const isNoResponse = (failure: CheckFailure): boolean => isRetriedLater(failure) || failure.code === "noKey";

/** A sheet with a BOM. */
export interface SheetOfBom {
  readonly sheet: SheetName;
  readonly sources: CheckSources;
  readonly head: SheetHead | null;
  /** The check in view. */
  readonly result: BomCheck | null;
  /** Why there is no result, or not a whole one; null: there is one. */
  readonly message: object | null;
  check(): Promise<void>;
  /** Reads titles that were edited. */
  look(): Promise<void>;
  /** Shows why Excel refuses. */
  attempt(work: () => Promise<void>): Promise<void>;
  /** Reads the BOM as it is now; null if it is empty. */
  read(): Promise<CheckedBom | null>;
}
