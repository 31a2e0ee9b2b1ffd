import type { Language } from "../vocabulary/language";
import type { Block, Cell } from "./cell";
import type { ExcelCell, Presentation } from "./excel-cell";
import { excelError, failureIn } from "./excel-error";
import { presentedBlock, presentedCell } from "./present";
import { type Runtime, withRuntime } from "./runtime";
import { noRecord, type UseRecord } from "./usage";

/** One call of a function by Excel. */
export interface Call {
  /** Excel shows what part of a formula would give while it is typed: nothing may be sent for that. */
  readonly preview: boolean;
  /** Aborted when Excel no longer wants the result. Asked for only by bodies that wait. */
  readonly signal: () => AbortSignal;
  /** Where the call writes down what it asks for. */
  readonly use: UseRecord;
}

/**
 * Runs the body of a function and hands its result, or its failure, to Excel; at once when the body answers at once, else
 * as a promise. It is declared as the value alone, because the metadata generator understands no union and Excel takes both.
 * @throws CustomFunctions.Error with the text for the user; so does the promise
 */
export function answer(invocation: Invocation, body: Body<Block>): ExcelCell[][] {
  return run(invocation, body, presentedBlock) as ExcelCell[][];
}

/** The same for a function of one cell, which Excel calls once per cell of a range. */
export function answerCell(invocation: Invocation, body: Body<Cell>): unknown {
  return run(invocation, body, presentedCell);
}

type Invocation = CustomFunctions.CancelableInvocation;
type Body<T> = (runtime: Runtime, call: Call) => T | Promise<T>;

function run<T, E>(
  invocation: Invocation,
  body: Body<T>,
  present: (result: T, presentation: Presentation) => E,
): E | Promise<E> {
  return withRuntime((runtime): E | Promise<E> => {
    const call = callOf(invocation, runtime);
    const give = (result: T, atOnce: boolean): E => {
      if (!call.preview) runtime.activity.served(cellCount(result), atOnce);
      return present(result, runtime);
    };
    try {
      const result = body(runtime, call);
      if (!(result instanceof Promise)) return give(result, true);
      return result
        .then((settled) => give(settled, false))
        .catch((error: unknown) => fail(error, runtime.textLanguage, call.use));
    } catch (error) {
      return fail(error, runtime.textLanguage, call.use);
    }
  });
}

/** Of a block that spills, all its cells. */
function cellCount(result: unknown): number {
  if (!Array.isArray(result)) return 1;
  const rows = result as Block;
  return rows.length * (rows[0]?.length ?? 0);
}

function callOf(invocation: Invocation, { usage }: Runtime): Call {
  let controller: AbortController | null = null;
  // Absent on older hosts. Declared as a string, documented as a boolean.
  const preview = Boolean((invocation as { readonly isInValuePreview?: unknown }).isInValuePreview);
  return {
    preview,
    use: invocation.address === undefined || preview ? noRecord : usage.of(invocation.address),
    signal: () => {
      if (controller === null) {
        const made = (controller = new AbortController());
        invocation.onCanceled = () => made.abort();
      }
      return controller.signal;
    },
  };
}

function fail(error: unknown, language: Language, use: UseRecord): never {
  const failure = failureIn(error);
  if (failure !== null) {
    use.fails(failure);
    throw excelError(failure, language);
  }
  // Made for Excel already, or a fault of this add-in, which Excel shows as #VALUE!.
  throw error;
}
