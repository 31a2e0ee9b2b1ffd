import { ICommandService, type ICellData, type IRange, type Nullable } from "@univerjs/core";
import {
  FormulaDataModel,
  ILayoutService,
  InsertColMutation,
  InsertRowMutation,
  type ISetRangeValuesMutationParams,
  RemoveColMutation,
  RemoveRowMutation,
  ScrollToRangeOperation,
  SetRangeValuesMutation,
  SetSelectionsOperation,
  SetWorksheetActiveOperation,
  type FWorkbook,
  type FWorksheet,
} from "@univerjs/preset-sheets-core";
import { contains, hull, intersection, type Area } from "../a1";
import { basicValueOf, formatOf, type CellValue } from "../cell-value";
import { editedArea, isBlank, toCellData, toPattern, valueOf } from "./cell-data";
import { KeptState, type FormatName } from "../kept-state";
import type { Cell, CellAspect, CellContent, Sheet, WorkbookDocument } from "../document";
import { sheetColumns, sheetRows } from "../sheet-size";
import type { AddinFunctions } from "./addin-functions";
import type { Spreadsheet } from "./spreadsheet";
import { applyFormat } from "./cell-format";
import { tableNameAt } from "./table-formulas";
import { dataTypeIn } from "./custom-data";
import { editingIn } from "./editing";
import { WrittenFormats } from "./written-formats";

/** The workbook in the grid, through Univer's facade. */
export class GridDocument implements WorkbookDocument {
  readonly kept = new KeptState();
  private readonly writtenFormats = new WrittenFormats();
  readonly editing: () => Promise<void> | null;
  private readonly workbook: FWorkbook;
  private readonly functions: AddinFunctions;
  private readonly formulas: FormulaDataModel;
  private readonly commands: ICommandService;
  private readonly layout: ILayoutService;

  constructor(spreadsheet: Spreadsheet, workbook: FWorkbook, functions: AddinFunctions) {
    this.workbook = workbook;
    this.functions = functions;
    this.formulas = spreadsheet.injector.get(FormulaDataModel);
    this.commands = spreadsheet.injector.get(ICommandService);
    this.layout = spreadsheet.injector.get(ILayoutService);
    this.editing = editingIn(spreadsheet);
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

  rename(sheetId: string, name: string): void {
    this.sheet(sheetId).setName(name);
  }

  deleteSheet(sheetId: string): void {
    const sheets = this.sheets();
    const index = sheets.findIndex((sheet) => sheet.id === sheetId);
    // Its neighbor is shown before, because Univer draws nothing without a sheet.
    const neighbor = sheets[index + 1] ?? sheets[index - 1];
    if (neighbor !== undefined && this.activeSheet().id === sheetId) this.activate(neighbor.id);
    this.workbook.deleteSheet(sheetId);
  }

  usedArea(sheetId: string): Area | undefined {
    const sheet = this.sheet(sheetId);
    const lastRow = sheet.getLastRow();
    const lastColumn = sheet.getLastColumn();
    const isEmpty = lastRow <= 0 && lastColumn <= 0 && sheet.getRange(0, 0).getRawValue() == null;
    return isEmpty ? undefined : { row: 0, column: 0, rowCount: lastRow + 1, columnCount: lastColumn + 1 };
  }

  limits(sheetId: string) {
    const sheet = this.sheet(sheetId);
    return { rowCount: sheet.getMaxRows(), columnCount: sheet.getMaxColumns() };
  }

  read(sheetId: string, area: Area, aspect: CellAspect): CellContent[][] {
    const range = this.range(sheetId, area);
    switch (aspect) {
      case "formulas": {
        const formulas = range.getFormulas();
        return this.cells(sheetId, area).map((row, rowIndex) =>
          row.map((cell, column) => formulas[rowIndex]?.[column] || basicValueOf(valueOf(cell))),
        );
      }
      case "text":
        return range.getDisplayValues();
      case "numberFormat":
        return this.ownFormats(sheetId, area);
    }
  }

  formulaCells(sheetId: string, area: Area): Cell[] {
    return this.range(sheetId, area)
      .getFormulas()
      .flatMap((row, down) =>
        row.flatMap((formula, right) => (formula ? [{ row: area.row + down, column: area.column + right }] : [])),
      );
  }

  cellValues(sheetId: string, area: Area): CellValue[][] {
    return this.cells(sheetId, area).map((row) => row.map(valueOf));
  }

  write(
    sheetId: string,
    area: Area,
    aspect: "values" | "formulas" | "numberFormat",
    content: readonly (readonly CellContent[])[],
  ): void {
    const range = this.range(sheetId, area);
    if (aspect === "numberFormat") {
      this.writtenFormats.write(sheetId, area, content);
      range.setNumberFormats(content.map((row) => row.map((format) => toPattern(String(format)))));
      return;
    }
    // A format that came with a value is removed with it.
    if (this.cells(sheetId, area).some((row) => row.some((cell) => formatOf(dataTypeIn(cell) ?? null))))
      range.setNumberFormats(this.ownFormats(sheetId, area).map((row) => row.map(toPattern)));
    range.setValues(toCellData(area, content, (cell) => tableNameAt(this.kept, sheetId, cell)));
  }

  applyFormat(sheetId: string, area: Area, name: FormatName, value: unknown): void {
    applyFormat(this.sheet(sheetId), area, name, value);
  }

  autofitColumns(sheetId: string, { column, columnCount }: Area): void {
    this.sheet(sheetId).autoResizeColumns(column, columnCount);
  }

  freeze(sheetId: string, rowCount: number, columnCount: number): void {
    const sheet = this.sheet(sheetId);
    if (rowCount === 0 && columnCount === 0) sheet.cancelFreeze();
    else sheet.setFreeze({ xSplit: columnCount, ySplit: rowCount, startRow: rowCount, startColumn: columnCount });
  }

  spillArea(sheetId: string, row: number, column: number): Area | undefined {
    const range = this.formulas.getArrayFormulaRange()[this.workbook.getId()]?.[sheetId]?.[row]?.[column];
    if (!range) return undefined;
    const { startRow, endRow, startColumn, endColumn } = range;
    const area = { row, column, rowCount: endRow - startRow + 1, columnCount: endColumn - startColumn + 1 };
    return area.rowCount * area.columnCount > 1 ? area : undefined;
  }

  clear(sheetId: string, area: Area): void {
    this.range(sheetId, area).clearContent();
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

  /** Keys reach the grid. */
  focus(): void {
    this.layout.focus();
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

  onEdited(listener: (sheetId: string, area: Area) => void): () => void {
    const subscription = this.commands.onCommandExecuted(({ id, params }, options) => {
      if (id === SetRangeValuesMutation.id && options?.onlyLocal !== true) {
        const { subUnitId, cellValue } = params as ISetRangeValuesMutationParams;
        const area = editedArea(cellValue);
        if (area !== null) listener(subUnitId, area);
      } else if (mutationsOfRows.has(id)) {
        const { subUnitId, range } = params as { readonly subUnitId: string; readonly range: IRange };
        const { startRow: row, endRow, startColumn: column, endColumn } = range;
        listener(subUnitId, { row, column, rowCount: endRow - row + 1, columnCount: endColumn - column + 1 });
      }
    });
    return () => subscription.dispose();
  }

  calculate({ sheetId, area }: { readonly sheetId?: string; readonly area?: Area }, forced: boolean): void {
    // Without force, only dirty cells would be calculated, which the grid does by itself.
    if (!forced) return;
    this.functions.recalculate(
      (cell) => (sheetId === undefined || cell.sheetId === sheetId) && (area === undefined || contains(area, cell)),
    );
  }

  /** The text of an error, as on Excel's card; undefined if there is none. */
  errorMessage(sheetId: string, row: number, column: number): string | undefined {
    const cell = this.cells(sheetId, { row, column, rowCount: 1, columnCount: 1 })[0]?.[0];
    const { type, message } = dataTypeIn(cell) ?? {};
    return type === "Error" && typeof message === "string" ? message : undefined;
  }

  shownRows(sheetId: string, { row, rowCount }: Area): number {
    const sheet = this.sheet(sheetId).getSheet();
    return Array.from({ length: rowCount }, (_, index) => row + index).filter((each) => !sheet.getRowFiltered(each))
      .length;
  }

  /** Univer stores the format of a function's result as the cell's. */
  private ownFormats(sheetId: string, area: Area): string[][] {
    const cells = this.cells(sheetId, area);
    return this.range(sheetId, area)
      .getNumberFormats()
      .map((row, rowIndex) =>
        row.map((format, index) => {
          const isBroughtAlong = format === formatOf(dataTypeIn(cells[rowIndex]?.[index]) ?? null);
          const isWritten = this.writtenFormats.has(sheetId, area.row + rowIndex, area.column + index);
          return format && (isWritten || !isBroughtAlong) ? format : "General";
        }),
      );
  }

  /** A selection that touches a merged block contains all of it, as in Excel. */
  private withMerged(sheetId: string, area: Area): Area {
    const blocks = this.sheet(sheetId).getMergeData().map(areaOf);
    return blocks.filter((block) => intersection(block, area) !== null).reduce(hull, area);
  }

  /** Univer stores spilled values separately from typed ones. */
  private cells(sheetId: string, area: Area): Nullable<ICellData>[][] {
    const spilled = this.formulas.getArrayFormulaCellData()[this.workbook.getId()]?.[sheetId];
    return this.range(sheetId, area)
      .getCellDatas()
      .map((row, rowIndex) =>
        row.map((cell, index) => (isBlank(cell) ? spilled?.[area.row + rowIndex]?.[area.column + index] : cell)),
      );
  }

  private sheet(sheetId: string): FWorksheet {
    const sheet = this.workbook.getSheetBySheetId(sheetId);
    if (!sheet) throw new Error("The sheet has been deleted.");
    return sheet;
  }

  private range(sheetId: string, { row, column, rowCount, columnCount }: Area) {
    return this.sheet(sheetId).getRange(row, column, rowCount, columnCount);
  }
}

const mutationsOfRows: ReadonlySet<string> = new Set([
  InsertRowMutation.id,
  RemoveRowMutation.id,
  InsertColMutation.id,
  RemoveColMutation.id,
]);

const sheetOf = (sheet: FWorksheet): Sheet => ({ id: sheet.getSheetId(), name: sheet.getSheetName() });

const areaOf = (range: ReturnType<FWorksheet["getRange"]>): Area => ({
  row: range.getRow(),
  column: range.getColumn(),
  rowCount: range.getHeight(),
  columnCount: range.getWidth(),
});
