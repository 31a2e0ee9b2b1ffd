import { ObjectMatrix, type ICellData, type Injector, type IRange, type Nullable } from "@univerjs/core";
import { FormulaDataModel, type FWorkbook } from "@univerjs/preset-sheets-core";
import { hull, type Area } from "../a1";
import { basicValueOf, formatOf } from "../cell-value";
import type { CellAspect, CellContent } from "../document";
import { areaOfRange, isBlank, valueOf } from "./cell-data";
import { dataTypeIn } from "./custom-data";
import type { WrittenFormats } from "./written-formats";

/** Reads cells as Excel shows them to an add-in. */
export class CellReader {
  private readonly formulas: FormulaDataModel;

  constructor(
    injector: Injector,
    private readonly workbook: FWorkbook,
    private readonly writtenFormats: WrittenFormats,
  ) {
    this.formulas = injector.get(FormulaDataModel);
  }

  read(sheetId: string, area: Area, aspect: CellAspect): CellContent[][] {
    switch (aspect) {
      case "formulas": {
        const formulas = this.formulasIn(sheetId, area);
        return this.cells(sheetId, area).map((row, rowIndex) =>
          row.map((cell, column) => formulas[rowIndex]?.[column] || basicValueOf(valueOf(cell))),
        );
      }
      case "text":
        return eachCell(area, (row, column) => this.textAt(sheetId, row, column));
      case "numberFormat":
        return eachCell(area, (row, column) => this.formatAt(sheetId, row, column));
    }
  }

  /** The formulas of cells; "" if a cell has none. */
  formulasIn(sheetId: string, area: Area): string[][] {
    const unitId = this.workbook.getId();
    return eachCell(area, (row, column) => this.formulas.getFormulaStringByCell(row, column, sheetId, unitId) ?? "");
  }

  /** Univer stores spilled values separately from typed ones. */
  cells(sheetId: string, area: Area): Nullable<ICellData>[][] {
    return eachCell(area, (row, column) => this.cellAt(sheetId, row, column));
  }

  cellAt(sheetId: string, row: number, column: number): Nullable<ICellData> {
    const cell = this.ownCell(sheetId, row, column);
    return isBlank(cell)
      ? this.formulas.getArrayFormulaCellData()[this.workbook.getId()]?.[sheetId]?.[row]?.[column]
      : cell;
  }

  /** The cells that a formula of the cell spills into; undefined if it fills only its own. */
  spillArea(sheetId: string, row: number, column: number): Area | undefined {
    const range = this.spillRanges(sheetId)?.[row]?.[column];
    if (!range) return undefined;
    const area = { ...areaOfRange(range), row, column };
    return area.rowCount * area.columnCount > 1 ? area : undefined;
  }

  /** The cells with content, spilled values included. */
  shownArea(sheetId: string, used: Area | undefined): Area | undefined {
    let shown = used;
    new ObjectMatrix<IRange>(this.spillRanges(sheetId) ?? {}).forValue((_, __, range) => {
      shown = hull(shown ?? areaOfRange(range), areaOfRange(range));
    });
    return shown;
  }

  /** The cell's own: Univer stores the format of a function's result as the cell's. */
  formatAt(sheetId: string, row: number, column: number): string {
    const format = this.patternAt(sheetId, row, column);
    if (format === "") return "General";
    const isBroughtAlong = format === formatOf(dataTypeIn(this.cellAt(sheetId, row, column)) ?? null);
    return isBroughtAlong && !this.writtenFormats.has(sheetId, row, column) ? "General" : format;
  }

  /** The cell's number format; "" if the grid has none. */
  patternAt(sheetId: string, row: number, column: number): string {
    const styles = this.workbook.getWorkbook().getStyles();
    return styles.getStyleByCell(this.ownCell(sheetId, row, column))?.n?.pattern ?? "";
  }

  /** Spill ranges by the row and column of their formula. */
  private spillRanges(sheetId: string) {
    return this.formulas.getArrayFormulaRange()[this.workbook.getId()]?.[sheetId];
  }

  /** This leaves out what only changes a cell's look, which takes Univer longer. */
  private textAt(sheetId: string, row: number, column: number): string {
    return String(this.sheet(sheetId).getCellValueOnly(row, column)?.v ?? "");
  }

  private ownCell(sheetId: string, row: number, column: number): Nullable<ICellData> {
    return this.sheet(sheetId).getCellRaw(row, column);
  }

  private sheet(sheetId: string) {
    const sheet = this.workbook.getWorkbook().getSheetBySheetId(sheetId);
    if (!sheet) throw new Error("The sheet has been deleted.");
    return sheet;
  }
}

function eachCell<T>(area: Area, of: (row: number, column: number) => T): T[][] {
  return Array.from({ length: area.rowCount }, (_, down) =>
    Array.from({ length: area.columnCount }, (__, right) => of(area.row + down, area.column + right)),
  );
}
