import { CommandType, type IMutation, type IRange, IUndoRedoService } from "@univerjs/core";
import {
  InsertColMutation,
  InsertRowMutation,
  type ISetRangeValuesMutationParams,
  RemoveColMutation,
  RemoveRowMutation,
  SetRangeValuesMutation,
  type FWorkbook,
} from "@univerjs/preset-sheets-core";
import { contains, intersection, type Area, type Cell } from "../a1";
import type { CellValue } from "../cell-value";
import { areaOfRange, editedArea, toCellData, toPattern, valueOf } from "./cell-data";
import type { Exclusive } from "../exclusive";
import { isSameState, WorkbookState, type FormatName, type UndoableState } from "../workbook-state";
import type { CellAspect, CellContent, WorkbookDocument } from "../document";
import type { AddinFunctions } from "./addin-functions";
import type { Spreadsheet } from "./spreadsheet";
import { pixelsOf, styleOf } from "./cell-format";
import { CellReader } from "./cell-reader";
import { CellWriter } from "./cell-writer";
import { ColumnSizes } from "./column-sizes";
import { tableNameAt } from "./table-formulas";
import { dataTypeIn } from "./custom-data";
import { editingIn } from "./editing";
import { GridSheets } from "./grid-sheets";
import type { Region } from "./number-in-region";
import { RowHeights } from "./row-heights";
import { stateMutation, leaveSheetMutation, type LeaveSheetParams, type UndoSteps } from "./undo-steps";
import { WrittenFormats } from "./written-formats";

/** The workbook in the grid, through Univer's facade. */
export class GridDocument extends GridSheets implements WorkbookDocument {
  readonly exclusive: Exclusive;
  readonly state = new WorkbookState();
  private readonly writtenFormats = new WrittenFormats();
  readonly editing: () => Promise<void> | null;
  private readonly undo: UndoSteps;
  private readonly reader: CellReader;
  private readonly writer: CellWriter;
  private readonly columns: ColumnSizes;
  private readonly rowHeights: RowHeights;
  private readonly editListeners = new Set<(sheetId: string, area: Area) => void>();

  constructor(
    spreadsheet: Spreadsheet,
    workbook: FWorkbook,
    private readonly functions: AddinFunctions,
    readonly region: Region,
  ) {
    super(spreadsheet.injector, workbook);
    this.exclusive = spreadsheet.exclusive;
    this.undo = spreadsheet.injector.get(IUndoRedoService) as UndoSteps;
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

  /** Excel counts the cells that formulas spill into, too. */
  usedArea(sheetId: string): Area | undefined {
    const sheet = this.sheet(sheetId);
    const lastRow = sheet.getLastRow();
    const lastColumn = sheet.getLastColumn();
    const isEmpty = lastRow <= 0 && lastColumn <= 0 && sheet.getRange(0, 0).getRawValue() == null;
    const own = isEmpty ? undefined : { row: 0, column: 0, rowCount: lastRow + 1, columnCount: lastColumn + 1 };
    return this.reader.shownArea(sheetId, own);
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

  spillArea(sheetId: string, row: number, column: number): Area | undefined {
    return this.reader.spillArea(sheetId, row, column);
  }

  clear(sheetId: string, area: Area): void {
    this.range(sheetId, area).clearContent();
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
