import {
  CommandType,
  ICommandService,
  type ICommandInfo,
  type IExecutionOptions,
  type IRange,
  type IUnitRange,
} from "@univerjs/core";
import {
  IActiveDirtyManagerService,
  ICalculateFormulaService,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
  type ISetFormulaCalculationNotificationMutation,
} from "@univerjs/preset-sheets-core";
import { nextTask } from "../../src/product-data/base/slices";
import { Subscribable } from "../../src/product-data/base/subscribable";
import type { Exclusive } from "../exclusive";
import { type Changes, type Dirty, movingMutations } from "./changes";
import type { Spreadsheet } from "./spreadsheet";

/**
 * The passes of Univer's calculation. One never runs while a batch does: half of what a batch writes would be
 * calculated, and functions called with it. Its results are kept if nothing was edited since it read the workbook.
 * Notifies after every change of `busy`, and at the end of every pass.
 */
export class Calculation extends Subscribable {
  private readonly commands: ICommandService;
  private readonly engine: ICalculateFormulaService;
  private readonly changes: Changes;
  private readonly exclusive: Exclusive;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the running pass. */
  private ended: (() => void) | null = null;

  constructor(
    { injector, exclusive }: Spreadsheet,
    private readonly calls: Calls,
  ) {
    super();
    this.exclusive = exclusive;
    this.commands = injector.get(ICommandService);
    this.engine = injector.get(ICalculateFormulaService);
    this.changes = injector.get(IActiveDirtyManagerService) as Changes;
    this.commands.registerCommand({ id: recalculateMutation, type: CommandType.MUTATION, handler: () => true });
    this.changes.register(recalculateMutation, {
      commandId: recalculateMutation,
      getDirtyData: (command) => ({ dirtyRanges: rangesOf((command.params as RecalculateParams).cells) }),
    });
    this.commands.onCommandExecuted((command, options) => this.follow(command, options));
  }

  get busy(): boolean {
    return this.changes.some || this.ended !== null;
  }

  recalculate(cells: readonly CellPosition[]): void {
    if (cells.length > 0) void this.commands.syncExecuteCommand(recalculateMutation, { cells }, { onlyLocal: true });
  }

  private follow(command: ICommandInfo, options: IExecutionOptions | undefined): void {
    if (command.id === SetFormulaCalculationNotificationMutation.id) {
      // A notification without a state tells the progress of a pass.
      const { functionsExecutedState } = command.params as ISetFormulaCalculationNotificationMutation;
      if (functionsExecutedState !== undefined) this.end();
      return;
    }
    const dirty = this.changes.of(command, options);
    if (dirty === null) return;
    this.add(dirty, command.id);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.exclusive.run(() => this.run()), pauseMs);
    this.notify();
  }

  private add(dirty: Dirty, mutation: string): void {
    // Cells that wait for a pass or a response are known by their addresses, which are those of other cells now.
    const isMoved = movingMutations.has(mutation) && (this.busy || this.calls.pending > 0);
    if (isMoved) this.calls.forget(() => true);
    this.changes.add({ ...dirty, ...(isMoved && { forceCalculation: true }) });
    if (this.ended === null || mutation === recalculateMutation) return;
    this.changes.isOutdated = true;
    this.engine.stopFormulaExecution();
  }

  private async run(): Promise<void> {
    if (!this.changes.some) return;
    const ended = new Promise<void>((resolve) => (this.ended = resolve));
    this.commands.syncExecuteCommand(SetFormulaCalculationStartMutation.id, this.changes.take(), { onlyLocal: true });
    await ended;
    // Univer tells the end of a pass before it is over.
    await nextTask();
  }

  private end(): void {
    if (this.ended === null) return;
    this.ended();
    this.ended = null;
    if (this.changes.isOutdated) this.changes.takeBack();
    this.calls.endPass(!this.changes.isOutdated);
    this.notify();
  }
}

/** The calls of functions that the cells of a pass make. */
interface Calls {
  readonly pending: number;
  endPass(isKept: boolean): void;
  forget(isForgotten: () => boolean): unknown;
}

/** Batches that follow each other so closely are calculated together: a pass reads all formulas of the workbook. */
const pauseMs = 100;

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
  const ranges: (IUnitRange & { readonly range: IRange })[] = [];
  const byColumn = [...cells].sort(
    (one, other) => one.sheetId.localeCompare(other.sheetId) || one.column - other.column || one.row - other.row,
  );
  for (const { unitId, sheetId, row, column } of byColumn) {
    const last = ranges.at(-1);
    if (last?.sheetId === sheetId && last.range.startColumn === column && row <= last.range.endRow + 1)
      last.range.endRow = row;
    else
      ranges.push({ unitId, sheetId, range: { startRow: row, endRow: row, startColumn: column, endColumn: column } });
  }
  return ranges;
}
