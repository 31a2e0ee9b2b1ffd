import { ICommandService, type Injector } from "@univerjs/core";
import {
  IRenderManagerService,
  ScrollToRangeOperation,
  SetWorksheetRowAutoHeightMutation,
  SheetSkeletonService,
  type FWorkbook,
} from "@univerjs/preset-sheets-core";
import type { Area } from "../a1";
import { nextTask } from "../../src/product-data/base/slices";

/** Fits the heights of written rows to their texts when they have come into view. Each takes about a millisecond. */
export class RowHeights {
  /** The rows that were written since they were fitted, by sheet. */
  private readonly written = new Map<string, Set<number>>();

  constructor(
    private readonly injector: Injector,
    private readonly workbook: FWorkbook,
  ) {
    // What is in view is known when the grid has been drawn. Univer sets up its drawing after the workbook.
    injector.get(IRenderManagerService).created$.subscribe(({ unitId, engine }) => {
      if (unitId === workbook.getId()) engine.endFrame$.subscribe(() => void nextTask().then(() => this.fit()));
    });
  }

  changed(sheetId: string, { row, rowCount }: Area): void {
    const rows = this.written.get(sheetId) ?? new Set();
    for (let each = row; each < row + rowCount; each++) rows.add(each);
    this.written.set(sheetId, rows);
  }

  private fit(): void {
    const sheet = this.workbook.getActiveSheet();
    const place = { unitId: this.workbook.getId(), subUnitId: sheet.getSheetId() };
    const rows = this.written.get(place.subUnitId);
    if (!rows || rows.size === 0) return;
    const skeleton = this.injector.get(SheetSkeletonService).getSkeleton(place.unitId, place.subUnitId);
    if (!skeleton) return;
    const commands = this.injector.get(ICommandService);
    const inView = [...(sheet.getVisibleRangesOfAllViewports()?.values() ?? [])];
    const endColumn = sheet.getLastColumn();
    const ranges = inView.flatMap(({ startRow, endRow }) =>
      Array.from({ length: endRow - startRow + 1 }, (_, index) => startRow + index)
        .filter((row) => rows.delete(row))
        .map((row) => ({ startRow: row, endRow: row, startColumn: 0, endColumn })),
    );
    const rowsAutoHeightInfo = skeleton
      .calculateAutoHeightInRange(ranges)
      .filter(({ row, autoHeight }) => autoHeight && autoHeight !== sheet.getRowHeight(row));
    if (rowsAutoHeightInfo.length === 0) return;
    commands.syncExecuteCommand(SetWorksheetRowAutoHeightMutation.id, { ...place, rowsAutoHeightInfo });
    // The selected cell isn't pushed out of view.
    const range = sheet.getSelection()?.getActiveRange()?.getRange();
    if (range && inView.some(({ startRow, endRow }) => startRow <= range.startRow && range.startRow <= endRow))
      void commands.executeCommand(ScrollToRangeOperation.id, { range });
  }
}
