import { CommandType, ICommandService, type IWorkbookData } from "@univerjs/core";
import type { FWorkbook } from "@univerjs/preset-sheets-core";
import type { GridDocument } from "../grid/grid-document";
import type { Spreadsheet } from "../grid/spreadsheet";
import type { StoredWorkbook, WorkbookPlace } from "./stored-workbook";

/**
 * Stores the workbook soon after each change, so that it is there when the page is loaded again. While a change isn't
 * stored yet, or can't be, the browser asks before it leaves the page.
 */
export class KeptWorkbook {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isChanged = false;
  private readonly listeners = new Set<() => void>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly place: WorkbookPlace,
    private readonly workbook: FWorkbook,
    private readonly grid: GridDocument,
    { injector }: Spreadsheet,
  ) {
    injector.get(ICommandService).onCommandExecuted(({ id, type }, options) => {
      // The results of formulas are local.
      const isMade = type === CommandType.MUTATION && id.startsWith("sheet.mutation.") && options?.onlyLocal !== true;
      if (isMade) this.changed();
    });
    let known = JSON.stringify(grid.kept.snapshot());
    grid.kept.onChange(() => {
      const kept = JSON.stringify(grid.kept.snapshot());
      if (kept !== known) this.changed();
      known = kept;
    });
    addEventListener("beforeunload", (event) => {
      if (this.isChanged) event.preventDefault();
    });
  }

  onStored(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Resolves when every change is stored. @throws if it can't be */
  async store(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isChanged) this.writing = this.writing.catch(() => undefined).then(() => this.write());
    await this.writing;
  }

  /** The page opens as it was before any change. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    await this.writing.catch(() => undefined);
    await this.place.discard();
    this.isChanged = false;
  }

  private changed(): void {
    this.isChanged = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // Without storage, the browser asks.
      this.store().catch(() => undefined);
    }, pauseMs);
  }

  private async write(): Promise<void> {
    this.isChanged = false;
    try {
      await this.place.write({
        workbook: withoutResults(this.workbook.save()),
        kept: this.grid.kept.snapshot(),
        activeSheetId: this.workbook.getActiveSheet().getSheetId(),
      });
      for (const listener of this.listeners) listener();
    } catch (reason) {
      this.isChanged = true;
      throw reason;
    }
  }
}

/** Shows what was stored with the workbook, when the grid has been drawn. */
export function showStored({ activeSheetId }: StoredWorkbook, grid: GridDocument): void {
  grid.kept.changed();
  if (grid.sheets().some(({ id }) => id === activeSheetId)) grid.activate(activeSheetId);
}

/** Formulas are calculated when the page is loaded. Tables are shown again from what is kept about them. */
function withoutResults(workbook: IWorkbookData): IWorkbookData {
  for (const { cellData = {} } of Object.values(workbook.sheets))
    for (const row of Object.values(cellData))
      for (const cell of Object.values(row as Record<string, { f?: unknown; v?: unknown; custom?: unknown }>))
        if (cell.f) {
          delete cell.v;
          delete cell.custom;
        }
  return { ...workbook, resources: workbook.resources?.filter(({ name }) => !/table/i.test(name)) ?? [] };
}

const pauseMs = 500;
