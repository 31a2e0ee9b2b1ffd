import { type IMutationInfo, type IUndoRedoItem, LocalUndoRedoService } from "@univerjs/core";
import { type IRemoveSheetMutationParams, RemoveSheetMutation } from "@univerjs/preset-sheets-core";
import { AddSheetTableMutation, DeleteSheetTableMutation, SetSheetTableMutation } from "@univerjs/sheets-table";

/**
 * What Ctrl+Z takes back, as in Excel: everything that a request of an add-in changed is one step. Univer records each
 * piece that is written. How tables look isn't recorded: it follows from the workbook's state. Of a sheet that a step
 * adds only its removal is recorded.
 */
export class UndoSteps extends LocalUndoRedoService {
  private collecting: { readonly unitID: string; readonly items: IUndoRedoItem[] } | null = null;
  /** The last step of an add-in. */
  private last: IUndoRedoItem | null = null;

  override pushUndoRedo(pushed: IUndoRedoItem): void {
    if (pushed.redoMutations.some(({ id }) => ofTables.has(id))) return;
    const item = { ...pushed, undoMutations: pushed.undoMutations.flatMap(leavingFirst) };
    if (item.unitID === this.collecting?.unitID) this.collecting.items.push(item);
    else super.pushUndoRedo(item);
  }

  /**
   * Makes one step of what is changed meanwhile.
   * @param joinsLast to be taken back together with the last one, unless the user changed something in between
   */
  async asOne<Result>(unitID: string, joinsLast: boolean, work: () => Promise<Result>): Promise<Result> {
    const items: IUndoRedoItem[] = [];
    this.collecting = { unitID, items };
    try {
      return await work();
    } finally {
      this.collecting = null;
      if (items.length > 0) this.add(unitID, items, joinsLast);
    }
  }

  private add(unitID: string, items: readonly IUndoRedoItem[], joinsLast: boolean): void {
    const stack = this._getUndoStack(unitID, true);
    const joined = joinsLast && this.last !== null && stack.at(-1) === this.last ? stack.pop() : undefined;
    const all = joined === undefined ? items : [joined, ...items];
    const newestFirst = [...all].reverse();
    const added = new Set(newestFirst.flatMap((item) => item.undoMutations.flatMap(leftSheet)));
    const isNeeded = ({ id, params }: IMutationInfo): boolean =>
      id === RemoveSheetMutation.id || !added.has((params as Partial<IRemoveSheetMutationParams>).subUnitId ?? "");
    this.last = {
      unitID,
      undoMutations: withLastState(newestFirst.flatMap((item) => item.undoMutations.filter(isNeeded))),
      // Univer wouldn't calculate the formulas of a sheet that is added again, so Ctrl+Y doesn't.
      redoMutations: added.size > 0 ? [] : withLastState(all.flatMap((item) => item.redoMutations)),
    };
    super.pushUndoRedo(this.last);
  }
}

/** Shows another sheet instead of one that will be removed: Univer draws nothing without a sheet. */
export const leaveSheetMutation = "workbook.mutation.leave-sheet";

export interface LeaveSheetParams {
  readonly sheetId: string;
}

function leavingFirst(mutation: IMutationInfo): readonly IMutationInfo[] {
  if (mutation.id !== RemoveSheetMutation.id) return [mutation];
  const params: LeaveSheetParams = { sheetId: (mutation.params as IRemoveSheetMutationParams).subUnitId };
  return [{ id: leaveSheetMutation, params }, mutation];
}

const leftSheet = ({ id, params }: IMutationInfo): readonly string[] =>
  id === leaveSheetMutation ? [(params as LeaveSheetParams).sheetId] : [];

/** Sets what WorkbookState contains, all of it. */
export const stateMutation = "workbook.mutation.workbook-state";

function withLastState(mutations: IMutationInfo[]): IMutationInfo[] {
  const last = mutations.filter(({ id }) => id === stateMutation).at(-1);
  return mutations.filter((each) => each.id !== stateMutation || each === last);
}

const ofTables: ReadonlySet<string> = new Set([
  AddSheetTableMutation.id,
  DeleteSheetTableMutation.id,
  SetSheetTableMutation.id,
]);
