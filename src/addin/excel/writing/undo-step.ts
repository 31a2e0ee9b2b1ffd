import { excelRefusal } from "../excel-refusal";

/** A part of what is written. It ends with a request, and may run twice. */
export type WriteStep = (context: Excel.RequestContext) => void | Promise<void>;

/**
 * Runs steps, as one step of undo where Excel supports it. Some versions refuse that: for many formulas (office-js #6491),
 * from the third time on (#6255), or always (#6711); what is left then has steps of its own. Nothing stays half written
 * because the user edits a cell meanwhile: the rest waits.
 */
export async function runAsOneStep(steps: readonly WriteStep[]): Promise<void> {
  const left = [...steps];
  const run = (options: Excel.RunOptions): Promise<void> =>
    Excel.run({ ...options, delayForCellEdit: true }, async (context) => {
      for (let [step] = left; step !== undefined; [step] = left) {
        await step(context);
        // oxlint-disable-next-line office-addins/no-context-sync-in-loop -- each step is as large as a request may be
        await context.sync();
        left.shift();
      }
    });
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.20")) return run({});
  return run({ mergeUndoGroup: true }).catch((error: unknown) => {
    if (excelRefusal(error).code !== "other") throw error;
    return run({});
  });
}
