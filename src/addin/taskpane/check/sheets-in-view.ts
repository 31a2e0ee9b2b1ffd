import { Subscribable } from "../../../product-data/base/subscribable";
import { readActiveSheet, type SheetName } from "../../excel/bom-sheet";
import { followSheets } from "../../excel/sheet-events";

/** The sheet in view, the sheets that have been in view, and what was edited since. Notifies of changes. */
export class SheetsInView extends Subscribable {
  private shown: SheetName | null = null;
  private readonly known = new Map<string, SheetName>();
  private readonly edits = new Map<string, readonly string[]>();
  private readonly reports = new Map<string, SheetName>();
  private looks = 0;

  /** null: not known yet. */
  get current(): SheetName | null {
    return this.shown;
  }

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

  async start(): Promise<void> {
    await followSheets({
      // Excel refuses while a cell is edited; then the next event, or opening the view, looks again.
      shown: () => void this.look().catch(() => undefined),
      edited: (sheetId, address) => {
        this.edits.set(sheetId, [...this.editsOf(sheetId), address]);
        this.notify();
      },
    });
    await this.look();
  }

  /** Looks which sheet is in view now. */
  async look(): Promise<void> {
    const look = ++this.looks;
    const sheet = await readActiveSheet();
    // A later look has the later sheet.
    if (look !== this.looks) return;
    this.shown = sheet;
    this.known.set(sheet.id, sheet);
    this.notify();
  }
}
