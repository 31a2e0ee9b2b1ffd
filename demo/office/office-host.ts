import { areaName } from "../a1";
import type { WorkbookDocument } from "../document";
import { hostTypes } from "../excel/host-types";
import { objectOf } from "../excel/targets";
import type { InvocationResult } from "../outcome";
import { RichApi } from "../rich-api/rich-api";
import type { Batch, BatchResult } from "../rich-api/wire";
import { appRuntimeServices, appRuntimeTypes } from "./app-runtime";
import { isSetSupported } from "./environment";
import type { HostContext } from "./host-context";
import { HostEvents } from "./host-events";
import { customFunctionsType, InvocationChannel } from "./invocation-channel";
import { delayForCellEdit, dispatch, eventType, hostEvent, messageCategory, status } from "./protocol";
import { RibbonCommands } from "./ribbon-commands";
import { UndoRecords } from "./undo-records";

/**
 * Excel, as seen by an add-in's page: what Microsoft's unmodified Office.js requests and receives. One for each load of
 * the page.
 */
export class OfficeHost {
  readonly events = new HostEvents();
  readonly commands = new RibbonCommands(this.events);
  readonly functions: InvocationChannel;
  readonly undoRecords: UndoRecords;
  /** The page is gone: it gets no response any more. */
  isClosed = false;
  private readonly richApi: RichApi;
  private readonly document: WorkbookDocument;
  private readonly stops: readonly (() => void)[];
  /** Requests without a response. */
  private waiting = 0;

  constructor(
    readonly context: HostContext,
    { document, onUnanswered, onResults }: OfficeHostOptions,
  ) {
    const { environment, pane } = context;
    this.document = document;
    this.undoRecords = new UndoRecords(environment);
    this.functions = new InvocationChannel(this.events, onResults, environment.hasDataTypes);
    this.richApi = new RichApi({
      root: objectOf("Workbook", document),
      types: { ...hostTypes, ...appRuntimeTypes, CustomFunctions: customFunctionsType },
      services: { ...appRuntimeServices(pane), "Microsoft.ExcelServices.CustomFunctions": this.functions.service },
      isSupported: (version) => isSetSupported(environment, "ExcelApi", version),
      hasDataTypes: environment.hasDataTypes,
      onUnanswered,
    });
    this.stops = [
      document.onSelectionChanged(() => this.tellSelection()),
      document.onActivated((worksheetId) => this.tellWorksheet(eventType.worksheetActivated, { worksheetId })),
      document.onEdited((worksheetId, area) => {
        const content = { worksheetId, address: areaName(area), changeType: "RangeEdited", source: "Local" };
        this.tellWorksheet(eventType.worksheetChanged, content);
      }),
      pane.onVisibilityChanged((visible) => this.tellVisibility(visible)),
    ];
  }

  /** Responds later, as a host in another process does, with a status and a result. */
  async execute(method: number, params: readonly unknown[]): Promise<readonly unknown[]> {
    await new Promise((resolve) => setTimeout(resolve));
    if (method === dispatch.richApi) return this.executeBatch(params[0] as readonly unknown[]);
    if (method === dispatch.saveSettings) {
      this.context.documentSettings.clear();
      for (const [name, text] of params as readonly [string, string][]) this.context.documentSettings.set(name, text);
      return [successCode];
    }
    if (method !== dispatch.commandCompleted) return [status.notSupported];
    const [id, error] = params as readonly [string, number];
    this.commands.completed(id, error);
    return [successCode];
  }

  /** The page is gone. */
  close(): void {
    this.isClosed = true;
    this.stops.forEach((stop) => stop());
  }

  private async executeBatch(request: readonly unknown[]): Promise<readonly unknown[]> {
    if (this.waiting >= maxWaiting) return [status.tooManyRequests];
    this.waiting += 1;
    return this.answer(request).finally(() => (this.waiting -= 1));
  }

  private async answer(request: readonly unknown[]): Promise<readonly unknown[]> {
    const text = request[requestBody] as string;
    const batch = JSON.parse(text) as Batch;
    const isLimited = isSetSupported(this.context.environment, "CustomFunctions", "1.9");
    const refused = isLimited && text.length > payloadLimitCharacters;
    this.functions.count(batch, text.length, refused);
    if (refused) return [status.requestTooLarge];
    const flags = request[requestFlags] as number;
    const mayWait = (flags & delayForCellEdit) !== 0;
    if (mayWait) await this.document.editing();
    else if (this.document.editing() !== null) return [status.cellIsEdited];
    if (batch.Actions.some(({ Name }) => Name === setPaneState)) await this.paneMayChange();
    const refusal = this.undoRecords.refuses(batch, flags) ? undoNotSupported : null;
    const result = JSON.stringify(refusal ?? (await this.run(batch, flags)));
    if (result.length > payloadLimitCharacters) return [status.responseTooLarge];
    return [successCode, [httpOk, [], result]];
  }

  /** Runs one batch after the other, and each as a whole. */
  private run(batch: Batch, flags: number): Promise<BatchResult> {
    return this.document.exclusive.run(async () => {
      const record = this.undoRecords.add(batch, flags);
      this.events.hold();
      try {
        const work = (): Promise<BatchResult> => this.richApi.execute(batch);
        return await (record === null ? work() : this.document.asOneStep(record === "with the last", work));
      } finally {
        this.document.state.changed();
        this.events.release();
      }
    });
  }

  /** Excel for Windows shows the pane only when the handlers of its ribbon have completed; some hosts never respond. */
  private paneMayChange(): Promise<void> {
    if (!this.context.environment.answersShowAsTaskpane) return new Promise(() => undefined);
    return this.commands.settled();
  }

  private tellSelection(): void {
    const { sheetId, area } = this.document.selection();
    const content = { address: areaName(area), worksheetId: sheetId };
    this.events.raise(hostEvent.documentSelectionChanged, []);
    this.tellWorksheet(eventType.worksheetSelectionChanged, content);
  }

  /** An event of a worksheet reaches the handlers of the sheet and those of the workbook. */
  private tellWorksheet(type: number, content: { readonly worksheetId: string }): void {
    const message = { category: messageCategory.event, type, content: JSON.stringify(content) };
    this.events.send([
      { ...message, target: "Workbook" },
      { ...message, target: content.worksheetId },
    ]);
  }

  private tellVisibility(visible: boolean): void {
    const content = JSON.stringify({ visibility: visible ? "Visible" : "Hidden" });
    this.events.send([{ category: messageCategory.event, type: eventType.visibilityChanged, target: "", content }]);
  }
}

export interface OfficeHostOptions {
  /** The workbook that Excel.run changes. */
  readonly document: WorkbookDocument;
  /** The add-in used a member of Excel's API that this host doesn't support. */
  readonly onUnanswered: (member: string) => void;
  readonly onResults: (results: readonly InvocationResult[]) => void;
}

const undoNotSupported: BatchResult = {
  Error: {
    Code: "UndoNotSupported",
    Message: "Undo isn't supported for this operation.",
    ...{ Location: "", ActionIndex: 0, HttpStatusCode: 400 },
  },
  Results: [],
  TraceIds: [],
};
const setPaneState = "SetAppRuntimeState";
const successCode = 0;
const httpOk = 200;
/** The positions of a request's text and flags in the array that contains it. */
const requestBody = 4;
const requestFlags = 6;
/** Some fail when there are about 200 syncs at the same time (office-js #2874). */
const maxWaiting = 200;
/**
 * The limit of Excel on the web, in both directions; no desktop has it (office-js-docs-pr #5333). Here all have it, but
 * for requests of perpetual licenses: their runtime repeats one that was refused, whole, for a minute.
 */
const payloadLimitCharacters = 5 * 1024 * 1024;
