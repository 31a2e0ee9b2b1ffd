import { ICommandService, type IMutationInfo, IUndoRedoService, WrapStrategy, type Injector } from "@univerjs/core";
import {
  getFontStyleString,
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetColWidthMutationFactory,
  type FWorkbook,
  type FWorksheet,
} from "@univerjs/preset-sheets-core";
import type { Area } from "../a1";

/**
 * Sets the widths of columns, and hides them. Univer's commands lay out the text of each cell to fit a column, and fit all
 * rows after each change of a width.
 */
export class ColumnSizes {
  private readonly context = new OffscreenCanvas(0, 0).getContext("2d");

  constructor(
    private readonly injector: Injector,
    private readonly workbook: FWorkbook,
  ) {}

  set(sheet: FWorksheet, { column, columnCount }: Pick<Area, "column" | "columnCount">, width: number): void {
    const unitID = this.workbook.getId();
    const ranges = [rangeOf(sheet, { column, columnCount })];
    const params = { unitId: unitID, subUnitId: sheet.getSheetId(), ranges, colWidth: width };
    const { id } = SetWorksheetColWidthMutation;
    const before = SetWorksheetColWidthMutationFactory(params, sheet.getSheet());
    this.run({ id, params }, { id, params: before });
  }

  /** Univer's command also selects the next column, and scrolls there. */
  hide(sheet: FWorksheet, columns: Pick<Area, "column" | "columnCount">, isHidden: boolean): void {
    const ranges = [rangeOf(sheet, columns)];
    const params = { unitId: this.workbook.getId(), subUnitId: sheet.getSheetId(), ranges };
    const [hide, show] = [
      { id: SetColHiddenMutation.id, params },
      { id: SetColVisibleMutation.id, params },
    ];
    if (isHidden) this.run(hide, show);
    else this.run(show, hide);
  }

  private run(change: IMutationInfo, inverse: IMutationInfo): void {
    this.injector.get(ICommandService).syncExecuteCommand(change.id, change.params);
    const [redoMutations, undoMutations] = [[change], [inverse]];
    const unitID = this.workbook.getId();
    this.injector.get(IUndoRedoService).pushUndoRedo({ unitID, redoMutations, undoMutations });
  }

  /** Fits columns to the widest text, but makes none narrower than a new column. */
  fit(sheet: FWorksheet, { row: first, column: from, rowCount, columnCount }: Area): void {
    const cells = sheet.getSheet();
    const styles = this.workbook.getWorkbook().getStyles();
    for (let column = from; column < from + columnCount; column++) {
      let widest = 0;
      for (let row = first; row < first + rowCount; row++) {
        const cell = cells.getCellValueOnly(row, column);
        const style = styles.getStyleByCell(cell) ?? undefined;
        if (cell?.v !== undefined && cell.v !== null && style?.tb !== WrapStrategy.WRAP)
          widest = Math.max(widest, this.widthOf(String(cell.v), getFontStyleString(style).fontString));
      }
      const width = Math.ceil(widest) + marginPx;
      if (widest > 0)
        this.set(sheet, { column, columnCount: 1 }, Math.max(cells.getConfig().defaultColumnWidth, width));
    }
  }

  private widthOf(text: string, font: string): number {
    if (this.context === null) return 0;
    if (this.context.font !== font) this.context.font = font;
    return this.context.measureText(text).width;
  }
}

const rangeOf = (sheet: FWorksheet, { column, columnCount }: Pick<Area, "column" | "columnCount">) => ({
  startColumn: column,
  endColumn: column + columnCount - 1,
  startRow: 0,
  endRow: sheet.getMaxRows() - 1,
});

const marginPx = 8;
