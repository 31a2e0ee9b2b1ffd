import { failedCell, shown } from "./addin";
import type { BomCell } from "./workload";

/** Returns a cell's result, synchronously or as a promise; throws or rejects for an error. */
export type AnswerCell = (cell: BomCell) => unknown;

/** Calls the cells in one synchronous loop, as the runtime does. @returns their content, in order */
export function inOneTask(cells: readonly BomCell[], answer: AnswerCell): Promise<readonly unknown[]> {
  const results = cells.map((cell): unknown => {
    try {
      return answer(cell);
    } catch {
      return failedCell;
    }
  });
  // All at once, because a rejection without a handler ends the process.
  return Promise.all(
    results.map(async (result) =>
      result instanceof Promise ? shown(await (result as Promise<unknown>).catch(() => failedCell)) : shown(result),
    ),
  );
}
