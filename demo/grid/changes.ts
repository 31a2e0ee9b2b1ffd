import { type ICommandInfo, type IExecutionOptions, merge } from "@univerjs/core";
import {
  ActiveDirtyManagerService,
  InsertColMutation,
  InsertRowMutation,
  MoveColsMutation,
  MoveRangeMutation,
  MoveRowsMutation,
  RemoveColMutation,
  RemoveRowMutation,
  ReorderRangeMutation,
  SetRangeValuesMutation,
  SetTriggerFormulaCalculationStartMutation,
  type ISetRangeValuesMutationParams,
} from "@univerjs/preset-sheets-core";
import { editedArea } from "./cell-data";

/**
 * What was changed since the last pass of the calculation read the workbook. This takes the place of the service that
 * Univer's own trigger asks, which then starts no pass: it forgets what is changed while a pass ends.
 */
export class Changes extends ActiveDirtyManagerService {
  /** What the running pass calculates, or the last one did. */
  private read: readonly Dirty[] = [];
  private missed: Dirty[] = [];
  private isOpened = false;
  /** Whether a user or an add-in changed the workbook after the pass read it. Its results are of something else. */
  isOutdated = false;

  override get(): undefined {
    return undefined;
  }

  /** Univer calculates a new workbook only after it has painted it. */
  get some(): boolean {
    return !this.isOpened || this.missed.length > 0;
  }

  /** What a command changes for formulas; null: nothing. */
  of(command: ICommandInfo, options: IExecutionOptions | undefined): Dirty | null {
    const conversion = this.getDirtyConversionMap().get(command.id);
    this.isOpened ||= command.id === SetTriggerFormulaCalculationStartMutation.id;
    if (!conversion || !this.isOpened) return null;
    if (command.id !== SetRangeValuesMutation.id) return conversion.getDirtyData(command);
    const { trigger: _, ...params } = command.params as ISetRangeValuesMutationParams;
    // The results of formulas are local.
    if (options?.onlyLocal === true || editedArea(params.cellValue) === null) return null;
    return conversion.getDirtyData({ ...command, params });
  }

  add(dirty: Dirty): void {
    this.missed.push(dirty);
  }

  /** A pass begins. */
  take(): Dirty {
    this.read = this.missed;
    this.missed = [];
    this.isOutdated = false;
    return {
      ...mergeMaps({}, ...this.read.map((dirty) => ({ ...dirty, dirtyRanges: [] }))),
      forceCalculation: this.read.some(({ forceCalculation }) => forceCalculation),
      dirtyRanges: this.read.flatMap(({ dirtyRanges = [] }) => dirtyRanges),
    };
  }

  /** The results of the pass were dropped: the next one calculates the same again. */
  takeBack(): void {
    this.missed.unshift(...this.read);
  }
}

type Conversion = NonNullable<ReturnType<ActiveDirtyManagerService["get"]>>;
export type Dirty = ReturnType<Conversion["getDirtyData"]>;

/** Lodash's function, whose types Univer doesn't bring. */
const mergeMaps = merge as (...maps: readonly object[]) => Dirty;

/** The mutations after which cells have other addresses. */
export const movingMutations: ReadonlySet<string> = new Set([
  InsertRowMutation.id,
  InsertColMutation.id,
  RemoveRowMutation.id,
  RemoveColMutation.id,
  MoveRangeMutation.id,
  MoveRowsMutation.id,
  MoveColsMutation.id,
  ReorderRangeMutation.id,
]);
