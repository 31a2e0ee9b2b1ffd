import { isSetSupported, type OfficeEnvironment } from "./environment";
import { type Action, actionType, type Batch, type ObjectPath, pathType } from "../rich-api/wire";
import { requestWrites } from "./protocol";

/** The flags of a request have the number of its merged run from this bit on; 0: none. */
const mergedRunBit = 20;
const maxMergedRuns = 1000;

/**
 * What Ctrl+Z takes back, one after the other: each request that writes, or all requests of a run with mergeUndoGroup
 * in an Excel with ExcelApi 1.20. Requests of services, such as results of functions, write nothing.
 */
export class UndoRecords {
  count = 0;
  private lastRun = 0;

  constructor(private readonly environment: Pick<OfficeEnvironment, "sets" | "mergesUndo">) {}

  /**
   * Whether Excel refuses a request of a merged run, with `UndoNotSupported`. A deleted or copied sheet can't be taken
   * back (Microsoft's page on undo).
   */
  refuses({ Actions: actions, ObjectPaths: paths }: Batch, flags: number): boolean {
    if (this.runOf(flags) === 0) return false;
    const isOfSheet = (path: ObjectPath | undefined): boolean =>
      paths[path?.ParentObjectPathId ?? 0]?.Name === "Worksheets";
    return actions.some((action) => {
      const path = paths[action.ObjectPathId];
      if (action.Name === "Delete" && isOfSheet(path)) return true;
      if (path?.Name === "Copy" && isOfSheet(paths[path.ParentObjectPathId ?? 0])) return true;
      return !this.environment.mergesUndo && changes(action, path);
    });
  }

  /**
   * @param flags the flags of the request with this batch
   * @returns how what it changes is recorded; null: it changes nothing
   */
  add({ Actions: actions, ObjectPaths: paths }: Batch, flags: number): "new" | "with the last" | null {
    if ((flags & requestWrites) === 0 || !actions.some((action) => changes(action, paths[action.ObjectPathId])))
      return null;
    const run = this.runOf(flags);
    const isNew = run === 0 || run !== this.lastRun;
    if (isNew) this.count += 1;
    this.lastRun = run;
    return isNew ? "new" : "with the last";
  }

  /** The number of the merged run of a request; 0: none. */
  private runOf(flags: number): number {
    return isSetSupported(this.environment, "ExcelApi", "1.20") ? flags >>> mergedRunBit : 0;
  }
}

/** Office.js's own actions, such as `_RemoveReference`, change nothing that Ctrl+Z takes back. */
function changes({ ActionType, Name }: Action, path: ObjectPath | undefined): boolean {
  if (path?.ObjectPathType === pathType.service) return false;
  if (ActionType === actionType.instantiate) return path?.ObjectPathType === pathType.method && path.Name === "Add";
  return ActionType === actionType.setProperty || (ActionType === actionType.method && !Name.startsWith("_"));
}

/** Marks the requests of runs with mergeUndoGroup, an option that the published copy of Office.js doesn't know. */
export function markMergedRuns(excel: { run: typeof Excel.run }): void {
  const run = excel.run as (...args: readonly unknown[]) => Promise<unknown>;
  let runs = 0;
  const marked = (options: Excel.RunOptions, batch: (context: Flagged) => Promise<unknown>): Promise<unknown> => {
    const number = (runs = (runs % maxMergedRuns) + 1);
    return run(options, (context: Flagged) => {
      context._requestFlagModifier |= number << mergedRunBit;
      return batch(context);
    });
  };
  excel.run = (...args: readonly unknown[]) => {
    const [options, batch] = args as Parameters<typeof marked>;
    return typeof batch === "function" && options.mergeUndoGroup === true ? marked(options, batch) : run(...args);
  };
}

interface Flagged {
  _requestFlagModifier: number;
}
