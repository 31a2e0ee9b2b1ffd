import {
  ICommandService,
  IUndoRedoService,
  type ICellData,
  type IExecutionOptions,
  type IMutationInfo,
  type Injector,
  type IStyleData,
  type Nullable,
} from "@univerjs/core";
import {
  factoryRemoveNumfmtUndoMutation,
  factorySetNumfmtUndoMutation,
  RemoveNumfmtMutation,
  SetNumfmtMutation,
  SetRangeValuesMutation,
  SetRangeValuesUndoMutationFactory,
  SetStyleCommand,
  type IRemoveNumfmtMutationParams,
  type ISetNumfmtMutationParams,
  type ISetRangeValuesMutationParams,
} from "@univerjs/preset-sheets-core";
import type { Area } from "../a1";
import { FormulaEntry, formulasEntered } from "./formula-entry";

/**
 * Writes cells by Univer's mutations: its commands fit the height of every row, whether it is in view or not.
 */
export class CellWriter {
  private readonly commands: ICommandService;
  private readonly undo: IUndoRedoService;
  private readonly formulas: FormulaEntry;
  /** Whether a mutation by this writer is running. */
  isWriting = false;

  constructor(
    private readonly injector: Injector,
    private readonly unitId: string,
  ) {
    this.commands = injector.get(ICommandService);
    this.undo = injector.get(IUndoRedoService);
    this.formulas = new FormulaEntry(injector);
  }

  content(sheetId: string, area: Area, cellAt: (row: number, column: number) => Nullable<ICellData>): void {
    const change = this.setCells(sheetId, area, cellAt);
    this.make([{ ...change, ...(this.formulas.enter(change.redo.params) && { options: formulasEntered }) }]);
  }

  style(sheetId: string, area: Area, style: IStyleData): void {
    const cell = { s: style };
    this.make([this.setCells(sheetId, area, () => cell, SetStyleCommand.id)]);
  }

  /** @param patternAt what the cell's format becomes; "" for none */
  formats(sheetId: string, area: Area, patternAt: PatternAt, formatAt: PatternAt): void {
    const runs = new Map<string, Run[]>();
    for (let column = area.column; column < area.column + area.columnCount; column++)
      for (let row = area.row; row < area.row + area.rowCount; row++) {
        const pattern = patternAt(row, column);
        if (pattern === formatAt(row, column)) continue;
        const ranges = runs.get(pattern) ?? [];
        const last = ranges.at(-1);
        if (last?.startColumn === column && last.endRow === row - 1) last.endRow = row;
        else ranges.push({ startRow: row, endRow: row, startColumn: column, endColumn: column });
        runs.set(pattern, ranges);
      }
    this.make([...runs].map(([pattern, ranges]) => this.setFormat(sheetId, ranges, pattern)));
  }

  private make(changes: readonly Change[]): void {
    this.isWriting = true;
    try {
      for (const { redo, options } of changes) this.commands.syncExecuteCommand(redo.id, redo.params, options);
    } finally {
      this.isWriting = false;
    }
    this.undo.pushUndoRedo({
      unitID: this.unitId,
      redoMutations: changes.map(({ redo }) => redo),
      undoMutations: changes.flatMap(({ undos }) => undos),
    });
  }

  private setCells(
    sheetId: string,
    area: Area,
    cellAt: (row: number, column: number) => Nullable<ICellData>,
    trigger?: string,
  ): SetCells {
    const cellValue: Record<number, Record<number, Nullable<ICellData>>> = {};
    for (let row = area.row; row < area.row + area.rowCount; row++) {
      const cells: Record<number, Nullable<ICellData>> = (cellValue[row] = {});
      for (let column = area.column; column < area.column + area.columnCount; column++)
        cells[column] = cellAt(row, column);
    }
    const params: ISetRangeValuesMutationParams = {
      unitId: this.unitId,
      subUnitId: sheetId,
      cellValue,
      ...(trigger !== undefined && { trigger }),
    };
    const { id } = SetRangeValuesMutation;
    return { redo: { id, params }, undos: [{ id, params: SetRangeValuesUndoMutationFactory(this.injector, params) }] };
  }

  private setFormat(sheetId: string, ranges: Run[], pattern: string): Change {
    const place = { unitId: this.unitId, subUnitId: sheetId };
    if (pattern === "") {
      const params: IRemoveNumfmtMutationParams = { ...place, ranges };
      return {
        redo: { id: RemoveNumfmtMutation.id, params },
        undos: factoryRemoveNumfmtUndoMutation(this.injector, params),
      };
    }
    const params: ISetNumfmtMutationParams = { ...place, values: { 0: { ranges } }, refMap: { 0: { pattern } } };
    return { redo: { id: SetNumfmtMutation.id, params }, undos: factorySetNumfmtUndoMutation(this.injector, params) };
  }
}

type PatternAt = (row: number, column: number) => string;

interface SetCells extends Change {
  readonly redo: IMutationInfo<ISetRangeValuesMutationParams>;
}

interface Change {
  readonly redo: IMutationInfo;
  readonly options?: IExecutionOptions;
  readonly undos: readonly IMutationInfo[];
}

interface Run {
  startRow: number;
  endRow: number;
  readonly startColumn: number;
  readonly endColumn: number;
}
