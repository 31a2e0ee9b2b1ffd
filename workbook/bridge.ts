import { readInvocationResult, type InvocationResult } from "./outcome";

/**
 * The host's end of the native bridge that Microsoft's custom-functions runtime talks through. It speaks the messages
 * Excel sends; how arguments are handed over, errors mapped and results gathered remains the runtime's own code.
 */
export interface Bridge {
  /** All invocations of one recalculation travel in one message, as Excel sends them. Answers the ids given to them. */
  invoke(invocations: readonly Invocation[], mode?: { readonly inValuePreview: boolean }): readonly number[];
  cancel(invocationIds: readonly number[]): void;
  /** True while the invocations of a value preview are being delivered; see value-preview.ts. */
  readonly inValuePreview: boolean;
  readonly traffic: Traffic;
}

export interface Invocation {
  readonly functionId: string;
  /** Every declared parameter in order; null for an omitted one. */
  readonly args: readonly unknown[];
  readonly address?: string | undefined;
  readonly parameterAddresses?: readonly (string | null)[] | undefined;
  readonly cancelable?: boolean | undefined;
  readonly stream?: boolean | undefined;
}

/** Counts since the bridge was installed; a benchmark or a test reads them. */
export interface Traffic {
  readonly invocationMessages: number;
  readonly invocations: number;
  readonly cancellations: number;
  readonly resultRequests: number;
  readonly resultCharacters: number;
  readonly largestRequestCharacters: number;
  readonly refusedRequests: number;
}

export interface BridgeOptions {
  readonly onResults: (results: readonly InvocationResult[]) => void;
  /** The add-in's page is complete and its functions are associated; Excel calls none before. */
  readonly onReady?: (() => void) | undefined;
  /** Excel on the web refuses a request above 5 MB: true does so too. */
  readonly refusesLargePayloads?: boolean | undefined;
  /** Numbers of the runtime's feature switches that Excel has on. 1: slice results after a refused payload. 2: 200 ms between results, not 500. */
  readonly enabledFeatures?: readonly number[] | undefined;
}

/** The window of the add-in's page; the runtime looks for the bridge once, while its script is evaluated. */
export interface BridgeWindow {
  _richApiNativeBridge?: NativeBridge;
  /** Without it the runtime navigates a frame that no Office has opened to about:blank. */
  OsfOptOut?: boolean;
}

export interface NativeBridge {
  onMessageFromHost: ((message: string) => void) | null;
  sendMessageToHost(message: string): void;
}

export const PAYLOAD_LIMIT_CHARACTERS = 5 * 1024 * 1024;

export function installBridge(addinWindow: BridgeWindow, options: BridgeOptions): Bridge {
  const traffic = { ...NO_TRAFFIC };
  let lastInvocationId = 0;
  let lastEntryId = 0;
  let inValuePreview = false;

  const native: NativeBridge = {
    onMessageFromHost: null,
    sendMessageToHost(text) {
      const message = JSON.parse(text) as RuntimeMessage;
      // Excel answers from another process; the runtime has registered its promise by then.
      if (message.type === REQUEST) queueMicrotask(() => deliver(answer(message, text.length)));
    },
  };
  addinWindow._richApiNativeBridge = native;
  addinWindow.OsfOptOut = true;

  const deliver = (message: unknown): void => native.onMessageFromHost?.(JSON.stringify(message));
  const deliverEntries = (type: number, entries: readonly unknown[]): void =>
    deliver({
      type: EVENT,
      message: { entries: entries.map((entry) => [CUSTOM_FUNCTIONS, type, "", JSON.stringify(entry), ++lastEntryId]) },
    });

  function answer(request: RuntimeMessage, characters: number): unknown {
    const body = typeof request.message.body === "string" ? parseQuery(request.message.body) : request.message.body;
    const actions = body?.Actions ?? [];
    const results = actions.filter((action) => RESULT_ACTIONS.has(action.Name)).flatMap((action) => resultsOf(action));
    if (results.length > 0) {
      traffic.resultRequests += 1;
      traffic.resultCharacters += characters;
      traffic.largestRequestCharacters = Math.max(traffic.largestRequestCharacters, characters);
    }
    if (options.refusesLargePayloads && characters > PAYLOAD_LIMIT_CHARACTERS) {
      traffic.refusedRequests += 1;
      return response(request, 400, {
        error: { code: "RequestPayloadSizeLimitExceeded", message: "Payload too large" },
      });
    }
    if (results.length > 0) options.onResults(results.map(readInvocationResult));
    if (actions.some((action) => action.Name === READY_ACTION)) options.onReady?.();
    return response(request, 200, {
      Error: null,
      Results: actions.map((action) => ({
        ActionId: action.Id,
        Value: valueOf(action, options.enabledFeatures ?? []),
      })),
      TraceIds: [],
    });
  }

  return {
    traffic,
    get inValuePreview() {
      return inValuePreview;
    },
    invoke(invocations, mode) {
      const ids = invocations.map(() => ++lastInvocationId);
      traffic.invocationMessages += 1;
      traffic.invocations += invocations.length;
      const entries = invocations.map((call, index) => [
        ids[index],
        call.functionId,
        call.args,
        call.address,
        flagsOf(call),
        call.parameterAddresses,
      ]);
      inValuePreview = mode?.inValuePreview ?? false;
      try {
        deliverEntries(INVOCATION, entries);
      } finally {
        inValuePreview = false;
      }
      return ids;
    },
    cancel(invocationIds) {
      traffic.cancellations += invocationIds.length;
      const entries = invocationIds.map((invocationId) => ({ invocationId }));
      deliverEntries(CANCELLATION, entries);
    },
  };
}

const NO_TRAFFIC = {
  invocationMessages: 0,
  invocations: 0,
  cancellations: 0,
  resultRequests: 0,
  resultCharacters: 0,
  largestRequestCharacters: 0,
  refusedRequests: 0,
};

// Numbers of the protocol, as the runtime's source compares them.
const REQUEST = 1;
const EVENT = 3;
const CUSTOM_FUNCTIONS = 1;
const INVOCATION = 1000;
const CANCELLATION = 1001;
const CANCELABLE = 1;
const STREAMING = 2;

const RESULT_ACTIONS: ReadonlySet<string> = new Set(["SetInvocationArrayResults", "SetInvocationResults"]);

const READY_ACTION = "_SetOsfControlContainerReadyForCustomFunctions";

interface RuntimeMessage {
  readonly id: number;
  readonly type: number;
  readonly message: { readonly body?: Query | string };
}

interface Query {
  readonly Actions?: readonly QueryAction[];
}

interface QueryAction {
  readonly Id: number;
  readonly Name: string;
  readonly ArgumentInfo?: { readonly Arguments?: readonly (readonly unknown[])[] };
}

const parseQuery = (body: string): Query => JSON.parse(body) as Query;

const resultsOf = (action: QueryAction): readonly unknown[] => action.ArgumentInfo?.Arguments?.[0] ?? [];

const flagsOf = (call: Invocation): number => (call.cancelable ? CANCELABLE : 0) | (call.stream ? STREAMING : 0);

const valueOf = (action: QueryAction, features: readonly number[]): unknown =>
  action.Name === "_GetEnabledFeatures" ? features : null;

const response = (request: RuntimeMessage, statusCode: number, body: unknown): unknown => ({
  id: request.id,
  type: REQUEST,
  flags: 0,
  message: { statusCode, headers: {}, body: JSON.stringify(body) },
});
