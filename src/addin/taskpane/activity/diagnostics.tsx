import { useState } from "preact/hooks";
import { activityTexts } from "../../../messages/activity-texts";
import { diagnosticsText } from "./diagnostics-text";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Icon } from "../parts/icon";
import { copyText } from "./copy-text";
import { CollapsedSection } from "../parts/section";
import { useChanges } from "../parts/use-changes";

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
