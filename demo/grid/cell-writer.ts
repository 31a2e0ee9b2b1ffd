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
import type { Steps } from "../../src/product-data/base/slices";
import { FormulaEntry, formulasEntered } from "./formula-entry";

/**
 * Writes cells by Univer's mutations, some rows at a time. Its commands write all cells at once, and fit the height of
 * every row, whether it is in view or not.
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

  *content(sheetId: string, area: Area, cellAt: (row: number, column: number) => Nullable<ICellData>): Steps {
    yield* this.inPieces(area, (piece) => {
      const change = this.setCells(sheetId, piece, cellAt);
      return [{ ...change, ...(this.formulas.enter(change.redo.params) && { options: formulasEntered }) }];
    });
  }

  *style(sheetId: string, area: Area, style: IStyleData): Steps {
    const cell = { s: style };
    yield* this.inPieces(area, (piece) => [this.setCells(sheetId, piece, () => cell, SetStyleCommand.id)]);
  }

  /** @param patternAt what the cell's format becomes; "" for none */
  *formats(sheetId: string, area: Area, patternAt: PatternAt, formatAt: PatternAt): Steps {
    yield* this.inPieces(area, (piece) => {
      const runs = new Map<string, Run[]>();
      for (let column = piece.column; column < piece.column + piece.columnCount; column++)
        for (let row = piece.row; row < piece.row + piece.rowCount; row++) {
          const pattern = patternAt(row, column);
          if (pattern === formatAt(row, column)) continue;
          const ranges = runs.get(pattern) ?? [];
          const last = ranges.at(-1);
          if (last?.startColumn === column && last.endRow === row - 1) last.endRow = row;
          else ranges.push({ startRow: row, endRow: row, startColumn: column, endColumn: column });
          runs.set(pattern, ranges);
        }
      return [...runs].map(([pattern, ranges]) => this.setFormat(sheetId, ranges, pattern));
    });
  }

  private *inPieces(area: Area, changesOf: (piece: Area) => readonly Change[]): Steps {
    const made: Change[] = [];
    try {
      for (const piece of piecesOf(area)) {
        for (const change of changesOf(piece)) {
          made.push(change);
          this.isWriting = true;
          try {
            this.commands.syncExecuteCommand(change.redo.id, change.redo.params, change.options);
          } finally {
            this.isWriting = false;
          }
        }
        yield;
      }
    } finally {
      this.undo.pushUndoRedo({
        unitID: this.unitId,
        redoMutations: made.map(({ redo }) => redo),
        undoMutations: made.flatMap(({ undos }) => undos),
      });
    }
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

function* piecesOf(area: Area): Generator<Area> {
  const height = Math.max(1, Math.floor(pieceCells / area.columnCount));
  for (let row = area.row; row < area.row + area.rowCount; row += height)
    yield { ...area, row, rowCount: Math.min(height, area.row + area.rowCount - row) };
}

/** The cells that are written in some milliseconds. */
const pieceCells = 500;
