import { Subscribable } from "../../../product-data/base/subscribable";
import type { ExcelRefusal } from "../../../messages/excel-refusal";
import { readActiveSheet, type SheetName } from "../../excel/bom-sheet";
import { excelRefusal } from "../../excel/excel-refusal";
import { followSheets } from "../../excel/sheet-events";

/** The sheet in view, the sheets that have been in view, and what was edited since. Notifies of changes. */
export class SheetsInView extends Subscribable {
  /** null: not known yet. */
  current: SheetName | null = null;
  /** Why the sheet in view may not be known; null if it is. */
  refusal: ExcelRefusal | null = null;
  private readonly known = new Map<string, SheetName>();
  private readonly edits = new Map<string, readonly string[]>();
  private readonly reports = new Map<string, SheetName>();
  private following: Promise<void> | null = null;
  private looks = 0;
  private shownBy = 0;

  /** In the order in which they were first shown, without reports. */
  get seen(): readonly SheetName[] {
    return [...this.known.values()].filter(({ id }) => !this.reports.has(id));
  }

  /** The addresses that were edited in a sheet, in their order. */
  editsOf(sheetId: string): readonly string[] {
    return this.edits.get(sheetId) ?? [];
  }

  /** The sheet that a report is about; null if the sheet isn't a report of this view. */
  reportedBy(sheetId: string): SheetName | null {
    return this.reports.get(sheetId) ?? null;
  }

  addReport(reportId: string, of: SheetName): void {
    this.reports.set(reportId, of);
    this.notify();
  }

  /** Reads which sheet is in view, and follows it after that. */
  look(): Promise<void> {
    void this.follow();
    return this.read({});
  }

  private follow(): Promise<void> {
    this.following ??= followSheets({
      shown: () => void this.read({ delayForCellEdit: true }),
      edited: (sheetId, address) => {
        this.edits.set(sheetId, [...this.editsOf(sheetId), address]);
        this.notify();
      },
    })
      // A sheet may have been shown before Excel followed, and Excel refuses to read while a cell is being edited.
      .then(() => this.read({ delayForCellEdit: true }))
      .catch((error: unknown) => {
        // The next look tries again.
        this.following = null;
        this.refuse(error);
      });
    return this.following;
  }

  private async read(options: Excel.RunOptions): Promise<void> {
    const look = ++this.looks;
    try {
      const sheet = await readActiveSheet(options);
      // A later look has the later sheet.
      if (look < this.shownBy) return;
      this.shownBy = look;
      this.current = sheet;
      this.known.set(sheet.id, sheet);
      if (this.following !== null) this.refusal = null;
      this.notify();
    } catch (error) {
      this.refuse(error);
    }
  }

  private refuse(error: unknown): void {
    this.refusal = excelRefusal(error);
    this.notify();
  }
}
