import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { JSDOM } from "jsdom";
import { installBridge, type Bridge, type BridgeWindow, type Traffic } from "../../workbook/bridge";
import type { WorkbookDocument } from "../../workbook/document";
import { type ExcelWindow, installExcel } from "../../workbook/excel/excel";
import type { FunctionMetadata, FunctionsMetadata } from "../../workbook/metadata";
import { environmentOf } from "../../workbook/office/environment";
import { installOffice } from "../../workbook/office/office";
import type { InvocationResult, Outcome } from "../../workbook/outcome";
import { markValuePreview, type CustomFunctionsWindow } from "../../workbook/value-preview";
import { giveBrowserApis } from "./browser-apis";
import { addCounts, type Counts } from "./counts";

/**
 * An add-in's bundle running behind Microsoft's custom-functions runtime, in Node and without a browser. The runtime holds
 * results for 50 ms and spaces its answers by 500 ms (200 ms here), so ask for many calls at once rather than one by one.
 */
export interface AddinHost {
  /** `args` as Excel sends them: scalars, rows of cells for a matrix, null for an omitted one. Missing ones at the end are omitted ones. */
  call(id: string, ...args: readonly unknown[]): Promise<Outcome>;
  /** All calls in one message, as one recalculation. Call.address defaults to A1, A2 ... of Sheet1. */
  callAll(calls: readonly Call[]): Promise<readonly Outcome[]>;
  /** As callAll, and the ids: what `cancel` takes. */
  start(calls: readonly Call[]): { readonly ids: readonly number[]; readonly outcomes: readonly Promise<Outcome>[] };
  /** With isInValuePreview set, as when part of a formula is selected in the formula bar. */
  preview(calls: readonly Call[]): Promise<readonly Outcome[]>;
  cancel(ids: readonly number[]): void;
  /** A press on a ribbon button; settles when Excel may unblock its ribbon. */
  runAction(id: string): Promise<void>;
  readonly traffic: Traffic;
  /** The add-in's global object: localStorage, Office, indexedDB ... */
  readonly window: AddinWindow;
  close(): void;
}

export interface Call {
  readonly id: string;
  readonly args: readonly unknown[];
  readonly address?: string;
}

export interface AddinOptions {
  /** Source text of the bundle, e.g. of dist/taskpane.js. */
  readonly script: string;
  readonly metadata: FunctionsMetadata;
  /** Replaces the network; the process's own fetch by default. */
  readonly fetch?: typeof fetch;
  readonly html?: string;
  /** What Excel.run works on; without it there is no Excel. */
  readonly document?: WorkbookDocument;
  /** Text of a script that the bundle loads later, by its file name. Without them there is no pane. */
  readonly file?: (name: string) => string | undefined;
  /** The query of the workbook page: "lang=ja-JP&sets=old". */
  readonly environment?: string;
  readonly refusesLargePayloads?: boolean;
  /** Runs in the add-in's window before its script: seed localStorage here. */
  readonly beforeScript?: (window: AddinWindow) => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever globals the bundle under test defines
export type AddinWindow = JSDOM["window"] & Record<string, any>;

export function openAddin(options: AddinOptions): AddinHost {
  const byId = new Map(options.metadata.functions.map((each) => [each.id.toUpperCase(), each]));
  const waiting = new Map<number, (outcome: Outcome) => void>();
  const settle = (results: readonly InvocationResult[]): void => {
    for (const { invocationId, outcome } of results) {
      waiting.get(invocationId)?.(outcome);
      waiting.delete(invocationId);
    }
  };
  const window = new JSDOM(options.html ?? BARE_PAGE, {
    url: ADDIN_URL,
    runScripts: "outside-only",
    pretendToBeVisual: true,
  }).window as AddinWindow;
  const release = giveBrowserApis(window, options.fetch ?? fetch);
  const bridge = installBridge(window as BridgeWindow, {
    onResults: settle,
    refusesLargePayloads: options.refusesLargePayloads,
    enabledFeatures: [1, 2],
  });
  if (options.file) loadFiles(window, options.file);
  const office = whileLoading(window, () => {
    runRuntime(window);
    const installed = installOffice(window, {
      environment: environmentOf(new URLSearchParams(options.environment)),
      pane: NO_PANE,
      documentSettings: new Map(),
    });
    markValuePreview(window as unknown as CustomFunctionsWindow, bridge);
    if (options.document) installExcel(window as ExcelWindow, options.document);
    options.beforeScript?.(window);
    window.eval(options.script);
    return installed;
  });

  const send = (calls: readonly Call[], inValuePreview: boolean): ReturnType<AddinHost["start"]> => {
    const ids = bridge.invoke(
      calls.map((call, index) => invocationOf(call, index, byId)),
      { inValuePreview },
    );
    return { ids, outcomes: ids.map((id) => new Promise<Outcome>((resolve) => waiting.set(id, resolve))) };
  };
  const host: AddinHost = {
    window,
    traffic: bridge.traffic,
    start: (calls) => send(calls, false),
    callAll: (calls) => Promise.all(send(calls, false).outcomes),
    preview: (calls) => Promise.all(send(calls, true).outcomes),
    call: async (id, ...args) => {
      const [outcome] = await host.callAll([{ id, args }]);
      if (!outcome) throw new Error("The runtime gave no outcome.");
      return outcome;
    },
    cancel: (ids) => bridge.cancel(ids),
    runAction: (id) => office.runAction(id),
    close: () => {
      addCounts(window["__coverage__"] as Counts | undefined);
      release();
      window.close();
    },
  };
  return host;
}

function invocationOf(
  call: Call,
  index: number,
  byId: ReadonlyMap<string, FunctionMetadata>,
): Parameters<Bridge["invoke"]>[0][number] {
  const metadata = byId.get(call.id.toUpperCase());
  if (!metadata) throw new Error(`functions.json has no function with the id ${call.id}.`);
  const omitted = Array<null>(Math.max(0, metadata.parameters.length - call.args.length)).fill(null);
  return {
    functionId: metadata.id,
    args: [...call.args, ...omitted],
    address: call.address ?? `Sheet1!A${String(index + 1)}`,
    cancelable: metadata.options?.cancelable,
    stream: metadata.options?.stream,
  };
}

/** The runtime starts when the document is complete, by asking Office.onReady: which must be ours by then. */
function whileLoading<T>(window: JSDOM["window"], run: () => T): T {
  Object.defineProperty(window.document, "readyState", { value: "loading", configurable: true });
  const result = run();
  Reflect.deleteProperty(window.document, "readyState");
  window.document.dispatchEvent(new window.Event("DOMContentLoaded", { bubbles: true }));
  return result;
}

/** jsdom fetches nothing: scripts that the bundle adds to the page are run from `file`, and its styles are taken as read. */
function loadFiles(window: AddinWindow, file: (name: string) => string | undefined): void {
  const { head } = window.document;
  const append = head.appendChild.bind(head);
  head.appendChild = (node) => {
    append(node);
    const tag = node as unknown as HTMLElement;
    const source = tag.getAttribute("src");
    const script = source === null ? "" : file(source.slice(source.lastIndexOf("/") + 1));
    if (script === undefined) return node;
    queueMicrotask(() => {
      window.eval(script);
      tag.dispatchEvent(new window.Event("load"));
    });
    return node;
  };
}

/** It refuses to run unless a script tag carries its name. */
function runRuntime(window: JSDOM["window"]): void {
  const tag = window.document.createElement("script");
  tag.setAttribute("src", RUNTIME_FILE);
  window.document.head.append(tag);
  window.eval(RUNTIME_SOURCE);
}

const ADDIN_URL = "https://addin.localhost/taskpane.html";
const BARE_PAGE = "<!doctype html><head></head><body></body>";
const NO_PANE = { visible: false, setVisible: () => undefined, onVisibilityChanged: () => () => undefined };
const RUNTIME_FILE = "custom-functions-runtime.js";
const RUNTIME_SOURCE = readFileSync(
  createRequire(__filename).resolve(`@microsoft/office-js/dist/${RUNTIME_FILE}`),
  "utf8",
);
