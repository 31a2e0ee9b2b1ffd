import { CommandType, ICommandService, IResourceManagerService, UniverInstanceType } from "@univerjs/core";
import type { FWorkbook } from "@univerjs/preset-sheets-core";
import type { GridDocument } from "../grid/grid-document";
import type { Spreadsheet } from "../grid/spreadsheet";
import { pageSlices } from "../exclusive";
import { packed, type PackedWorkbook } from "./packed-workbook";
import type { StoredWorkbook, WorkbookPlace } from "./stored-workbook";

/**
 * Stores the workbook soon after each change, so that it is there when the page is loaded again. While a change isn't
 * stored yet, or can't be, the browser asks before it leaves the page.
 */
export class WorkbookStorage {
  private readonly resources: IResourceManagerService;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of changes, and how many of them are stored. */
  private changes = 0;
  private storedChanges = 0;
  private readonly listeners = new Set<() => void>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly place: WorkbookPlace,
    private readonly workbook: FWorkbook,
    private readonly grid: GridDocument,
    { injector }: Spreadsheet,
  ) {
    this.resources = injector.get(IResourceManagerService);
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

  onStored(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Resolves when every change is stored. @throws if it can't be */
  async store(): Promise<void> {
    clearTimeout(this.timer);
    const write = (): Promise<void> | undefined => (this.isChanged ? this.write() : undefined);
    this.writing = this.writing.catch(() => undefined).then(write);
    await this.writing;
  }

  /** Discards all changes: the page opens as it was before them. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    await this.writing.catch(() => undefined);
    await this.place.discard();
    this.storedChanges = this.changes;
  }

  private get isChanged(): boolean {
    return this.changes !== this.storedChanges;
  }

  private changed(): void {
    this.changes++;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // If storing fails, the browser asks before the page is left.
      this.store().catch(() => undefined);
    }, pauseMs);
  }

  private async write(): Promise<void> {
    const { changes } = this;
    await this.place.write({
      workbook: await this.grid.exclusive.run(() => this.packed()),
      state: this.grid.state.snapshot(),
      activeSheetId: this.workbook.getActiveSheet().getSheetId(),
    });
    this.storedChanges = changes;
    for (const listener of this.listeners) listener();
  }

  /** What `FWorkbook.save` copies at once, which for a large workbook takes too long for one task. */
  private packed(): Promise<PackedWorkbook> {
    const resources = this.resources.getResources(this.workbook.getId(), UniverInstanceType.UNIVER_SHEET);
    return pageSlices().run(packed({ ...this.workbook.getWorkbook().getSnapshot(), resources }));
  }
}

/** Shows the stored sheet; this is called when the grid has been drawn. */
export function showStored({ activeSheetId }: Pick<StoredWorkbook, "activeSheetId">, grid: GridDocument): void {
  if (grid.sheets().some(({ id }) => id === activeSheetId)) grid.activate(activeSheetId);
}

const pauseMs = 500;
