import type { Exclusive } from "./exclusive";
import type { FunctionMetadata } from "./metadata";
import type { InvocationChannel } from "./office/invocation-channel";
import type { InvocationResult, Outcome } from "./outcome";
import type { WireArguments } from "./wire-arguments";

/**
 * Connects a synchronous calculation engine with asynchronous functions. When a cell requests a call for the first
 * time, it gets #BUSY! and the call is queued. At the end of the pass, all queued calls are sent in one message, as in
 * Excel. Results are stored per cell and arguments. Their cells are reported once per batch, so that the engine
 * recalculates them.
 */
export class FunctionHost<C extends Caller = Caller> {
  private readonly cells = new Map<string, CellCalls<C>>();
  private readonly sent = new Map<number, Call<C>>();
  private readonly onSettled: (callers: readonly C[]) => void;
  private queue: Call<C>[] = [];
  private isSending = false;
  private channel: Channel | undefined;
  private pass = 0;

  constructor(
    private readonly exclusive: Exclusive,
    onSettled: (callers: readonly C[]) => void,
  ) {
    this.onSettled = onSettled;
  }

  /** Calls in flight were lost when the add-in's page was reloaded; they are made again. */
  connect(channel: Channel): void {
    const lost = [...this.sent.values()];
    this.sent.clear();
    this.channel = channel;
    this.queue.unshift(...lost);
    this.send();
  }

  evaluate(caller: C, metadata: FunctionMetadata, args: WireArguments): Outcome {
    const cell = this.cellOf(caller);
    cell.pass = this.pass;
    const key = `${metadata.id}(${JSON.stringify(args.args)})`;
    let call = cell.calls.get(key);
    if (!call) {
      call = { caller, metadata, args, pass: this.pass, outcome: busyOutcome };
      cell.calls.set(key, call);
      this.queue.push(call);
    }
    call.pass = this.pass;
    return call.outcome;
  }

  endPass(): void {
    for (const [key, cell] of this.cells) {
      if (cell.pass !== this.pass) continue;
      const outdated = [...cell.calls].filter(([, call]) => call.pass !== this.pass);
      for (const [callKey] of outdated) cell.calls.delete(callKey);
      this.abandon(outdated.map(([, call]) => call));
      if (cell.calls.size === 0) this.cells.delete(key);
    }
    this.pass += 1;
    this.send();
  }

  /** A cell was edited or recalculated by force: its pending calls are canceled, and their results are dropped. */
  forget(isForgotten: (caller: C) => boolean): readonly C[] {
    const cells = [...this.cells.values()].filter((cell) => isForgotten(cell.caller));
    for (const cell of cells) {
      this.cells.delete(cell.caller.key);
      this.abandon([...cell.calls.values()]);
    }
    return cells.map((cell) => cell.caller);
  }

  /** Calls without a result yet. */
  get pending(): number {
    return this.queue.length + this.sent.size;
  }

  readonly receive = (results: readonly InvocationResult[]): void => {
    const settled = new Map<string, C>();
    for (const { invocationId, outcome } of results) {
      const call = this.sent.get(invocationId);
      if (!call) continue;
      if (!call.metadata.options?.stream) this.sent.delete(invocationId);
      call.outcome = outcome;
      settled.set(call.caller.key, call.caller);
    }
    if (settled.size > 0) this.onSettled([...settled.values()]);
  };

  private cellOf(caller: C): CellCalls<C> {
    let cell = this.cells.get(caller.key);
    if (!cell) {
      cell = { caller, pass: this.pass, calls: new Map() };
      this.cells.set(caller.key, cell);
    }
    return cell;
  }

  /**
   * The task is its own, as it is in Excel, where the add-in's page has one. During a batch, messages would wait for
   * its end.
   */
  private send(): void {
    if (this.isSending || !this.channel || this.queue.length === 0) return;
    this.isSending = true;
    void this.exclusive.run(() => {
      this.isSending = false;
      this.sendQueue();
    });
  }

  private sendQueue(): void {
    const calls = this.queue;
    if (!this.channel || calls.length === 0) return;
    this.queue = [];
    // Nothing arrives before this loop ends: the runtime holds results back for 50 ms.
    const ids = this.channel.invoke(
      calls.map(({ caller, metadata, args }) => ({
        functionId: metadata.id,
        ...args,
        address: metadata.options?.requiresAddress ? caller.address : undefined,
        cancelable: metadata.options?.cancelable,
        stream: metadata.options?.stream,
      })),
    );
    for (const [index, call] of calls.entries()) this.sent.set(ids[index] ?? NaN, call);
  }

  private abandon(calls: readonly Call<C>[]): void {
    const abandoned = new Set(calls.filter((call) => call.outcome === busyOutcome || call.metadata.options?.stream));
    if (abandoned.size === 0) return;
    this.queue = this.queue.filter((call) => !abandoned.has(call));
    const ids = [...this.sent].filter(([, call]) => abandoned.has(call)).map(([id]) => id);
    for (const id of ids) this.sent.delete(id);
    if (ids.length > 0) this.channel?.cancel(ids);
  }
}

type Channel = Pick<InvocationChannel, "invoke" | "cancel">;

/** The cell whose formula calls. */
export interface Caller {
  readonly key: string;
  /** The cell's address, such as `Sheet1!A1`, for functions that require it. */
  readonly address: string;
}

interface CellCalls<C> {
  readonly caller: C;
  readonly calls: Map<string, Call<C>>;
  pass: number;
}

interface Call<C> {
  readonly caller: C;
  readonly metadata: FunctionMetadata;
  readonly args: WireArguments;
  outcome: Outcome;
  pass: number;
}

const busyOutcome: Outcome = { error: "#BUSY!" };
