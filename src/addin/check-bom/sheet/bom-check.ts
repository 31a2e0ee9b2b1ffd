import type { CheckFailure } from "../../../bom/check/failure";
import { Verdicts } from "../../../bom/check/verdicts";
import { findLineReplacements, type ReplacementProgress } from "../../../bom/check/line-replacements";
import type { Verdict } from "../../../bom/check/verdict";
import { checkParts } from "../../../bom/check/parts";
import type { Lookup } from "../../../product-data/lookup/lookup";
import { needsReplacement } from "../../../bom/check/states";
import { lacksVoltageOnly, withSmallestVoltage } from "../../../bom/check/voltage";
import { partnosOf } from "../../../bom/reading/line/line";
import { isRetriedLater } from "../../../messages/failures/failure";
import { afterTask } from "../../../product-data/base/schedule";
import type { Language } from "../../../product-data/vocabulary/language";
import type { CheckedBom } from "./checked-bom";
import { Work } from "../../upkeep/work";

/** Where the data is from, and its language. */
export interface CheckSources extends Lookup {
  readonly language: Language;
}

/** Why lines weren't checked, or lack their alternatives, and how many. */
export interface CheckTrouble {
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
  /** With the smallest voltage. */
  bom: CheckedBom;
  /** The number of lines that lack only a voltage. */
  readonly lackingVoltage: number;

  /**
   * @param asRead without a smallest voltage
   * @param edits the edits of the sheet before it was read
   */
  constructor(
    private readonly asRead: CheckedBom,
    readonly edits: number,
    volts: number | null,
    private readonly sources: CheckSources,
  ) {
    super();
    this.bom = withVolts(asRead, volts);
    this.lackingVoltage = asRead.lines.filter(lacksVoltageOnly).length;
    this.verdicts = new Verdicts(this.bom.lines);
    this.verdicts.subscribe(() => {
      this.trouble = troubleIn(this.verdicts.all);
      this.notify();
    });
  }

  setVolts(volts: number | null): void {
    this.bom = withVolts(this.asRead, volts);
    void this.verdicts.add({ lines: this.bom.lines });
    this.notify();
  }

  /** Resolves with the number of lines that weren't checked when the user canceled it, or with 0. */
  checkParts(): Promise<number> {
    return this.running("parts", async (signal, onProgress) => {
      const { loader, language } = this.sources;
      const { lines } = this.bom;
      const { results } = await checkParts(partnosOf(lines), signal, {
        ...{ loader, language, schedule: afterTask },
        onProgress: (progress) => {
          onProgress(progress);
          void this.verdicts.add({ results: progress.results });
        },
      });
      await this.verdicts.add({ results });
      if (!signal.aborted) return 0;
      return lines.filter(({ numbers }) => numbers.some(({ partno }) => !results.has(partno))).length;
    });
  }

  /**
   * Resolves with whether the user let it finish.
   * @param filter by default, all lines that need one
   */
  findAlternatives(filter?: (verdict: Verdict) => boolean): Promise<boolean> {
    return this.running("alternatives", async (signal, onProgress) => {
      this.hasAlternatives ||= filter === undefined;
      const { verdicts } = this;
      await verdicts.settled();
      const lines = verdicts.all.filter(filter ?? needsAlternative).map(({ line }) => line);
      const report = (progress: ReplacementProgress): void => {
        onProgress(progress);
        void verdicts.add({ replacements: new Map([...verdicts.replacements, ...progress.replacements]) });
      };
      const all = verdicts.all.map(({ line }) => line);
      await findLineReplacements(lines, this.sources, this.sources.language, signal, report, all);
      await verdicts.settled();
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

export const needsAlternative = ({ state }: Verdict): boolean => needsReplacement(state);

const withVolts = (bom: CheckedBom, volts: number | null): CheckedBom => ({
  ...bom,
  volts,
  lines: withSmallestVoltage(bom.lines, volts),
});
