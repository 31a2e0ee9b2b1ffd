import { openAddin, type AddinHost } from "../../test/harness/bridge/host";
import type { Outcome } from "../../demo/outcome";
import { failedCell, shown } from "./addin";
import type { BomCell } from "./workload";

/** Returns a cell's result, synchronously or as a promise; throws or rejects for an error. */
export type AnswerCell = (cell: BomCell) => unknown;

/** The content of the cells, in order, and the time it took. */
export interface Delivered {
  readonly cells: readonly unknown[];
  readonly ms: number;
}

/** Calls the cells in Microsoft's runtime, through the bridge: one recalculation, one message. */
export async function throughRuntime(cells: readonly BomCell[], answer: AnswerCell): Promise<Delivered> {
  const host: AddinHost = openAddin({
    script: `CustomFunctions.associate("CELL", (index) => answerCell(index));`,
    metadata: { functions: [{ id: "CELL", name: "CELL", parameters: [{ name: "index", type: "number" }] }] },
    beforeScript: (window) => {
      window["answerCell"] = (index: number) => later(() => answer(cells[index] as BomCell), window);
    },
  });
  const from = performance.now();
  const outcomes = await host.callAll(cells.map(({ address }, index) => ({ id: "CELL", args: [index], address })));
  const ms = performance.now() - from;
  host.close();
  return { cells: outcomes.map(cellOf), ms };
}

/** Calls the cells in one synchronous loop, as the runtime does with a message. */
export async function inOneTask(cells: readonly BomCell[], answer: AnswerCell): Promise<Delivered> {
  const from = performance.now();
  const results = cells.map((cell): unknown => {
    try {
      return answer(cell);
    } catch {
      return failedCell;
    }
  });
  // All at once, because a rejection without a handler ends the process.
  const settled = await Promise.all(
    results.map(async (result) =>
      result instanceof Promise ? shown(await (result as Promise<unknown>).catch(() => failedCell)) : shown(result),
    ),
  );
  return { cells: settled, ms: performance.now() - from };
}

/** The runtime recognizes errors and promises by the classes of its own window. */
function later(answer: () => unknown, window: AddinHost["window"]): unknown {
  const { Promise: InnerPromise, CustomFunctions: inner } = window as unknown as {
    readonly Promise: PromiseConstructor;
    readonly CustomFunctions: typeof CustomFunctions;
  };
  const failure = (): Error => new inner.Error(inner.ErrorCode.notAvailable) as unknown as Error;
  try {
    const result = answer();
    if (!(result instanceof Promise)) return shown(result);
    return new InnerPromise((resolve, reject) => {
      result.then(
        (value) => resolve(shown(value)),
        () => reject(failure()),
      );
    });
  } catch {
    throw failure();
  }
}

const cellOf = (outcome: Outcome): unknown => ("value" in outcome ? outcome.value : failedCell);
