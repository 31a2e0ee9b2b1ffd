import type { WorkbookDocument } from "../document";
import { areaName } from "../a1";
import { workbookType } from "../excel/workbook";
import { objectOf } from "../rich-api/host-object";
import { RichApi } from "../rich-api/rich-api";
import type { Batch } from "../rich-api/wire";
import { appRuntimeServices } from "./app-runtime";
import { isSetSupported } from "./environment";
import type { HostContext } from "./host-context";
import { HostEvents } from "./host-events";
import { InvocationChannel, type ChannelOptions } from "./invocation-channel";
import { dispatch, eventType, hostEvent, messageCategory, status } from "./protocol";
import { RibbonCommands } from "./ribbon-commands";

/** Excel, as an add-in's page meets it: what Microsoft's unmodified Office.js asks, and what it hears. One for each load of the page. */
export class OfficeHost {
  readonly events = new HostEvents();
  readonly commands = new RibbonCommands(this.events);
  readonly functions: InvocationChannel;
  private readonly richApi: RichApi;
  private readonly refusesLargePayloads: boolean;
  private readonly stops: readonly (() => void)[];

  constructor(
    readonly context: HostContext,
    { document, onUnanswered, refusesLargePayloads = false, ...channel }: OfficeHostOptions,
  ) {
    const { environment, pane } = context;
    this.refusesLargePayloads = refusesLargePayloads;
    this.functions = new InvocationChannel(this.events, channel);
    this.richApi = new RichApi({
      root: objectOf(workbookType, document),
      services: { ...appRuntimeServices(pane), "Microsoft.ExcelServices.CustomFunctions": this.functions.service },
      isSetSupported: (set, version) => isSetSupported(environment, set, version),
      onUnanswered,
    });
    this.stops = [
      document.onSelectionChanged(() => this.tellSelection(document)),
      pane.onVisibilityChanged((visible) => this.tellVisibility(visible)),
    ];
  }

  /** Answers later, as a host in another process does: a status, and what it came to. */
  async execute(method: number, params: readonly unknown[]): Promise<readonly unknown[]> {
    await new Promise((resolve) => setTimeout(resolve));
    if (method === dispatch.richApi) return this.executeBatch((params[0] as readonly string[])[requestBody] ?? "");
    if (method !== dispatch.commandCompleted) return [status.notSupported];
    const [id, error] = params as readonly [string, number];
    this.commands.completed(id, error);
    return [successCode];
  }

  /** The page is gone. */
  close(): void {
    this.stops.forEach((stop) => stop());
  }

  private executeBatch(text: string): readonly unknown[] {
    const batch = JSON.parse(text) as Batch;
    const refused = this.refusesLargePayloads && text.length > payloadLimitCharacters;
    this.functions.count(batch, text.length, refused);
    if (refused) return [status.requestTooLarge];
    return [successCode, [httpOk, [], JSON.stringify(this.richApi.execute(batch))]];
  }

  private tellSelection(document: WorkbookDocument): void {
    const { sheetId, area } = document.selection();
    const content = { address: areaName(area), worksheetId: sheetId };
    const message = { category: messageCategory.event, type: eventType.worksheetSelectionChanged, content };
    this.events.raise(hostEvent.documentSelectionChanged, []);
    this.events.send([
      { ...message, target: "Workbook" },
      { ...message, target: sheetId },
    ]);
  }

  private tellVisibility(visible: boolean): void {
    const content = { visibility: visible ? "Visible" : "Hidden" };
    this.events.send([{ category: messageCategory.event, type: eventType.visibilityChanged, target: "", content }]);
  }
}

export interface OfficeHostOptions extends ChannelOptions {
  /** What Excel.run works on. */
  readonly document: WorkbookDocument;
  /** The add-in used a member of Excel's API that this host has no answer for. */
  readonly onUnanswered: (member: string) => void;
  /** Excel on the web refuses a request above 5 MB: true does so too. */
  readonly refusesLargePayloads?: boolean | undefined;
}

const successCode = 0;
const httpOk = 200;
/** Where the text of a request is in the array that carries it. */
const requestBody = 4;
const payloadLimitCharacters = 5 * 1024 * 1024;
