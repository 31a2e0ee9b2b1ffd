import type { Refresh, RefreshScope } from "../../upkeep/refresh";
import { refusalText } from "../../../messages/excel-refusal";
import { failureText } from "../../../messages/failures/message";
import { refreshTexts } from "../../../messages/activity/refresh-texts";
import { Changes } from "./changes";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { RunProgress } from "../parts/run-progress";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";

/** Refreshing a scope, with its progress and its result. */
export function ActivityRefresh() {
  const { refresh } = usePane();
  useChanges(refresh);
  const text = useTexts(refreshTexts);
  const { state, run } = refresh;
  return (
    <Section title={text.title}>
      <p class="hint">{text.hint}</p>
      <div class="buttons pairs" role="group" aria-label={text.title}>
        {scopes.map((scope) => (
          <button key={scope} disabled={run !== null} onClick={() => void refresh.start(scope)}>
            {text.scopes[scope]}
          </button>
        ))}
      </div>
      {run !== null && <RunProgress run={run} />}
      <Status>
        <RefreshNotice state={state} />
      </Status>
      {state.kind === "done" && <Changes changes={state.result.changes} />}
    </Section>
  );
}

const scopes: readonly RefreshScope[] = ["selection", "sheet", "workbook", "failures"];

function RefreshNotice({ state }: Pick<Refresh, "state">) {
  const language = useLanguage();
  const text = useTexts(refreshTexts);
  switch (state.kind) {
    case "none":
    case "running":
      return null;
    case "canceled":
      return <Notice kind="info">{text.canceled}</Notice>;
    case "failed":
      return <Notice kind="error">{text.failed(failureText(state.failure, language))}</Notice>;
    case "refused":
      return <Notice kind="error">{text.failed(refusalText(state.refusal, language))}</Notice>;
    case "done": {
      const { cells, changes, atMs, notCalled } = state.result;
      if (cells === 0) return <Notice kind="info">{text.noCells}</Notice>;
      const notice = changes.length === 0 ? text.unchanged(cells) : text.done(cells, changes.length);
      const time = new Date(atMs).toLocaleTimeString(language, { timeStyle: "short" });
      return (
        <>
          <Notice kind="success">
            {notice} <span class="hint">{time}</span>
          </Notice>
          {notCalled > 0 && <Notice kind="warning">{text.notCalled(notCalled)}</Notice>}
        </>
      );
    }
  }
}
