import { type ChosenRoles, readBom } from "../../bom/reading/read-bom";
import { inOneTask, Slices, inSlices } from "../../product-data/base/slices";
import { Subscribable } from "../../product-data/base/subscribable";
import { readBomSheet, type SheetName, readFirstRows } from "../excel/bom-sheet";
import { type Refused, refusedBy } from "../excel/excel-refusal";
import { touchesColumns } from "../excel/sheet-events";
import { AddedColumns } from "./add-columns/added-columns";
import { AlternativeChoices } from "./alternative-choices";
import { BomReport } from "./report/bom-report";
import { BomCheck, type CheckSources } from "./sheet/bom-check";
import { type CheckedBom, usedColumns } from "./sheet/checked-bom";
import { type ReportHead, reportHead } from "./report/report-head";
import { SheetComparison } from "./sheet-comparison";
import type { Run } from "../upkeep/work";
import { headOf, readWholeBom, type SheetHead } from "./sheet/whole-bom";
import { otherSheets } from "./report/shown-report";

/** A message about the sheet besides its result. */
type SessionMessage =
  | { readonly kind: "sheetEmpty" | "nothingFound" }
  | Refused
  | { readonly kind: "canceled"; readonly unchecked: number };

/**
 * Check BOM for one sheet: its columns, the check, alternatives, what was chosen, added columns, reports, and what
 * changed since another sheet. The views draw it. Notifies of changes.
 *
 *     const session = new BomSession(sheet, runtime, () => recovery.whenBack());
 *     await session.check();
 *     await session.findAlternatives();
 *     await session.choices.chooseBest(session.result?.lines.items ?? []);
 */
export class BomSession extends Subscribable {
  /** The titles and the first rows; null: not read yet, or the sheet is empty. */
  head: SheetHead | null = null;
  /** The roles that the user gives to columns. */
  roles: ChosenRoles = new Map();
  /** The check in view: the last one, or the first one while it runs. */
  result: BomCheck | null = null;
  message: SessionMessage | null = null;
  /** The minimum rated voltage for capacitors that state none; null: the user hasn't selected one. */
  volts: number | null = null;
  /** Other sheets that look like BOMs, as of the last check, or of the first look if this sheet has no titles. */
  others: readonly SheetName[] = [];
  /** The row of the line that the user wants to see, in the sheet, zero-based; null: none. */
  row: number | null = null;
  readonly choices: AlternativeChoices;
  readonly columns: AddedColumns;
  readonly report = new BomReport();
  readonly comparison: SheetComparison;
  /** What a check that was started does: it reads the sheet, and then checks its parts. */
  private stage: "reading" | BomCheck | null = null;
  private lastRead: CheckedBom | null = null;
  private checking: Promise<void> = Promise.resolve();
  private edits: readonly string[] = [];
  /** The number of edits that the head includes. */
  private looked = -1;
  private looking: Promise<void> = Promise.resolve();

  /** @param sheet the sheet, whose name may change */
  constructor(
    public sheet: SheetName,
    readonly sources: CheckSources,
    /** Resolves when the service may respond again. */
    private readonly whenBack: () => Promise<void>,
  ) {
    super();
    this.choices = new AlternativeChoices(this);
    this.choices.subscribe(() => {
      void this.result?.verdicts.add(this.choices.current);
      this.notify();
    });
    this.columns = new AddedColumns(this);
    this.comparison = new SheetComparison(this, this.report);
    for (const part of [this.columns, this.report, this.comparison]) part.subscribe(() => this.notify());
  }

  /** Whether the sheet is being read or checked: a second check would do the same. */
  get isBusy(): boolean {
    return this.stage !== null;
  }

  private get running(): BomCheck | null {
    return this.stage === "reading" ? null : this.stage;
  }

  /** The work that runs; null: none. */
  get run(): Run | null {
    return this.running?.run ?? this.result?.run ?? null;
  }

  /** Whether another check is running, and the result in view is the previous one's. */
  get isEarlierResult(): boolean {
    return this.running !== null && this.running !== this.result;
  }

  /** The sheet has no BOM but a report, if this isn't null. */
  get reportHead(): ReportHead | null {
    return this.head === null ? null : reportHead(this.head.sheet.texts);
  }

  /** Whether cells that were read have been edited since the check. */
  get isEdited(): boolean {
    const { result } = this;
    if (result === null) return false;
    const columns = usedColumns(result.bom);
    return this.edits.slice(result.edits).some((address) => touchesColumns(address, columns));
  }

  /** Someone edited the sheet. */
  edited(address: string): void {
    this.edits = [...this.edits, address];
    if (this.result !== null && this.choices.isTouchedBy(address)) void this.attempt(() => this.choices.read());
    this.notify();
  }

  /** Reads the titles and the first rows, if the sheet has been edited since the last time. */
  look(): Promise<void> {
    const look = (): Promise<void> => this.lookNow();
    return (this.looking = this.looking.then(look, look));
  }

  chooseRoles(roles: ChosenRoles): void {
    this.roles = roles;
    if (this.head !== null) this.head = inOneTask(headOf(this.head.sheet, roles));
    this.notify();
  }

  setVolts(volts: number | null): void {
    this.volts = volts;
    this.result?.setVolts(volts);
    this.notify();
  }

  /** The sheet as it is now; null if it is empty. */
  async read(): Promise<CheckedBom | null> {
    return (this.lastRead = await readWholeBom(this.sheet.id, this.roles, this.lastRead));
  }

  /**
   * Checks the sheet as it is when a running check has ended. An earlier result stays in view until this one is
   * complete.
   */
  check(): Promise<void> {
    this.checking = this.checking.then(() => this.attempt(() => this.checkNow())).then(() => this.look());
    void this.checking.then(() => this.lookAround());
    return this.checking;
  }

  /** Finds alternatives for all lines that need one. */
  findAlternatives(): Promise<void> {
    return this.attempt(async () => {
      const { result } = this;
      await result?.findAlternatives();
      if (result?.trouble != null) void this.checkWhenBack(result);
    });
  }

  /** Shows one line with its alternatives; checks the sheet before if it has to. */
  async showLine(row: number): Promise<void> {
    if (this.result === null || this.isEdited) await this.check();
    this.row = row;
    this.notify();
    await this.attempt(async () => {
      await this.result?.findAlternatives(({ line }) => line.row === row);
    });
  }

  /** Adds a sheet with what the check in view found. */
  async writeReport(): Promise<void> {
    if (this.result !== null) await this.report.write(this.result, this.sources.language);
  }

  /** Shows all lines instead of one, and nothing about what was just chosen. */
  showAll(): void {
    this.row = null;
    this.choices.settle();
  }

  /** Does the work, and says why Excel refuses it. */
  async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.say(refusedBy(error));
    }
  }

  private async checkNow(): Promise<void> {
    const next = await this.nextCheck();
    if (next === null) return;
    const earlier = this.result;
    this.stage = next;
    this.result ??= next;
    try {
      const unchecked = await next.checkParts();
      this.result = next;
      if (unchecked > 0) this.message = { kind: "canceled", unchecked };
      await next.verdicts.add(this.choices.current);
    } finally {
      this.stage = null;
      this.notify();
    }
    if (next.trouble !== null) void this.checkWhenBack(next);
    await this.choices.read();
    if (earlier?.hasAlternatives === true && this.message === null) await next.findAlternatives();
  }

  private async checkWhenBack(failed: BomCheck): Promise<void> {
    await this.whenBack();
    if (this.result === failed && failed.trouble !== null) await this.check();
  }

  private async nextCheck(): Promise<BomCheck | null> {
    const edits = this.edits.length;
    this.stage = "reading";
    this.notify();
    const read = await this.read().finally(() => (this.stage = null));
    this.head = read;
    this.looked = edits;
    if (read === null || read.lines.length === 0) {
      this.result = null;
      this.say({ kind: read === null ? "sheetEmpty" : "nothingFound" });
      return null;
    }
    this.sheet = read.sheet;
    this.say(null);
    const check = new BomCheck(read, edits, this.volts, this.sources);
    check.subscribe(() => this.notify());
    return check;
  }

  private async lookNow(): Promise<void> {
    while (this.looked !== this.edits.length && !this.isBusy) {
      this.looked = this.edits.length;
      // Excel may refuse because a cell is being edited; the edit is followed by another look.
      if (this.result !== null) await this.lookAgain(this.result).catch(() => undefined);
      else await this.attempt(() => this.lookFirst());
    }
  }

  private async lookFirst(): Promise<void> {
    const sheet = await readBomSheet(this.sheet.id);
    this.head = sheet && (await new Slices().run(headOf(sheet, this.roles)));
    this.say(this.head === null ? { kind: "sheetEmpty" } : null);
    if (this.head?.reading.header == null) await this.lookAround();
  }

  private lookAround(): Promise<void> {
    return this.attempt(async () => {
      this.others = await otherBoms(this.sheet);
      this.notify();
    });
  }

  /** The roles of columns stay those of the check, but columns may have been added. */
  private async lookAgain({ bom: { reading } }: BomCheck): Promise<void> {
    const sheet = await readBomSheet(this.sheet.id);
    if (sheet !== null) this.head = { sheet, reading };
    this.notify();
  }

  private say(message: SessionMessage | null): void {
    this.message = message;
    this.notify();
  }
}

/**
 * The other sheets of the workbook with titles and lines of a BOM, in their order. Reports don't count, nor do sheets
 * that name parts without designators or quantities.
 */
async function otherBoms(sheet: SheetName): Promise<readonly SheetName[]> {
  const others = await otherSheets(sheet);
  const starts = await readFirstRows(
    others.map(({ id }) => id),
    sampleRows,
    maxColumns,
  );
  const areBoms = await inSlices(starts, ({ texts }) => {
    const bom = readBom(texts);
    const { designator, quantity } = bom.columns;
    return bom.header !== null && designator.length + quantity.length > 0 && bom.isBom;
  });
  return starts.filter((_, at) => areBoms[at]).map(({ id, name }) => ({ id, name }));
}

/** A title page may come before the lines. */
const sampleRows = 60;
/** No BOM has more columns. */
const maxColumns = 100;
