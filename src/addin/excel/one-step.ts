/** Runs a batch as one step of undo, where Excel supports it. */
export function runAsOneStep<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  const merges = Office.context.requirements.isSetSupported("ExcelApi", "1.20");
  return merges ? Excel.run({ mergeUndoGroup: true }, batch) : Excel.run(batch);
}
