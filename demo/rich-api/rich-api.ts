import { BatchRun } from "./batch-run";
import { HostError, UnansweredError } from "./host-error";
import type { HostObject } from "./host-object";
import { pageSlices } from "../exclusive";
import type { Surface } from "./surface";
import { actionType, type Batch, type BatchError, type BatchResult } from "./wire";

/** The host's side of Office's rich API: runs the batches of Microsoft's client against the host's own objects. */
export class RichApi {
  /** Ranges outlive their batch: the client uses them in the next one. */
  private readonly tracked = new Map<string, HostObject>();
  private lastReference = 0;

  constructor(private readonly surface: Surface) {}

  /**
   * Actions run in order until one fails; those before it stay done. Between them, the page does other work, but nothing may
   * use the workbook until the batch ends.
   */
  async execute(batch: Batch): Promise<BatchResult> {
    const references = { tracked: this.tracked, create: () => `r${String(++this.lastReference)}` };
    const run = new BatchRun(batch, this.surface, references);
    const results: { ActionId: number; Value: unknown }[] = [];
    const traceIds: number[] = [];
    const slices = pageSlices();
    for (const [index, action] of batch.Actions.entries()) {
      try {
        await slices.pause();
        results.push({ ActionId: action.Id, Value: run.perform(action) ?? null });
        if (action.ActionType === actionType.trace) traceIds.push(action.Id);
      } catch (reason) {
        if (reason instanceof UnansweredError) this.surface.onUnanswered(reason.member);
        return { Error: errorOf(reason, run.locationOf(action), index), Results: results, TraceIds: traceIds };
      }
    }
    return { Error: null, Results: results, TraceIds: traceIds };
  }
}

function errorOf(reason: unknown, location: string, index: number): BatchError {
  const { code, message } = reason instanceof HostError ? reason : new HostError("GeneralException", String(reason));
  return { Code: code, Message: message, Location: location, ActionIndex: index, HttpStatusCode: 400 };
}
