import type { ExcelRefusal } from "../../../messages/excel-refusal";
import { reportTexts } from "../../../messages/report-texts";
import { systemClock } from "../../../product-data/base/clock";
import { Subscribable } from "../../../product-data/base/subscribable";
import type { Language } from "../../../product-data/vocabulary/language";
import { excelRefusal } from "../../excel/excel-refusal";
import type { BomCheck } from "./bom-check";
import { mainColumn } from "./checked-bom";
import { readEarlierReport } from "./earlier-report";
import { type Report, reportOf } from "./report";
import { reportChanges } from "./report-changes";
import { saveFile } from "./save-file";
import { addReportSheet, workbookName, type WrittenReport } from "./report-sheet";

interface WrittenSheet {
  readonly name: string;
  readonly report: Report;
}

export type ReportState =
  | { readonly kind: "none" | "canceled" }
  | { readonly kind: "writing"; readonly done: number; readonly total: number; readonly cancel: () => void }
  | { readonly kind: "written"; readonly report: WrittenReport }
  | { readonly kind: "refused"; readonly refusal: ExcelRefusal };

/** The reports of one BOM. Notifies of changes. */
export class BomReport extends Subscribable {
  state: ReportState = { kind: "none" };
  /** Of the last file that was saved; null: none. */
  savedAs: string | null = null;
  private readonly written = new Map<string, WrittenSheet>();

  /** Whether a sheet is one of these reports. */
  has(sheetId: string): boolean {
    return this.written.has(sheetId);
  }

  /** Adds a sheet with what a check found, and what changed since the report before. */
  write({ bom, lines, hasAlternatives }: BomCheck, language: Language): Promise<void> {
    return this.add(reportTexts[language].sheetName, lines.items.length, async () => {
      await lines.settled();
      const { items } = lines;
      const earlier = await readEarlierReport(bom.sheet, (id) => this.written.get(id)?.report ?? null);
      const now = { items, column: mainColumn(bom), hasAlternatives };
      const changes = earlier === null ? null : reportChanges(earlier, now, language);
      const [workbook, dayMs] = [await workbookName(), systemClock.now()];
      return reportOf(items, { bom, workbook, dayMs, changes }, language);
    });
  }

  /** Adds a sheet with any report of the BOM. */
  async add(wantedName: string, rows: number, make: () => Promise<Report>): Promise<void> {
    const run = new AbortController();
    const cancel = (): void => run.abort();
    const onProgress = (done: number): void => this.show({ kind: "writing", done, total: rows, cancel });
    onProgress(0);
    try {
      const report = await make();
      const written = await addReportSheet(wantedName, report, run.signal, onProgress);
      if (written !== null) this.written.set(written.id, { name: written.name, report });
      this.show(written === null ? { kind: "canceled" } : { kind: "written", report: written });
    } catch (error) {
      this.show({ kind: "refused", refusal: excelRefusal(error) });
    }
  }

  /** Saves one of these reports as a file of its own. */
  async save(sheetId: string): Promise<void> {
    const written = this.written.get(sheetId);
    if (written === undefined) return;
    const { reportFile } = await import(/* webpackChunkName: "report-file" */ "./report-file");
    const fileName = `${written.report.fileName}.xlsx`;
    saveFile(await reportFile(written.report, written.name), fileName);
    this.savedAs = fileName;
    this.notify();
  }

  private show(state: ReportState): void {
    this.state = state;
    this.notify();
  }
}
