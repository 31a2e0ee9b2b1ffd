import type { Language } from "../vocabulary/language";
import { type Block, FailedCell } from "./cell";
import { excelError, failureIn } from "./excel-error";
import { type Runtime, withRuntime } from "./runtime";

/** One call of a function by Excel. */
export interface Call {
  /** Excel shows what part of a formula would give while it is typed: nothing may be sent for that. */
  readonly preview: boolean;
  /** Aborted when Excel no longer wants the result. Asked for only by bodies that wait. */
  signal(): AbortSignal;
}

type ExcelCell = string | number | boolean | CustomFunctions.Error;

/**
 * Runs the body of a function and hands its result, or its failure, to Excel; at once when the body answers at once, else
 * as a promise. It is declared as the value alone, because the metadata generator understands no union and Excel takes both.
 * @throws CustomFunctions.Error with the text for the user; so does the promise
 */
export function answer(
  invocation: CustomFunctions.CancelableInvocation,
  body: (runtime: Runtime, call: Call) => Block | Promise<Block>,
): ExcelCell[][] {
  return withRuntime((runtime) => {
    try {
      const block = body(runtime, callOf(invocation));
      if (!(block instanceof Promise)) return presented(block, runtime.textLanguage);
      return block.then(
        (settled) => presented(settled, runtime.textLanguage),
        (error: unknown) => fail(error, runtime.textLanguage),
      );
    } catch (error) {
      return fail(error, runtime.textLanguage);
    }
  }) as ExcelCell[][];
}

function callOf(invocation: CustomFunctions.CancelableInvocation): Call {
  return {
    // Absent on older hosts. Declared as a string, documented as a boolean.
    preview: Boolean((invocation as { readonly isInValuePreview?: unknown }).isInValuePreview),
    signal: () => {
      const controller = new AbortController();
      invocation.onCanceled = () => controller.abort();
      return controller.signal;
    },
  };
}

function presented(block: Block, language: Language): ExcelCell[][] {
  const only = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  // Excel shows the text of an error that is thrown; that it does so for one inside an array is not yet verified.
  if (only instanceof FailedCell) throw excelError(only.failure, language);
  return block.map((row) =>
    row.map((cell) => (cell instanceof FailedCell ? excelError(cell.failure, language) : cell)),
  );
}

function fail(error: unknown, language: Language): never {
  const failure = failureIn(error);
  if (failure !== null) throw excelError(failure, language);
  // Made for Excel already, or a fault of this add-in, which Excel shows as #VALUE!.
  throw error;
}
