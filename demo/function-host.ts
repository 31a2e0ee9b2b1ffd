import type { Exclusive } from "./exclusive";
import type { FunctionMetadata } from "./metadata";
import type { RichApiMessage } from "./office/host-events";
import { type InvocationChannel, invocationMessage } from "./office/invocation-channel";
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
  /** The cells that this pass has calculated. */
  private readonly calculated = new Set<CellCalls<C>>();
  /** The calls without a result, by their ids. */
  private readonly unsettled = new Map<number, Call<C>>();
  /** The cells of results that the engine isn't told of yet. */
  private readonly settled = new Map<string, C>();
  private telling: number | undefined;
  private queue: Call<C>[] = [];
  private isSending = false;
  private channel: Channel | undefined;
  private pass = 0;
  private lastId = 0;

  constructor(
    private readonly exclusive: Exclusive,
    private readonly onSettled: (callers: readonly C[]) => void,
  ) {}

  /** Calls in flight were lost when the add-in's page was reloaded; they are made again. */
  connect(channel: Channel): void {
    this.channel = channel;
    this.queue = [...this.unsettled.values()];
    this.send();
  }

  evaluate(caller: C, metadata: FunctionMetadata, args: WireArguments): Outcome {
    const cell = this.cells.get(caller.key) ?? { caller, calls: new Map<string, Call<C>>() };
    this.cells.set(caller.key, cell);
    this.calculated.add(cell);
    const { id: functionId, options } = metadata;
    const key = `${functionId}(${JSON.stringify(args.args)})`;
    let call = cell.calls.get(key);
    if (!call) {
      const id = ++this.lastId;
      // Made here, because thousands at once would block the page.
      const message = invocationMessage(id, {
        functionId,
        ...args,
        address: options?.requiresAddress ? caller.address : undefined,
        cancelable: options?.cancelable,
        stream: options?.stream,
      });
      call = { id, caller, metadata, message, isSent: false, pass: this.pass, outcome: busyOutcome };
      cell.calls.set(key, call);
      this.unsettled.set(id, call);
      this.queue.push(call);
    }
    call.pass = this.pass;
    return call.outcome;
  }

  /** @param isKept whether the results are kept. If not, the next pass calculates all of this one's cells again. */
  endPass(isKept: boolean): void {
    if (!isKept) {
      this.pass += 1;
      return;
    }
    const outdated: Call<C>[] = [];
    for (const { caller, calls } of this.calculated) {
      for (const [key, call] of calls) {
        if (call.pass === this.pass) continue;
        calls.delete(key);
        outdated.push(call);
      }
      if (calls.size === 0) this.cells.delete(caller.key);
    }
    this.abandon(outdated);
    this.calculated.clear();
    this.pass += 1;
    this.send();
  }

  /** A cell was edited or recalculated by force: its pending calls are canceled, and their results are dropped. */
  forget(isForgotten: (caller: C) => boolean): readonly C[] {
    const cells = [...this.cells.values()].filter((cell) => isForgotten(cell.caller));
    for (const cell of cells) {
      this.cells.delete(cell.caller.key);
      this.calculated.delete(cell);
    }
    this.abandon(cells.flatMap(({ calls }) => [...calls.values()]));
    return cells.map(({ caller }) => caller);
  }

  /** Calls without a result yet. */
  get pending(): number {
    return this.unsettled.size;
  }

  readonly receive = (results: readonly InvocationResult[]): void => {
    for (const { invocationId, outcome } of results) {
      const call = this.unsettled.get(invocationId);
      if (!call) continue;
      if (!call.metadata.options?.stream) this.unsettled.delete(invocationId);
      call.outcome = outcome;
      this.settled.set(call.caller.key, call.caller);
    }
    // The runtime sends many results in parts, and the engine takes as long for a part as for all.
    if (this.unsettled.size < manyCalls) this.tell();
    else this.telling ??= window.setTimeout(() => this.tell(), maxHeldMs);
  };

  private tell(): void {
    window.clearTimeout(this.telling);
    this.telling = undefined;
    const callers = [...this.settled.values()];
    this.settled.clear();
    if (callers.length > 0) this.onSettled(callers);
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
      const calls = this.queue.splice(0);
      for (const call of calls) call.isSent = true;
      if (calls.length > 0) this.channel?.invoke(calls.map(({ message }) => message));
    });
  }

  private abandon(calls: readonly Call<C>[]): void {
    const abandoned = calls.filter(({ id }) => this.unsettled.delete(id));
    if (abandoned.length === 0) return;
    this.queue = this.queue.filter(({ id }) => this.unsettled.has(id));
    const ids = abandoned.filter(({ isSent }) => isSent).map(({ id }) => id);
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
}

interface Call<C> {
  readonly id: number;
  readonly caller: C;
  readonly metadata: FunctionMetadata;
  readonly message: RichApiMessage;
  isSent: boolean;
  outcome: Outcome;
  pass: number;
}

const manyCalls = 1000;
const maxHeldMs = 1000;
const busyOutcome: Outcome = { error: "#BUSY!" };
