import { randomUUID } from "node:crypto";
import { JSDOM, VirtualConsole } from "jsdom";
import type { WorkbookDocument } from "../../../demo/document";
import type { FunctionsMetadata } from "../../../demo/metadata";
import { addNewerMembers } from "../../../demo/newer-members";
import { environmentOf } from "../../../demo/office/environment";
import { type Invocation, invocationMessage, type Traffic } from "../../../demo/office/invocation-channel";
import { nativeEntry } from "../../../demo/office/native-entry";
import { OfficeHost } from "../../../demo/office/office-host";
import type { CellError, InvocationResult, Outcome } from "../../../demo/outcome";
import { markValuePreview } from "../../../demo/value-preview";
import { setUpWebView } from "../../../demo/web-view";
import { allowancesIn, type Allowances, wireArguments } from "../../../demo/wire-arguments";
import { shortenPauses } from "../hurried-clock";
import { MemoryDocument } from "../memory-document";
import { AddinFiles, LostFile, officeJsUrl } from "./addin-files";
import type { AddinWindow } from "./addin-window";
import { giveBrowserApis } from "./browser-apis";

/**
 * An add-in's bundle running on Microsoft's own Office.js in Node, without a browser. The runtime holds results for 50
 * ms (5 ms here) and sends its responses every 200 ms (20 ms here).
 */
export interface AddinHost {
  /**
   * `args` in Excel's form: scalars, rows of cells for a matrix, null for an omitted argument; `{ error: "#N/A" }` and
   * data types as in cells. Missing ones at the end are omitted arguments.
   */
  call(id: string, ...args: readonly unknown[]): Promise<Outcome>;
  /** All calls in one message, as in one recalculation. Call.address defaults to A1, A2 ... of Sheet1. */
  callAll(calls: readonly Call[]): Promise<readonly Outcome[]>;
  /** Starts calls as callAll does, and returns the ids that `cancel` takes. */
  start(calls: readonly Call[]): { readonly ids: readonly number[]; readonly outcomes: readonly Promise<Outcome>[] };
  /** Calls with isInValuePreview set, as when part of a formula is selected in the formula bar. */
  preview(calls: readonly Call[]): Promise<readonly Outcome[]>;
  cancel(ids: readonly number[]): void;
  /** Presses a ribbon button; settles when Excel may unlock its ribbon. */
  runAction(id: string): Promise<void>;
  readonly traffic: Traffic;
  /** How often Ctrl+Z would have to be pressed to take back everything. */
  undoRecords(): number;
  /** Resolves when Office.js is ready and the functions are associated. Calls and presses wait for it. */
  readonly ready: Promise<void>;
  /** The add-in's global object: localStorage, Office, indexedDB ... */
  readonly window: AddinWindow;
  close(): void;
}

export interface Call {
  readonly id: string;
  readonly args: readonly unknown[];
  readonly address?: string;
}

interface AddinOptions {
  /** Source text of the bundle, such as dist/taskpane.js. */
  readonly script: string;
  readonly metadata: FunctionsMetadata;
  /** Replaces the network; by default the process's own fetch. */
  readonly fetch?: typeof fetch;
  /** Markup of the page's body. */
  readonly body?: string;
  /** The workbook that Excel.run changes; by default an empty one. */
  readonly document?: WorkbookDocument;
  /**
   * Text of a script that the bundle loads later, by its file name; null: it can't be loaded. Without them there is no
   * pane.
   */
  readonly file?: (name: string) => string | null | undefined;
  /** The query of the workbook page: "lang=ja-JP&sets=old". */
  readonly environment?: string;
  /** BroadcastChannels reach the windows with the same text. @default no other window */
  readonly channels?: string | null;
  /** Runs in the add-in's window before its script, for example to set localStorage. */
  readonly beforeScript?: (window: AddinWindow) => void;
}

export function openAddin(options: AddinOptions): AddinHost {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  const settle = (results: readonly InvocationResult[]): void => {
    for (const { invocationId, outcome } of results) {
      waiting.get(invocationId)?.(outcome);
      waiting.delete(invocationId);
    }
  };
  let lastId = 0;
  const unanswered: string[] = [];
  const environment = environmentOf(new URLSearchParams(options.environment));
  const allows = allowancesIn(environment, options.metadata);
  const office = new OfficeHost(
    { environment, pane: noPane, documentSettings: new Map() },
    {
      document: options.document ?? new MemoryDocument(),
      onResults: settle,
      onUnanswered: (member) => unanswered.push(member),
    },
  );
  let release = (): void => undefined;
  const { window } = new JSDOM(page(options.body ?? ""), {
    url: addinUrl,
    runScripts: "dangerously",
    resources: new AddinFiles((name) => (name === pageScript ? options.script : options.file?.(name))),
    pretendToBeVisual: true,
    virtualConsole: ownConsole(),
    beforeParse: (inner) => {
      release = giveBrowserApis(inner, options.fetch ?? fetch, options.channels ?? randomUUID());
      Object.defineProperty(inner, "external", { value: nativeEntry(office, () => addNewerMembers(inner)) });
      markValuePreview(inner, () => office.functions.inValuePreview);
      // TypeScript's own type of windows has members that jsdom's lacks.
      setUpWebView(inner as unknown as Window, office.context);
      const { setTimeout: timeout } = inner;
      options.beforeScript?.(inner as AddinWindow);
      if (inner.setTimeout === timeout) shortenPauses(inner as AddinWindow);
    },
  }) as { readonly window: AddinWindow };
  const { functions } = office;

  const send = (calls: readonly Call[], inValuePreview: boolean): ReturnType<AddinHost["start"]> => {
    const started = calls.map((call, index) => {
      const made = invocationOf(call, index, options.metadata, allows);
      if ("error" in made) return { id: notCalled, sent: [], outcome: Promise.resolve<Outcome>(made) };
      const id = ++lastId;
      const outcome = new Promise<Outcome>((resolve) => waiting.set(id, resolve));
      return { id, sent: [invocationMessage(id, made)], outcome };
    });
    const messages = started.flatMap(({ sent }) => sent);
    functions.invoke(messages, { inValuePreview });
    return { ids: started.map(({ id }) => id), outcomes: started.map(({ outcome }) => outcome) };
  };
  const host: AddinHost = {
    window,
    traffic: functions.traffic,
    undoRecords: () => office.undoRecords.count,
    ready: functions.ready,
    start: (calls) => send(calls, false),
    callAll: (calls) => Promise.all(send(calls, false).outcomes),
    preview: (calls) => Promise.all(send(calls, true).outcomes),
    call: async (id, ...args) => {
      const [outcome] = await host.callAll([{ id, args }]);
      if (!outcome) throw new Error("The runtime gave no outcome.");
      return outcome;
    },
    cancel: (ids) => functions.cancel(ids),
    runAction: (id) => office.commands.press(id, id),
    close: () => {
      office.close();
      release();
      window.close();
      if (unanswered.length > 0)
        throw new Error(
          `The add-in used ${unanswered.join(", ")}, which this host doesn't support. Add it to demo/excel.`,
        );
    },
  };
  return host;
}

/** The process's, without the errors that a test causes. */
function ownConsole(): VirtualConsole {
  const own = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
  return own.on("jsdomError", (error: Error & { readonly detail?: unknown }) => {
    if (!(error.detail instanceof LostFile)) console.error(error.stack, error.detail);
  });
}

/** The call that Excel makes, or the error in its arguments that prevents the call. */
function invocationOf(
  call: Call,
  index: number,
  functionsMetadata: FunctionsMetadata,
  allows: Allowances,
): Invocation | CellError {
  const metadata = functionsMetadata.functions.find(({ id }) => id === call.id.toUpperCase());
  if (!metadata) throw new Error(`functions.json has no function with the id ${call.id}.`);
  const omitted = Array<null>(Math.max(0, metadata.parameters.length - call.args.length)).fill(null);
  const wired = wireArguments([...call.args, ...omitted], metadata.parameters, allows);
  if ("error" in wired) return wired;
  return {
    functionId: metadata.id,
    ...wired,
    address: call.address ?? `Sheet1!A${String(index + 1)}`,
    cancelable: metadata.options?.cancelable,
    stream: metadata.options?.stream,
  };
}

/** The page that `npm run build` writes: Office.js first, and the bundle when the page is complete. */
const page = (body: string): string =>
  `<!doctype html><head><script src="${officeJsUrl}office.js"></script><script defer src="${pageScript}"></script></head><body>${body}</body>`;

const pageScript = "taskpane.js";
/** No call has this id: a call with an error in its arguments has none. */
const notCalled = -1;

const addinUrl = "https://addin.localhost/taskpane.html";
const noPane = { visible: false, setVisible: () => undefined, onVisibilityChanged: () => () => undefined };
