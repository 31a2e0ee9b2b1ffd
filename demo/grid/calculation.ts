import { CommandType, ICommandService, type ICommandInfo, type IExecutionOptions } from "@univerjs/core";
import {
  ClearSelectionFormatCommand,
  FormulaExecutedStateType,
  IActiveDirtyManagerService,
  ICalculateFormulaService,
  SetBorderCommand,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
  SetRangeValuesMutation,
  SetStyleCommand,
  type ISetFormulaCalculationNotificationMutation,
  type ISetRangeValuesMutationParams,
} from "@univerjs/preset-sheets-core";
import type { SlicedCalculation } from "./sliced-calculation";
import type { Spreadsheet } from "./spreadsheet";

/** The passes of Univer's calculation: when one ends, whether one is due or running, and how to request one. */
export class Calculation {
  private readonly commands: ICommandService;
  private readonly sliced: SlicedCalculation;
  private readonly dirtyManager: IActiveDirtyManagerService;
  private readonly listeners = new Set<() => void>();
  private readonly onPassEnd: () => void;
  /** This is true from the start, because Univer calculates a new workbook only after it has painted it. */
  private due = true;
  private running = false;
  private waiting: readonly CellPosition[] = [];

  constructor({ injector }: Spreadsheet, onPassEnd: () => void) {
    this.onPassEnd = onPassEnd;
    this.commands = injector.get(ICommandService);
    this.sliced = injector.get(ICalculateFormulaService) as SlicedCalculation;
    this.dirtyManager = injector.get(IActiveDirtyManagerService);
    this.commands.registerCommand({ id: recalculateMutation, type: CommandType.MUTATION, handler: () => true });
    this.dirtyManager.register(recalculateMutation, {
      commandId: recalculateMutation,
      getDirtyData: (command) => ({ dirtyRanges: rangesOf((command.params as RecalculateParams).cells) }),
    });
    this.commands.onCommandExecuted((command, options) => this.follow(command, options));
  }

  get busy(): boolean {
    return this.due || this.running || this.sliced.waiting > 0;
  }

  /** Called after every change of `busy`, and at the end of every pass. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Cells wait for the end of a running pass: Univer drops cells that become dirty when a pass is about to end. */
  recalculate(cells: readonly CellPosition[]): void {
    if (this.running) this.waiting = [...this.waiting, ...cells];
    else if (cells.length > 0)
      void this.commands.syncExecuteCommand(recalculateMutation, { cells }, { onlyLocal: true });
  }

  private follow(command: ICommandInfo, options: IExecutionOptions | undefined): void {
    if (command.id === SetFormulaCalculationStartMutation.id) {
      this.due = false;
      this.running = true;
    } else if (command.id === SetFormulaCalculationNotificationMutation.id) {
      const { functionsExecutedState: state } = command.params as ISetFormulaCalculationNotificationMutation;
      // A pass without a state only tells its progress: it may have waited while another one ended.
      this.running = state === undefined;
      if (state === undefined) return;
      // A stopped pass starts again at once and repeats all its calls.
      if (state !== FormulaExecutedStateType.STOP_EXECUTION) {
        this.onPassEnd();
        const cells = this.waiting;
        this.waiting = [];
        this.recalculate(cells);
      }
    } else if (this.makesDirty(command, options)) {
      this.due = true;
    } else {
      return;
    }
    for (const listener of this.listeners) listener();
  }

  /** The condition that Univer's own controller checks before it starts its delay of 100 ms. */
  private makesDirty(command: ICommandInfo, options: IExecutionOptions | undefined): boolean {
    if (!this.dirtyManager.get(command.id)) return false;
    if (command.id !== SetRangeValuesMutation.id) return true;
    const { trigger } = command.params as ISetRangeValuesMutationParams;
    return options?.onlyLocal !== true && !(trigger !== undefined && triggersOfStyles.has(trigger));
  }
}

const triggersOfStyles: ReadonlySet<string> = new Set([
  SetStyleCommand.id,
  SetBorderCommand.id,
  ClearSelectionFormatCommand.id,
]);

export interface CellPosition {
  readonly unitId: string;
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
}

const recalculateMutation = "workbook.mutation.recalculate";

interface RecalculateParams {
  readonly cells: readonly CellPosition[];
}

/** Neighbors in a column become one range, because thousands of single cells make the engine slow. */
function rangesOf(cells: readonly CellPosition[]) {
  const columns = new Map<string, { readonly cell: CellPosition; readonly rows: number[] }>();
  for (const cell of cells) {
    const key = [cell.unitId, cell.sheetId, cell.column].join("\n");
    const column = columns.get(key);
    if (column) column.rows.push(cell.row);
    else columns.set(key, { cell, rows: [cell.row] });
  }
  return [...columns.values()].flatMap(({ cell, rows }) => {
    const { unitId, sheetId, column } = cell;
    rows.sort((left, right) => left - right);
    const ranges: { startRow: number; endRow: number }[] = [];
    for (const row of rows) {
      const last = ranges.at(-1);
      if (last && row <= last.endRow + 1) last.endRow = row;
      else ranges.push({ startRow: row, endRow: row });
    }
    return ranges.map((range) => ({ unitId, sheetId, range: { ...range, startColumn: column, endColumn: column } }));
  });
}
