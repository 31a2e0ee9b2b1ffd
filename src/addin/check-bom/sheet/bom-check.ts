import type { CheckFailure } from "../../../bom/check/failure";
import { CheckedLines } from "../../../bom/check/checked-lines";
import { findLineReplacements } from "../../../bom/check/line-replacements";
import type { BomLine } from "../../../bom/check/lines";
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
  readonly lines: CheckedLines;
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
    this.lackingVoltage = asRead.entries.filter(lacksVoltageOnly).length;
    this.lines = new CheckedLines(this.bom.entries);
    this.lines.subscribe(() => {
      this.trouble = troubleIn(this.lines.lines);
      this.notify();
    });
  }

  setVolts(volts: number | null): void {
    this.bom = withVolts(this.asRead, volts);
    void this.lines.add({ entries: this.bom.entries });
    this.notify();
  }

  /** Resolves with the number of lines that weren't checked when the user canceled it, or with 0. */
  checkParts(): Promise<number> {
    return this.running("parts", async (signal, onProgress) => {
      const { loader, language } = this.sources;
      const { entries } = this.bom;
      const { results } = await checkParts(partnosOf(entries), signal, {
        ...{ loader, language, schedule: afterTask },
        onProgress: (progress) => {
          onProgress(progress);
          void this.lines.add({ results: progress.results });
        },
      });
      await this.lines.add({ results });
      if (!signal.aborted) return 0;
      return entries.filter(({ numbers }) => numbers.some(({ partno }) => !results.has(partno))).length;
    });
  }

  /**
   * Resolves with whether the user let it finish.
   * @param filter by default, all lines that need one
   */
  findAlternatives(filter?: (line: BomLine) => boolean): Promise<boolean> {
    return this.running("alternatives", async (signal, onProgress) => {
      this.hasAlternatives ||= filter === undefined;
      const { lines } = this;
      await lines.settled();
      const entries = lines.lines.filter(filter ?? needsAlternative).map(({ entry }) => entry);
      await findLineReplacements(entries, this.sources, this.sources.language, signal, (progress) => {
        onProgress(progress);
        void lines.add({ replacements: new Map([...lines.replacements, ...progress.replacements]) });
      });
      await lines.settled();
      return !signal.aborted;
    });
  }
}

/** Why lines got no response; null if all got one. */
export function troubleIn(lines: readonly BomLine[]): CheckTrouble | null {
  const failures = lines.flatMap(({ numbers, replacement }) => {
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

export const needsAlternative = ({ state }: BomLine): boolean => needsReplacement(state);

const withVolts = (bom: CheckedBom, volts: number | null): CheckedBom => ({
  ...bom,
  volts,
  entries: withSmallestVoltage(bom.entries, volts),
});
