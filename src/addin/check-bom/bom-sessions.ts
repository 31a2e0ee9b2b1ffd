import type { ExcelRefusal } from "../../messages/excel-refusal";
import { Subscribable } from "../../product-data/base/subscribable";
import type { SheetRow } from "../excel/active-cell";
import { readActiveSheet, type SheetName } from "../excel/bom-sheet";
import { excelRefusal } from "../excel/excel-refusal";
import { followSheets } from "../excel/sheet-events";
import { BomSession } from "./bom-session";
import type { ReportHead } from "./report/report-head";
import type { CheckSources } from "./sheet/bom-check";

/** What to show: the check of the sheet in view, or what can replace one line. */
export type WantedCheck = "sheet" | SheetRow;

/**
 * The sessions of the sheets that have been in view, and which sheet is in view. Notifies when another sheet is in
 * view.
 */
export class BomSessions extends Subscribable {
  /** null: not known yet. */
  current: SheetName | null = null;
  /** Why the sheet in view may not be known; null if it is. */
  refusal: ExcelRefusal | null = null;
  private readonly sessions = new Map<string, BomSession>();
  private following: Promise<void> | null = null;
  private looks = 0;
  private shownBy = 0;

  constructor(
    private readonly sources: CheckSources,
    private readonly whenBack: () => Promise<void>,
  ) {
    super();
  }

  /** Sessions in the order in which their sheets were first shown, except reports. */
  get seen(): readonly BomSession[] {
    return [...this.sessions.values()].filter(({ reportHead }) => reportHead === null);
  }

  /** What the report on a sheet is about; null: it has none, or that isn't known yet. */
  reportIn(sheetId: string): ReportHead | null {
    return this.sessions.get(sheetId)?.reportHead ?? null;
  }

  /** Reads which sheet is in view, and follows it after that. */
  look(): Promise<void> {
    void this.follow();
    return this.read({});
  }

  /** Shows what is wanted, after reading which sheet is in view: it may have changed without an event. */
  async run(wanted: WantedCheck): Promise<void> {
    await this.look();
    const sheetId = wanted === "sheet" ? this.current?.id : wanted.sheetId;
    const session = this.seen.find(({ sheet }) => sheet.id === sheetId);
    if (wanted === "sheet") session?.showAll();
    await (wanted === "sheet" ? session?.check() : session?.showLine(wanted.row));
  }

  private follow(): Promise<void> {
    this.following ??= followSheets({
      shown: () => void this.read({ delayForCellEdit: true }),
      edited: (sheetId, address) => this.edited(sheetId, address),
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

  private edited(sheetId: string, address: string): void {
    const session = this.sessions.get(sheetId);
    session?.edited(address);
    // A report that is shown while it is written can be recognized only after its last edit.
    if (sheetId === this.current?.id) void session?.look().then(() => this.notify());
  }

  private async read(options: Excel.RunOptions): Promise<void> {
    const look = ++this.looks;
    try {
      const sheet = await readActiveSheet(options);
      // A look that started later has already read the newer sheet.
      if (look < this.shownBy) return;
      this.shownBy = look;
      this.current = sheet;
      if (this.following !== null) this.refusal = null;
      this.show(sheet);
    } catch (error) {
      this.refuse(error);
    }
  }

  private show(sheet: SheetName): void {
    let session = this.sessions.get(sheet.id);
    if (session === undefined) {
      session = new BomSession(sheet, this.sources, this.whenBack);
      this.sessions.set(sheet.id, session);
    }
    session.sheet = sheet;
    // The sheet's first rows tell whether it is a report.
    void session.look().then(() => {
      this.notify();
      if (session.reportHead === null) void session.comparison.look();
    });
    this.notify();
  }

  private refuse(error: unknown): void {
    this.refusal = excelRefusal(error);
    this.notify();
  }
}
