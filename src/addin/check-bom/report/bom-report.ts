import { type ReportTexts, reportTexts } from "../../../messages/check-bom/report-texts";
import { systemClock } from "../../../product-data/base/clock";
import type { Language } from "../../../product-data/vocabulary/language";
import { readSheetNames } from "../../excel/bom-sheet";
import type { BomCheck } from "../sheet/bom-check";
import { mainColumn } from "../sheet/checked-bom";
import { readEarlierReport } from "./earlier-report";
import { checkReport } from "./check-report";
import type { Report } from "./report";
import { reportChanges } from "./report-changes";
import { fileNameOf } from "./report-head";
import { Work } from "../../upkeep/work";
import { readShownReport } from "./shown-report";
import { addReportSheet, workbookName, type WrittenReport } from "./report-sheet";

type ReportState = { readonly kind: "canceled" } | { readonly kind: "written"; readonly report: WrittenReport };

/** The reports of one BOM. Notifies of changes. */
export class BomReport extends Work<ReportState> {
  /** Whether the report has the second and the third alternatives, too. */
  hasFurther = false;

  setFurther(hasFurther: boolean): void {
    this.hasFurther = hasFurther;
    this.notify();
  }

  /** Adds a sheet with what a check found, and what changed since the report before. */
  write({ bom: checked, verdicts, hasAlternatives, volts }: BomCheck, language: Language): Promise<void> {
    return this.add(reportTexts[language].sheetName, verdicts.items.length, async () => {
      await verdicts.settled();
      const { items } = verdicts;
      const name = (await readSheetNames({})).find(({ id }) => id === checked.sheet.id);
      // The sheet may have been renamed since.
      const bom = { ...checked, sheet: { ...checked.sheet, ...name } };
      const earlier = await readEarlierReport(bom.sheet);
      const now = { items, column: mainColumn(bom), hasAlternatives };
      const changes = earlier === null ? null : reportChanges(earlier, now, language);
      const [workbook, dayMs] = [await workbookName(), systemClock.now()];
      const { hasFurther } = this;
      return checkReport(items, { bom, volts, workbook, dayMs, hasAlternatives, hasFurther, changes }, language);
    });
  }

  /** Adds a sheet with any report of the BOM. */
  add(preferredName: string, rows: number, make: () => Promise<Report>): Promise<void> {
    const write = this.running("report", async (signal, onProgress): Promise<ReportState> => {
      onProgress({ done: 0, total: rows });
      const report = await addReportSheet(preferredName, await make(), signal, onProgress);
      return report === null ? { kind: "canceled" } : { kind: "written", report };
    });
    return this.follow(write);
  }
}

/** A Mac's web view drops downloads without an error (office-js #2700, #3385, #6468). */
export const dropsDownloads = (): boolean => Office.context.platform === Office.PlatformType.Mac;

/**
 * Saves the report on a sheet, as it is now, as a file of its own; where downloads are dropped, opens it as a workbook.
 * @returns what to tell the user
 */
export async function saveReport(sheetId: string, text: ReportTexts): Promise<SaveOutcome> {
  const { reportFile } = await import(/* webpackChunkName: "report-file" */ "./report-file");
  const shown = await readShownReport(sheetId);
  if (shown === null) return { kind: "error", text: text.noTable };
  const file = await reportFile(shown);
  if (dropsDownloads()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return Excel.createWorkbook(btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), ""))).then(
      () => ({ kind: "success", text: text.opened }),
      () => ({ kind: "error", text: text.notOpened }),
    );
  }
  const fileName = `${fileNameOf(await workbookName(), shown.head)}.xlsx`;
  const link = document.createElement("a");
  Object.assign(link, { href: URL.createObjectURL(file), download: fileName }).click();
  // After a minute, the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return { kind: "success", text: text.saved(fileName) };
}

export interface SaveOutcome {
  readonly kind: "success" | "error";
  readonly text: string;
}
