import type { ExcelRefusal } from "../../../messages/excel-refusal";
import { reportTexts } from "../../../messages/report-texts";
import { systemClock } from "../../../product-data/base/clock";
import { Subscribable } from "../../../product-data/base/subscribable";
import type { Language } from "../../../product-data/vocabulary/language";
import { excelRefusal } from "../../excel/excel-refusal";
import type { BomCheck } from "./bom-check";
import { reportOf } from "./report";
import { addReportSheet, workbookName, type WrittenReport } from "./report-sheet";

export type ReportState =
  | { readonly kind: "none" | "cancelled" }
  | { readonly kind: "writing"; readonly done: number; readonly total: number; readonly cancel: () => void }
  | { readonly kind: "written"; readonly report: WrittenReport }
  | { readonly kind: "refused"; readonly refusal: ExcelRefusal };

/** The reports of one BOM. Notifies of changes. */
export class BomReport extends Subscribable {
  state: ReportState = { kind: "none" };
  private readonly sheetIds = new Set<string>();

  /** Whether a sheet is one of these reports. */
  has(sheetId: string): boolean {
    return this.sheetIds.has(sheetId);
  }

  /** Adds a sheet with what a check found. */
  async write({ bom, lines }: BomCheck, language: Language): Promise<void> {
    const run = new AbortController();
    const cancel = (): void => run.abort();
    const tell = (done: number): void => this.show({ kind: "writing", done, total: lines.items.length, cancel });
    tell(0);
    try {
      await lines.settled();
      const report = await reportOf(lines.items, bom, await workbookName(), systemClock.now(), language);
      const written = await addReportSheet(reportTexts[language].sheetName, report, run.signal, tell);
      if (written !== null) this.sheetIds.add(written.id);
      this.show(written === null ? { kind: "cancelled" } : { kind: "written", report: written });
    } catch (error) {
      this.show({ kind: "refused", refusal: excelRefusal(error) });
    }
  }

  private show(state: ReportState): void {
    this.state = state;
    this.notify();
  }
}
