import { useState } from "preact/hooks";
import { activityTexts } from "../../../messages/activity/activity-texts";
import { useLanguage, usePane, useTexts, type PaneContext } from "../pane-context";
import { Icon } from "../parts/icon";
import { CollapsedSection } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import { failureText } from "../../../messages/failures/message";

/** Counts of requests and of cells since Excel was started, and a text for a problem report. */
export function ActivityDiagnostics() {
  const context = usePane();
  const { activity, usage } = context;
  useChanges(activity);
  // A cell whose value is stored makes no request, and so no activity event.
  useChanges(usage);
  const language = useLanguage();
  const text = useTexts(activityTexts);
  const [notice, setNotice] = useState("");
  const copy = async (): Promise<void> => {
    setNotice((await copyText(diagnosticsText(context))) ? text.copied : text.notCopied);
  };
  const { requests, failures, cells, cellsKnown } = activity.totals;
  const number = (value: number): string => value.toLocaleString(language);
  return (
    <CollapsedSection title={text.diagnostics}>
      <h3>{text.total}</h3>
      <dl>
        <dt>{text.requests}</dt>
        <dd>{number(requests)}</dd>
        <dt class="part-of">{text.failedRequests}</dt>
        <dd>{number(failures)}</dd>
        <dt>{text.cells}</dt>
        <dd>{number(cells)}</dd>
        <dt class="part-of">{text.cellsKnown}</dt>
        <dd>{number(cellsKnown)}</dd>
      </dl>
      <p class="hint">{text.diagnosticsHint}</p>
      <div class="buttons">
        <button onClick={() => void copy()}>
          <Icon name="copy" />
          {text.copyDiagnostics}
        </button>
        <span role="status">{notice}</span>
      </div>
    </CollapsedSection>
  );
}

declare const VERSION: string;

/**
 * The facts for a problem report, as JSON. It is made of named values, never of whole objects, so it can't contain the
 * key, the URL of a request, or the content of a cell.
 */
function diagnosticsText(context: PaneContext): string {
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
        dataTypes: runtime.abilities.hasDataTypes,
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
        .slice(0, maxCells)
        .map(({ address, failures }) => ({ address, failures: [...new Set(failures.map(({ code }) => code))] })),
      events: activity.events.slice(-maxEvents).map((event) => ({
        ...event,
        ...(event.kind === "failed" ? { failure: failureText(event.failure, "en") } : {}),
        at: new Date(event.atMs).toISOString(),
      })),
    },
    null,
    2,
  );
}

const maxCells = 100;
const maxEvents = 200;

/**
 * Copies a text to the clipboard, with the older method if the host doesn't allow the newer one. false: neither works.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "for-screen-readers";
  area.setAttribute("aria-hidden", "true");
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  // This is deprecated, but it is the only method in hosts whose frame has no clipboard permission.
  // oxlint-disable-next-line typescript/no-deprecated
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
