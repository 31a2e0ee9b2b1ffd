import { failureText } from "../../../messages/failures/message";
import type { PaneContext } from "../pane-context";

declare const VERSION: string;

/**
 * The facts for a problem report, as JSON. It is made of named values, never of whole objects, so it can't contain the
 * key, the URL of a request, or the content of a cell.
 */
export function diagnosticsText(context: PaneContext): string {
  const { settings, activity, usage, cache, runtime } = context;
  const { host, platform, version } = Office.context.diagnostics;
  return JSON.stringify(
    {
      addin: { version: VERSION, address: location.origin },
      office: {
        host,
        platform,
        version,
        displayLanguage: Office.context.displayLanguage,
        dataTypes: runtime.hasDataTypes,
      },
      browser: navigator.userAgent,
      settings: settings.settings,
      key: settings.keyHeldByServer ? "held by the server" : settings.key === null ? "none" : "present",
      language: context.language(),
      totals: activity.totals,
      requestsInProgress: activity.requestsUnderWay,
      storage: { state: activity.storageState, items: cache.parts.size },
      failedCells: usage
        .all()
        .filter(({ failures }) => failures.length > 0)
        .slice(0, mostCells)
        .map(({ address, failures }) => ({ address, failures: [...new Set(failures.map(({ code }) => code))] })),
      events: activity.events.slice(-mostEvents).map((event) => ({
        ...event,
        ...(event.kind === "failed" ? { failure: failureText(event.failure, "en") } : {}),
        at: new Date(event.atMs).toISOString(),
      })),
    },
    null,
    2,
  );
}

const mostCells = 100;
const mostEvents = 200;
