import { ActivityDiagnostics } from "./diagnostics";
import { ActivityErrors } from "./errors";
import { ActivityRefresh } from "./refresh";
import { useState } from "preact/hooks";
import { refreshTexts } from "../../../messages/activity/refresh-texts";
import { type Copied, copyAsValues } from "../../excel/convert-to-values";
import { type Refused, refusedBy } from "../../excel/excel-refusal";
import { useLanguage, useTexts, usePane } from "../pane-context";
import { Notice, RefusalNotice, Status } from "../parts/notice";
import { Section, CollapsedSection } from "../parts/section";
import { activityTexts } from "../../../messages/activity/activity-texts";
import { Icon } from "../parts/icon";
import { useChanges } from "../parts/use-changes";
import { timeText } from "../../../messages/grammar/date-text";
import { Progress } from "../parts/progress";

/** Errors, refreshing, and requests in progress; stored data and diagnostics are collapsed. */
export function ActivityView() {
  return (
    <>
      <ActivityErrors />
      <ActivityRefresh />
      <ActivityNow />
      <ActivityCopySheet />
      <ActivityMemory />
      <ActivityDiagnostics />
    </>
  );
}

type CopyState = { readonly kind: "none" | "copying" } | ({ readonly kind: "copied" } & Copied) | Refused;

/** A copy of the sheet in view for people who don't have the add-in. */
function ActivityCopySheet() {
  const text = useTexts(refreshTexts);
  const { usage } = usePane();
  const [state, setState] = useState<CopyState>({ kind: "none" });
  const copy = (): void => {
    setState({ kind: "copying" });
    void copyAsValues(usage.isWaiting)
      .then((copied): CopyState => ({ kind: "copied", ...copied }), refusedBy)
      .then(setState);
  };
  return (
    <Section title={text.share}>
      <div class="buttons">
        <button aria-describedby="copy-hint" disabled={state.kind === "copying"} onClick={copy}>
          {text.copySheet}
        </button>
      </div>
      <p id="copy-hint" class="hint">
        {text.copySheetHint}
      </p>
      <Status>
        {state.kind === "copied" && <Notice kind="success">{text.sheetCopied(state.name)}</Notice>}
        {state.kind === "copied" && state.waiting > 0 && (
          <Notice kind="warning">{text.waitingKept(state.waiting)}</Notice>
        )}
        <RefusalNotice state={state} />
      </Status>
    </Section>
  );
}

/**
 * How much is stored, whether it is kept when Excel is closed, and a button that clears it. The section is open when
 * there is a warning.
 */
function ActivityMemory() {
  const { activity, cache } = usePane();
  useChanges(activity);
  const [cleared, setCleared] = useState(false);
  const text = useTexts(activityTexts);
  const { storageState } = activity;
  return (
    <CollapsedSection title={text.memory} open={storageState !== "stored"}>
      <p>{text.partsKnown(cache.parts.size)}</p>
      {storageState === "stored" ? (
        <p class="hint">{text.storage.stored}</p>
      ) : (
        <Notice kind="warning">{text.storage[storageState]}</Notice>
      )}
      <div class="buttons">
        <button
          disabled={cache.parts.size === 0 && storageState === "stored"}
          onClick={() => void cache.clear().then(() => setCleared(true))}
        >
          <Icon name="delete" />
          {text.clear}
        </button>
      </div>
      <Status>{cleared && cache.parts.size === 0 && <Notice kind="success">{text.cleared}</Notice>}</Status>
    </CollapsedSection>
  );
}

/** Requests in progress, and how long the rate limit delays them. */
function ActivityNow() {
  const language = useLanguage();
  const { activity } = usePane();
  useChanges(activity);
  const text = useTexts(activityTexts);
  const nowMs = Date.now();
  // An event in the future is from before the clock was set back.
  const waits = activity.events.flatMap((event) => (event.kind === "waiting" && event.atMs <= nowMs ? [event] : []));
  const waitsUntilMs = Math.max(0, ...waits.map(({ untilMs }) => untilMs));
  return (
    <Section title={text.now}>
      {activity.requestsUnderWay > 0 ? (
        <Progress label={text.underWay(activity.requestsUnderWay)} done={0} total={null} />
      ) : (
        <p class="hint">{text.idle}</p>
      )}
      <Status>
        {waitsUntilMs > nowMs && <Notice kind="warning">{text.waiting(timeText(waitsUntilMs, language))}</Notice>}
      </Status>
    </Section>
  );
}
