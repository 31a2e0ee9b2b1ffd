import type { Waiter } from "../../product-data/base/single-flight";
import type { Block, CellValue } from "./cells/cell";
import type { ExcelCell } from "./cells/excel-cell";
import { excelError } from "./cells/excel-error";
import { failureIn } from "../../messages/failures/failure";
import { plainAddress } from "./plain-address";
import { presentBlock, presentCell } from "./cells/present";
import { languageOf } from "../../product-data/vocabulary/language";
import { currentRuntime, type Runtime, runtimeSettled } from "./runtime";
import { withinBudget } from "../../product-data/base/slices";
import { andThen, orElse, type ValueOrPromise } from "../../product-data/base/value-or-promise";
import { CellRecord } from "../upkeep/usage";

/** One call of a function by Excel. It leaves when Excel no longer needs the result. */
export class Call implements Waiter {
  /** Excel previews part of a formula while it is typed. No request may be sent for that. */
  readonly isPreview: boolean;
  private readonly pass: number;
  private record: CellRecord | null = null;
  private readonly leaving: ((reason: Error) => void)[] = [];
  private left: Error | null = null;

  constructor(
    private readonly invocation: Invocation,
    readonly runtime: Runtime,
  ) {
    // Older hosts lack this member. It is declared as a string, and documented as a boolean.
    this.isPreview = Boolean((invocation as { readonly isInValuePreview?: unknown }).isInValuePreview);
    this.pass = runtime.usage.currentPass();
    invocation.onCanceled = () => {
      const reason = (this.left = new DOMException("Excel no longer wants the result", "AbortError"));
      for (const leave of this.leaving) leave(reason);
    };
  }

  /** Records what the call requests: the cell counts as called when this is read first. */
  get use(): CellRecord {
    const { address } = this.invocation;
    // Some hosts pass no address.
    const isStored = address !== undefined && !this.isPreview;
    return (this.record ??= isStored
      ? this.runtime.usage.recordOf(plainAddress(address), this.pass)
      : new CellRecord("", 0));
  }

  onLeave(callback: (reason: Error) => void): void {
    if (this.left !== null) return callback(this.left);
    this.leaving.push(callback);
  }
}

/**
 * Runs the body of a function and returns its result, or its failure, to Excel: synchronously if the body does,
 * otherwise as a promise. It is declared as the value alone, because the metadata generator doesn't support unions and
 * Excel accepts both.
 * @throws CustomFunctions.Error with the text for the user; so does the promise
 */
export const answer = <A, T extends Result>(invocation: Invocation, body: Body<A, T>, args: A) =>
  run(invocation, body, args) as T extends Block ? ExcelCell[][] : ExcelCell;

type Invocation = CustomFunctions.CancelableInvocation;
type Body<A, T> = (args: A, call: Call) => T | Promise<T>;

function run<A>(invocation: Invocation, body: Body<A, Result>, args: A): unknown {
  const runtime = currentRuntime();
  if (runtime === null) return whenProvided(invocation, body, args);
  const call = new Call(invocation, runtime);
  return withinBudget(() => resultOf(body, args, call));
}

function resultOf<A>(body: Body<A, Result>, args: A, call: Call): unknown {
  const { use } = call;
  const find = (): ValueOrPromise<unknown> => {
    const result = body(args, call);
    use.isWaiting = result instanceof Promise;
    return andThen(result, (found) => give(found, !(result instanceof Promise), call));
  };
  return orElse(find, (error) => fail(error, use, call));
}

async function whenProvided<A>(...call: Parameters<typeof run<A>>): Promise<unknown> {
  const failure = await runtimeSettled;
  if (failure !== null) throw excelError(failure, languageOf(navigator.language));
  return run(...call);
}

function give(result: Result, atOnce: boolean, { isPreview, runtime, use }: Call): unknown {
  use.isWaiting = false;
  const block = isBlock(result);
  // All cells of a spilled block are counted.
  const cells = block ? result.length * (result[0]?.length ?? 0) : 1;
  if (!isPreview) runtime.activity.recordServed(cells, atOnce);
  return block ? presentBlock(result, runtime) : presentCell(result, runtime);
}

type Result = Block | CellValue;
const isBlock = (result: Result): result is Block => Array.isArray(result);

function fail(error: unknown, use: CellRecord, { runtime }: Call): never {
  use.isWaiting = false;
  const failure = failureIn(error);
  if (failure !== null) {
    runtime.usage.fail(use, failure);
    throw excelError(failure, runtime.language);
  }
  // This is an error for Excel already, or a bug of this add-in, which Excel shows as #VALUE!.
  throw error;
}
