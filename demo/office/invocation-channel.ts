import { readInvocationResult, type InvocationResult, withoutDataTypes } from "../outcome";
import { method, type HostObject, type HostType } from "../rich-api/host-object";
import type { Batch } from "../rich-api/wire";
import type { WireArguments } from "../wire-arguments";
import type { HostEvents, RichApiMessage } from "./host-events";
import { functionMessage, invocationFlag, messageCategory } from "./protocol";

/** Sends calls to Microsoft's custom-functions runtime and receives their results. */
export class InvocationChannel {
  /** Resolves when the add-in's functions are associated. Earlier calls are sent then. */
  readonly ready: Promise<void>;
  private readonly counts: { -readonly [Count in keyof Traffic]: number } = { ...noTraffic };
  private markReady: () => void = () => undefined;
  private isReady = false;
  private waiting: (() => void)[] = [];
  private isPreviewing = false;

  constructor(
    private readonly events: HostEvents,
    private readonly onResults: (results: readonly InvocationResult[]) => void,
    private readonly hasDataTypes: boolean,
  ) {
    this.ready = new Promise((resolve) => (this.markReady = resolve));
  }

  /** All calls of one recalculation are sent in one message, as in Excel. */
  invoke(calls: readonly RichApiMessage[], mode?: { readonly inValuePreview: boolean }): void {
    this.counts.invocations += calls.length;
    this.whenReady(() => {
      this.counts.invocationMessages += 1;
      this.isPreviewing = mode?.inValuePreview ?? false;
      try {
        this.events.send(calls);
      } finally {
        this.isPreviewing = false;
      }
    });
  }

  cancel(invocationIds: readonly number[]): void {
    this.counts.cancellations += invocationIds.length;
    this.whenReady(() =>
      this.events.send(invocationIds.map((id) => functionsMessage(functionMessage.cancellation, { invocationId: id }))),
    );
  }

  /** true while the calls of a value preview are being delivered; see value-preview.ts. */
  get inValuePreview(): boolean {
    return this.isPreviewing;
  }

  get traffic(): Traffic {
    return this.counts;
  }

  /** Requests of the runtime: it delivers results, and reports when its functions are associated. */
  get service(): HostObject {
    return { type: "CustomFunctions", target: this };
  }

  /** A request of the runtime has arrived, with or without results. */
  count(batch: Batch, characters: number, refused: boolean): void {
    if (!batch.Actions.some(({ Name }) => resultMethods.has(Name))) return;
    this.counts.resultRequests += 1;
    this.counts.resultCharacters += characters;
    this.counts.largestRequestCharacters = Math.max(this.counts.largestRequestCharacters, characters);
    if (refused) this.counts.refusedRequests += 1;
  }

  receive(results: readonly unknown[]): void {
    const read = results.map(readInvocationResult);
    this.onResults(
      this.hasDataTypes ? read : read.map((each) => ({ ...each, outcome: withoutDataTypes(each.outcome) })),
    );
  }

  open(): void {
    // The runtime has to be told first that it may start: it would lose an earlier call.
    setTimeout(() => {
      this.isReady = true;
      this.markReady();
      this.waiting.splice(0).forEach((send) => send());
    });
  }

  private whenReady(send: () => void): void {
    if (this.isReady) send();
    else this.waiting.push(send);
  }
}

/** `args`: every declared parameter in order; null for an omitted one. */
export interface Invocation extends WireArguments {
  readonly functionId: string;
  readonly address?: string | undefined;
  readonly cancelable?: boolean | undefined;
  readonly stream?: boolean | undefined;
}

export const invocationMessage = (id: number, call: Invocation): RichApiMessage =>
  functionsMessage(functionMessage.invocation, [
    id,
    call.functionId,
    call.args,
    call.address,
    call.flags | (call.cancelable ? invocationFlag.cancelable : 0) | (call.stream ? invocationFlag.streaming : 0),
    // The addresses of the arguments, which no function requires.
    null,
  ]);

/** Counts since the add-in's page was loaded, for benchmarks and tests. */
export interface Traffic {
  readonly invocationMessages: number;
  readonly invocations: number;
  readonly cancellations: number;
  readonly resultRequests: number;
  readonly resultCharacters: number;
  readonly largestRequestCharacters: number;
  readonly refusedRequests: number;
}

export const noTraffic: Traffic = {
  invocationMessages: 0,
  invocations: 0,
  cancellations: 0,
  resultRequests: 0,
  resultCharacters: 0,
  largestRequestCharacters: 0,
  refusedRequests: 0,
};

/**
 * The runtime's feature switches that are on in Excel. 1: slice results after a rejected request. 2: 200 ms between
 * results instead of 500.
 */
const enabledFeatures = [1, 2];

const resultMethods: ReadonlySet<string> = new Set(["SetInvocationArrayResults", "SetInvocationResults"]);

export const customFunctionsType: HostType<InvocationChannel> = {
  members: {
    setInvocationArrayResults: method(undefined, (channel, results: readonly unknown[]) => channel.receive(results)),
    setInvocationResults: method(undefined, (channel, results: readonly unknown[]) => channel.receive(results)),
    _GetEnabledFeatures: method(undefined, () => enabledFeatures),
    _SetOsfControlContainerReadyForCustomFunctions: method(undefined, (channel) => channel.open()),
  },
};

const functionsMessage = (type: number, content: unknown): RichApiMessage => ({
  category: messageCategory.customFunctions,
  type,
  target: "",
  content: JSON.stringify(content),
});
