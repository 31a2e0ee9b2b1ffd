import { CommandType, ICommandService, IResourceManagerService, UniverInstanceType } from "@univerjs/core";
import type { FWorkbook } from "@univerjs/preset-sheets-core";
import { openDB, type IDBPDatabase } from "idb";
import type { GridDocument } from "../grid/grid-document";
import type { IWorkbookData, Spreadsheet } from "../grid/spreadsheet";
import type { StateSnapshot } from "../workbook-state";

/** The workbook as it was when the page was left. */
interface StoredWorkbook {
  readonly workbook: IWorkbookData;
  readonly state: StateSnapshot;
  readonly activeSheetId: string;
}

/** Where a browser keeps the workbook of a page's address. Each use fails if there is no storage, or it doesn't respond. */
export class WorkbookPlace {
  private readonly database: Promise<IDBPDatabase>;

  constructor(private readonly id: string) {
    // It may throw, too.
    this.database = Promise.resolve().then(() =>
      openDB(storeName, 1, { upgrade: (opened) => void opened.createObjectStore(storeName) }),
    );
  }

  /** undefined: nothing is stored. */
  async read(): Promise<StoredWorkbook | undefined> {
    const stored = await this.use((opened) => opened.get(storeName, this.id) as Promise<string | undefined>);
    return stored === undefined ? undefined : (JSON.parse(stored) as StoredWorkbook);
  }

  /** @param stored a StoredWorkbook as JSON */
  async write(stored: string): Promise<void> {
    await this.use((opened) => opened.put(storeName, stored, this.id));
  }

  discard(): Promise<void> {
    return this.use((opened) => opened.delete(storeName, this.id));
  }

  private use<Result>(how: (opened: IDBPDatabase) => Promise<Result>): Promise<Result> {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("The browser's storage doesn't answer.")), longestMs);
    });
    return Promise.race([this.database.then(how), late]);
  }
}

/** A replacer for JSON.stringify: results of formulas are calculated when the page is loaded. */
function withoutResult(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("f" in value) || !value.f) return value;
  return { ...value, v: undefined, custom: undefined };
}

/**
 * Stores the workbook soon after each change, so that it is there when the page is loaded again. While a change isn't
 * stored yet, or can't be, the browser asks before it leaves the page.
 */
export class WorkbookStorage {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isChanged = false;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly place: WorkbookPlace,
    private readonly workbook: FWorkbook,
    private readonly grid: GridDocument,
    private readonly injector: Spreadsheet["injector"],
    private readonly onStored: (isStored: boolean) => void,
  ) {
    injector.get(ICommandService).onCommandExecuted(({ id, type }, options) => {
      // The results of formulas are local.
      const isMade = type === CommandType.MUTATION && id.startsWith("sheet.mutation.") && options?.onlyLocal !== true;
      if (isMade) this.changed();
    });
    let known = JSON.stringify(grid.state.snapshot());
    grid.state.onChange(() => {
      const state = JSON.stringify(grid.state.snapshot());
      if (state !== known) this.changed();
      known = state;
    });
    addEventListener("beforeunload", (event) => {
      if (this.isChanged) event.preventDefault();
    });
  }

  /** Resolves when every change is stored, or can't be. */
  store(): Promise<void> {
    clearTimeout(this.timer);
    return (this.writing = this.writing.then(() => this.write()));
  }

  /** The page opens as it was before all changes. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    await this.writing;
    await this.place.discard();
    this.isChanged = false;
  }

  private changed(): void {
    this.isChanged = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.store(), pauseMs);
  }

  private async write(): Promise<void> {
    if (!this.isChanged) return;
    this.isChanged = false;
    const content = await this.grid.exclusive.run(() => this.content());
    const isStored = await this.place.write(content).then(
      () => true,
      () => false,
    );
    this.isChanged ||= !isStored;
    this.onStored(isStored);
  }

  private content(): string {
    const resources = this.injector
      .get(IResourceManagerService)
      .getResources(this.workbook.getId(), UniverInstanceType.UNIVER_SHEET)
      // Tables are shown again from what the state has about them.
      .filter(({ name }) => !/table/i.test(name));
    const content: StoredWorkbook = {
      workbook: { ...this.workbook.getWorkbook().getSnapshot(), resources },
      state: this.grid.state.snapshot(),
      activeSheetId: this.workbook.getActiveSheet().getSheetId(),
    };
    return JSON.stringify(content, withoutResult);
  }
}

const storeName = "workbook-page";
const pauseMs = 500;
const longestMs = 5000;
