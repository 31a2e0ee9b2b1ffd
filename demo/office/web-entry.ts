import type { HostContext } from "./host-context";
import type { OfficeHost } from "./office-host";
import { dispatch, hostEvent, runtimes } from "./protocol";

/**
 * The host's side of the protocol between Excel on the web and an add-in's frame. It uses messages between windows; the
 * native entry uses calls. Office.js uses it over https only. There is no theme, and the host is notified of keys that
 * leave the pane.
 */
export interface WebEntry {
  /** The URL of the add-in's page, with the parameters by which Office.js finds its host. */
  readonly url: string;
  /** The messages of the frame: AgaveHostAction, such as 13 for Tab on the last element and 15 for Escape. */
  readonly notifications: readonly number[];
  close(): void;
}

/** `onContext`: one of Microsoft's scripts detects its host by it. */
export function openWebEntry(
  host: OfficeHost,
  {
    frame,
    page,
    onContext,
  }: { readonly frame: HTMLIFrameElement; readonly page: string; readonly onContext: () => void },
): WebEntry {
  const notifications: number[] = [];

  const receive = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || typeof data !== "string" || !data.startsWith("{")) return;
    const request = JSON.parse(data) as Request;
    if (request._messageType !== messageType.request) return;
    const tell = (type: number, content: unknown): void => {
      const response = { ...request, _messageType: messageType.response, _origin: location.origin };
      const text = JSON.stringify({ ...response, _errorCode: 0, _responseType: type, _data: content });
      frame.contentWindow?.postMessage(text, location.origin);
    };
    const answer = (content: unknown): void => tell(responseType.answer, content);
    const { _actionType: action, _actionName: name, _data: content } = request;
    if (action === actionType.register)
      host.events.register(
        content.eventDispId,
        (event, payload) =>
          tell(responseType.event, event === hostEvent.richApiMessage ? { ArrayData: payload } : payload),
        () => answer({ Error: 0 }),
      );
    else if (action === actionType.unregister) host.events.unregister(content.eventDispId, () => answer({ Error: 0 }));
    else if (name === "ContextActivationManager_getAppContextAsync") {
      onContext();
      answer(webContext(host.context));
    } else if (name === "executeMethod") {
      const method = content.DdaMethod.DispatchId;
      const { ArrayData: batch, DdaSettingsMethod: settings } = content;
      const params = method === dispatch.richApi ? [batch] : (settings?.Properties ?? [content[0], content[1]]);
      void host
        .execute(method, params)
        .then(([error, result]) => answer({ Version: 1, Error: error, Data: result ?? null }));
    } else {
      if (name === "ContextActivationManager_notifyHost") notifications.push(Number(content[1]));
      answer(null);
    }
  };

  window.addEventListener("message", receive);
  const { displayLanguage } = host.context.environment;
  const hostInfo = `Excel$Web$16.00$${displayLanguage}$$$disableLogging$${runtimes}`;
  const conversation = ["conversation1", "addin1", location.origin].join("|");
  return {
    url: `${page}?_host_Info=${encodeURIComponent(hostInfo)}#&_serializer_version=1&_xdm_Info=${conversation}`,
    notifications,
    close: () => window.removeEventListener("message", receive),
  };
}

/** The values that the native entry returns by getters, but no theme. */
function webContext({ environment, pane, documentSettings }: HostContext): object {
  return {
    _appInstanceId: "1",
    _appMinorVersion: 0,
    _appName: excelWebApp,
    _appUILocale: environment.displayLanguage,
    _appVersion: 16,
    _clientMode: 0,
    _correlationId: "",
    _dataLocale: environment.displayLanguage,
    _docUrl: "",
    _eToken: "",
    _hostFullVersion: "16.0.0.0",
    _id: "addin1",
    _initialDisplayMode: pane.visible ? 2 : 1,
    _osfControlType: 1,
    _reason: 2,
    _requirementMatrix: JSON.stringify(environment.sets),
    _settings: [...documentSettings],
  };
}

interface Request {
  readonly _messageType: number;
  readonly _actionType: number;
  readonly _actionName: string;
  readonly _data: {
    readonly [index: number]: unknown;
    readonly eventDispId: number;
    readonly DdaMethod: { readonly DispatchId: number };
    readonly ArrayData: readonly unknown[];
    /** Names and values, as JSON. */
    readonly DdaSettingsMethod?: { readonly Properties: readonly (readonly [string, string])[] };
  };
}

const messageType = { request: 0, response: 1 } as const;
const actionType = { invoke: 0, register: 1, unregister: 2 } as const;
const responseType = { answer: 0, event: 1 } as const;
const excelWebApp = 16;
