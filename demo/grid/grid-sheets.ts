import { ICommandService } from "@univerjs/core";
import {
  ILayoutService,
  ScrollToRangeOperation,
  SetSelectionsOperation,
  SetWorksheetActiveOperation,
  type FWorkbook,
  type FWorksheet,
} from "@univerjs/preset-sheets-core";
import { hull, intersection, type Area } from "../a1";
import type { Sheet, WorkbookDocument } from "../document";
import { copyName } from "../sheet-name";
import { sheetColumns, sheetRows } from "../sheet-size";
import type { Spreadsheet } from "./spreadsheet";

/** The sheets of the workbook in the grid, and what is selected. */
export class GridSheets {
  protected readonly commands: ICommandService;

  constructor(
    private readonly injector: Spreadsheet["injector"],
    protected readonly workbook: FWorkbook,
  ) {
    this.commands = injector.get(ICommandService);
  }

  sheets(): readonly Sheet[] {
    return this.workbook.getSheets().map(sheetOf);
  }

  activeSheet(): Sheet {
    return sheetOf(this.workbook.getActiveSheet());
  }

  activate(sheetId: string): void {
    this.sheet(sheetId).activate();
  }

  addSheet(name: string | undefined): Sheet {
    const names = new Set(this.sheets().map((sheet) => sheet.name));
    let number = names.size + 1;
    while (names.has(`Sheet${String(number)}`)) number += 1;
    const sheet = { rowCount: sheetRows, columnCount: sheetColumns };
    return sheetOf(this.workbook.insertSheet(name ?? `Sheet${String(number)}`, { sheet }));
  }

  copySheet(sheetId: string): Sheet {
    const sheet = this.sheet(sheetId);
    const copy = this.workbook.duplicateSheet(sheet);
    copy.setName(copyName(sheet.getSheetName(), this.sheets()));
    return sheetOf(copy);
  }

  rename(sheetId: string, name: string): void {
    this.sheet(sheetId).setName(name);
  }

  deleteSheet(sheetId: string): void {
    this.leave(sheetId);
    this.workbook.deleteSheet(sheetId);
  }

  rowState(sheetId: string, row: number): ReturnType<WorkbookDocument["rowState"]> {
    const sheet = this.sheet(sheetId).getSheet();
    return sheet.getRowFiltered(row) ? "filtered" : sheet.getRowVisible(row) ? "shown" : "hidden";
  }

  limits(sheetId: string) {
    const sheet = this.sheet(sheetId);
    return { rowCount: sheet.getMaxRows(), columnCount: sheet.getMaxColumns() };
  }

  freeze(sheetId: string, rowCount: number): void {
    this.sheet(sheetId).setFreeze({ xSplit: 0, ySplit: rowCount, startRow: rowCount, startColumn: 0 });
  }

  merge(sheetId: string, area: Area): void {
    this.range(sheetId, area).merge({ isForceMerge: true });
  }

  selection(): { readonly sheetId: string; readonly area: Area } {
    const sheet = this.workbook.getActiveSheet();
    const range = sheet.getSelection()?.getActiveRange() ?? sheet.getRange(0, 0);
    return { sheetId: sheet.getSheetId(), area: areaOf(range) };
  }

  select(sheetId: string, area: Area): void {
    this.sheet(sheetId).activate();
    const range = this.range(sheetId, this.withMerged(sheetId, area)).activate().getRange();
    void this.commands.executeCommand(ScrollToRangeOperation.id, { range });
  }

  /** Gives the focus to the grid, so that keys reach it. */
  focus(): void {
    this.injector.get(ILayoutService).focus();
  }

  onSelectionChanged(listener: () => void): () => void {
    const subscription = this.commands.onCommandExecuted(({ id }) => {
      if (id === SetSelectionsOperation.id || id === SetWorksheetActiveOperation.id) listener();
    });
    return () => subscription.dispose();
  }

  onActivated(listener: (sheetId: string) => void): () => void {
    let shown = this.activeSheet().id;
    const subscription = this.commands.onCommandExecuted(({ id }) => {
      if (id !== SetWorksheetActiveOperation.id) return;
      const { id: now } = this.activeSheet();
      if (now === shown) return;
      shown = now;
      listener(now);
    });
    return () => subscription.dispose();
  }

  /** Shows the sheet's neighbor before the sheet is removed: Univer draws nothing without a sheet. */
  protected leave(sheetId: string): void {
    const sheets = this.sheets();
    const index = sheets.findIndex((sheet) => sheet.id === sheetId);
    const neighbor = sheets[index + 1] ?? sheets[index - 1];
    if (neighbor !== undefined && this.activeSheet().id === sheetId) this.activate(neighbor.id);
  }

  /** A selection that touches a merged block contains all of it, as in Excel. */
  private withMerged(sheetId: string, area: Area): Area {
    const blocks = this.sheet(sheetId).getMergeData().map(areaOf);
    return blocks.filter((block) => intersection(block, area) !== null).reduce(hull, area);
  }

  protected sheet(sheetId: string): FWorksheet {
    const sheet = this.workbook.getSheetBySheetId(sheetId);
    if (!sheet) throw new Error("The sheet has been deleted.");
    return sheet;
  }

  protected range(sheetId: string, { row, column, rowCount, columnCount }: Area) {
    return this.sheet(sheetId).getRange(row, column, rowCount, columnCount);
  }
}

const sheetOf = (sheet: FWorksheet): Sheet => ({ id: sheet.getSheetId(), name: sheet.getSheetName() });

function areaOf(range: ReturnType<FWorksheet["getRange"]>): Area {
  return { row: range.getRow(), column: range.getColumn(), rowCount: range.getHeight(), columnCount: range.getWidth() };
}
