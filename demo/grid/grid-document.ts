import { CommandType, ICommandService, type IMutation, type IRange, IUndoRedoService } from "@univerjs/core";
import {
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
import type { CellValue } from "../cell-value";
import { areaOfRange, editedArea, toCellData, toPattern, valueOf } from "./cell-data";
import type { Exclusive } from "../exclusive";
import { isSameState, WorkbookState, type FormatName, type UndoableState } from "../workbook-state";
import type { Cell, CellAspect, CellContent, Sheet, WorkbookDocument } from "../document";
import { copyName } from "../sheet-name";
import { sheetColumns, sheetRows } from "../sheet-size";
import type { AddinFunctions } from "./addin-functions";
import type { Spreadsheet } from "./spreadsheet";
import { pixelsOf, styleOf } from "./cell-format";
import { CellReader } from "./cell-reader";
import { CellWriter } from "./cell-writer";
import { ColumnSizes } from "./column-sizes";
import { tableNameAt } from "./table-formulas";
import { dataTypeIn } from "./custom-data";
import { editingIn } from "./editing";
import type { Region } from "./number-in-region";
import { RowHeights } from "./row-heights";
import { stateMutation, leaveSheetMutation, type LeaveSheetParams, type UndoSteps } from "./undo-steps";
import { WrittenFormats } from "./written-formats";

/** The workbook in the grid, through Univer's facade. */
export class GridDocument implements WorkbookDocument {
  readonly exclusive: Exclusive;
  readonly state = new WorkbookState();
  private readonly writtenFormats = new WrittenFormats();
  readonly editing: () => Promise<void> | null;
  private readonly commands: ICommandService;
  private readonly undo: UndoSteps;
  private readonly layout: ILayoutService;
  private readonly reader: CellReader;
  private readonly writer: CellWriter;
  private readonly columns: ColumnSizes;
  private readonly rowHeights: RowHeights;
  private readonly editListeners = new Set<(sheetId: string, area: Area) => void>();

  constructor(
    spreadsheet: Spreadsheet,
    private readonly workbook: FWorkbook,
    private readonly functions: AddinFunctions,
    readonly region: Region,
  ) {
    this.exclusive = spreadsheet.exclusive;
    this.commands = spreadsheet.injector.get(ICommandService);
    this.undo = spreadsheet.injector.get(IUndoRedoService) as UndoSteps;
    this.layout = spreadsheet.injector.get(ILayoutService);
    this.reader = new CellReader(spreadsheet.injector, workbook, this.writtenFormats);
    this.writer = new CellWriter(spreadsheet.injector, workbook.getId());
    this.columns = new ColumnSizes(spreadsheet.injector, workbook);
    this.rowHeights = new RowHeights(spreadsheet.injector, workbook);
    this.editing = editingIn(spreadsheet);
    for (const each of [
      mutation(stateMutation, (state: UndoableState) => {
        this.state.goBackTo(state);
        this.state.changed();
      }),
      mutation(leaveSheetMutation, ({ sheetId }: LeaveSheetParams) => this.leave(sheetId)),
    ])
      this.commands.registerCommand(each);
  }

  /** The page shows one workbook: it saves the file. */
  openWorkbook(base64: string): void {
    const file = { href: `data:;base64,${base64}`, download: "Workbook2.xlsx" };
    Object.assign(document.createElement("a"), file).click();
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

  /** Excel counts the cells that formulas spill into, too. */
  usedArea(sheetId: string): Area | undefined {
    const sheet = this.sheet(sheetId);
    const lastRow = sheet.getLastRow();
    const lastColumn = sheet.getLastColumn();
    const isEmpty = lastRow <= 0 && lastColumn <= 0 && sheet.getRange(0, 0).getRawValue() == null;
    const own = isEmpty ? undefined : { row: 0, column: 0, rowCount: lastRow + 1, columnCount: lastColumn + 1 };
    return this.reader.shownArea(sheetId, own);
  }

  rowState(sheetId: string, row: number): ReturnType<WorkbookDocument["rowState"]> {
    const sheet = this.sheet(sheetId).getSheet();
    return sheet.getRowFiltered(row) ? "filtered" : sheet.getRowVisible(row) ? "shown" : "hidden";
  }

  limits(sheetId: string) {
    const sheet = this.sheet(sheetId);
    return { rowCount: sheet.getMaxRows(), columnCount: sheet.getMaxColumns() };
  }

  read(sheetId: string, area: Area, aspect: CellAspect): CellContent[][] {
    return this.reader.read(sheetId, area, aspect);
  }

  formulaCells(sheetId: string, area: Area): Cell[] {
    return this.reader
      .formulasIn(sheetId, area)
      .flatMap((row, down) =>
        row.flatMap((formula, right) => (formula ? [{ row: area.row + down, column: area.column + right }] : [])),
      );
  }

  cellValues(sheetId: string, area: Area): CellValue[][] {
    return this.reader.cells(sheetId, area).map((row) => row.map(valueOf));
  }

  write(
    sheetId: string,
    area: Area,
    aspect: "values" | "formulas" | "numberFormat",
    content: readonly (readonly CellContent[])[],
  ): void {
    const { reader, writer } = this;
    const contentAt = (row: number, column: number) => content[row - area.row]?.[column - area.column] ?? null;
    const patternAt = (row: number, column: number) => reader.patternAt(sheetId, row, column);
    if (aspect === "numberFormat") {
      this.writtenFormats.write(sheetId, area, content);
      return writer.formats(sheetId, area, (row, column) => toPattern(String(contentAt(row, column))), patternAt);
    }
    // A format that came with a value is removed with it.
    writer.formats(sheetId, area, (row, column) => toPattern(reader.formatAt(sheetId, row, column)), patternAt);
    writer.content(sheetId, area, (row, column) =>
      toCellData(contentAt(row, column), () => tableNameAt(this.state, sheetId, { row, column })),
    );
    this.rowHeights.changed(sheetId, area);
    for (const listener of this.editListeners) listener(sheetId, area);
  }

  asOneStep<Result>(joinsLast: boolean, work: () => Promise<Result>): Promise<Result> {
    const unitID = this.workbook.getId();
    return this.undo.asOne(unitID, joinsLast, async () => {
      const before = this.state.undoable();
      try {
        return await work();
      } finally {
        const after = this.state.undoable();
        const change = (params: UndoableState) => [{ id: stateMutation, params }];
        if (!isSameState(before, after))
          this.undo.pushUndoRedo({ unitID, undoMutations: change(before), redoMutations: change(after) });
      }
    });
  }

  applyFormat(sheetId: string, area: Area, name: FormatName, value: unknown): void {
    const sheet = this.sheet(sheetId);
    if (name === "columnHidden") this.columns.hide(sheet, area, value === true);
    else if (name === "columnWidth") this.columns.set(sheet, area, pixelsOf(Number(value)));
    else this.writer.style(sheetId, area, styleOf(name, value));
    this.rowHeights.changed(sheetId, area);
  }

  autofitColumns(sheetId: string, area: Area): void {
    const used = this.usedArea(sheetId);
    const within = used && intersection(area, used);
    if (within) this.columns.fit(this.sheet(sheetId), within);
  }

  freeze(sheetId: string, rowCount: number): void {
    this.sheet(sheetId).setFreeze({ xSplit: 0, ySplit: rowCount, startRow: rowCount, startColumn: 0 });
  }

  spillArea(sheetId: string, row: number, column: number): Area | undefined {
    return this.reader.spillArea(sheetId, row, column);
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

  /** Gives the focus to the grid, so that keys reach it. */
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
      if (id === SetRangeValuesMutation.id && options?.onlyLocal !== true && !this.writer.isWriting) {
        const { subUnitId, cellValue } = params as ISetRangeValuesMutationParams;
        const area = editedArea(cellValue);
        if (area !== null) listener(subUnitId, area);
      } else if (mutationsOfRows.has(id)) {
        const { subUnitId, range } = params as { readonly subUnitId: string; readonly range: IRange };
        listener(subUnitId, areaOfRange(range));
      }
    });
    this.editListeners.add(listener);
    return () => {
      this.editListeners.delete(listener);
      subscription.dispose();
    };
  }

  calculate({ sheetId, area }: { readonly sheetId?: string; readonly area?: Area }): void {
    this.functions.recalculate(
      (cell) => (sheetId === undefined || cell.sheetId === sheetId) && (area === undefined || contains(area, cell)),
    );
  }

  /** Whether the number format is the cell's own, not that of a function's result. */
  hasOwnFormat(sheetId: string, row: number, column: number): boolean {
    return this.writtenFormats.has(sheetId, row, column);
  }

  /** The text of an error, as on Excel's card; undefined if there is none. */
  errorMessage(sheetId: string, row: number, column: number): string | undefined {
    const { type, message } = dataTypeIn(this.reader.cellAt(sheetId, row, column)) ?? {};
    return type === "Error" && typeof message === "string" ? message : undefined;
  }

  /** Shows the sheet's neighbor before the sheet is removed: Univer draws nothing without a sheet. */
  private leave(sheetId: string): void {
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

  private sheet(sheetId: string): FWorksheet {
    const sheet = this.workbook.getSheetBySheetId(sheetId);
    if (!sheet) throw new Error("The sheet has been deleted.");
    return sheet;
  }

  private range(sheetId: string, { row, column, rowCount, columnCount }: Area) {
    return this.sheet(sheetId).getRange(row, column, rowCount, columnCount);
  }
}

const mutation = <Params extends object>(id: string, run: (params: Params) => void): IMutation<Params> => ({
  id,
  type: CommandType.MUTATION,
  handler: (_, params) => {
    run(params);
    return true;
  },
});

const mutationsOfRows: ReadonlySet<string> = new Set([
  InsertRowMutation.id,
  RemoveRowMutation.id,
  InsertColMutation.id,
  RemoveColMutation.id,
]);

const sheetOf = (sheet: FWorksheet): Sheet => ({ id: sheet.getSheetId(), name: sheet.getSheetName() });

function areaOf(range: ReturnType<FWorksheet["getRange"]>): Area {
  return { row: range.getRow(), column: range.getColumn(), rowCount: range.getHeight(), columnCount: range.getWidth() };
}
