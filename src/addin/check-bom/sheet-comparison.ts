import { Verdicts } from "../../bom/check/verdicts";
import { compareBoms } from "../../bom/compare/compare-boms";
import { changeTexts } from "../../messages/check-bom/change-texts";
import { systemClock } from "../../product-data/base/clock";
import type { SheetName } from "../excel/bom-sheet";
import { refusedBy } from "../excel/excel-refusal";
import { troubleIn, type SheetOfBom } from "./sheet/bom-check";
import type { BomReport } from "./report/bom-report";
import type { CheckedBom } from "./sheet/checked-bom";
import { comparisonReport } from "./report/comparison-report";
import { Work } from "../upkeep/work";
import { otherSheets } from "./report/shown-report";
import { readWholeBom } from "./sheet/whole-bom";

type ComparisonState =
  | { readonly kind: "canceled" }
  | { readonly kind: "noBom"; readonly sheet: string }
  /** `unchecked`: lines whose parts got no response. */
  | { readonly kind: "compared"; readonly isSame: boolean; readonly unchecked: number };

/** What changed from an earlier revision, on another sheet, to a BOM. Notifies of changes. */
export class SheetComparison extends Work<ComparisonState> {
  /** The other sheets of the workbook, without reports. */
  sheets: readonly SheetName[] = [];

  constructor(
    private readonly session: SheetOfBom,
    private readonly report: BomReport,
  ) {
    super();
  }

  override get isBusy(): boolean {
    return super.isBusy || this.report.isBusy;
  }

  /** Reads which other sheets there are. */
  async look(): Promise<void> {
    try {
      this.sheets = await otherSheets(this.session.sheet);
      this.notify();
    } catch (error) {
      this.show(refusedBy(error));
    }
  }

  /** Adds a sheet with the differences, if there are any. */
  async compareWith(old: SheetName): Promise<void> {
    this.show({ kind: "running", run: null });
    await this.follow(this.compareNow(old));
  }

  private async compareNow({ id, name }: SheetName): Promise<ComparisonState> {
    const [before, now] = [await readWholeBom(id, new Map()), await this.session.read()];
    if (before === null || before.lines.length === 0) return { kind: "noBom", sheet: name };
    if (now === null || now.lines.length === 0)
      return { kind: "noBom", sheet: now?.sheet.name ?? this.session.sheet.name };
    const checked = await this.checkBoth(before, now);
    if (checked === null) return { kind: "canceled" };
    const [oldLines, newLines] = checked;
    const comparison = compareBoms(oldLines.all, newLines.all);
    const unchecked = troubleIn([...oldLines.all, ...newLines.all])?.lines ?? 0;
    const rows = comparison.added.length + comparison.removed.length + comparison.changed.length;
    if (rows > 0) {
      const { language } = this.session.sources;
      const source = { old: before, now, unchecked, dayMs: systemClock.now() };
      await this.report.add(changeTexts[language].sheetName, rows, () =>
        Promise.resolve(comparisonReport(comparison, source, language)),
      );
    }
    return { kind: "compared", isSame: rows === 0, unchecked };
  }

  /** The lines of both with the data of their parts; null if it was canceled. */
  private checkBoth(old: CheckedBom, now: CheckedBom): Promise<readonly [Verdicts, Verdicts] | null> {
    const { loader, language } = this.session.sources;
    return this.running("parts", async (signal, onProgress) => {
      const both = [new Verdicts(old.lines), new Verdicts(now.lines)] as const;
      for (const verdicts of both) await verdicts.checkParts({ loader }, { language, signal, onProgress });
      return signal.aborted ? null : both;
    });
  }
}
