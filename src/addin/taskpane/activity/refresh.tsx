import type { RefreshScope, RefreshState } from "../../upkeep/refresh";
import { refusalText } from "../../../messages/excel-refusal";
import { failureText } from "../../../messages/failures/message";
import { refreshTexts } from "../../../messages/refresh-texts";
import { Changes } from "./changes";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";

/** Refreshing a scope, with its progress and its result. */
export function ActivityRefresh() {
  const { refresh } = usePane();
  useChanges(refresh.state);
  const text = useTexts(refreshTexts);
  const state = refresh.state.current;
  return (
    <Section title={text.title}>
      <p class="hint">{text.hint}</p>
      <div class="buttons pairs" role="group" aria-label={text.title}>
        {scopes.map((scope) => (
          <button key={scope} disabled={state.kind === "running"} onClick={() => void refresh.start(scope)}>
            {text.scopes[scope]}
          </button>
        ))}
      </div>
      {state.kind === "running" && (
        <Progress
          label={state.total === 0 ? text.looking : text.progress(state.done, state.total)}
          done={state.done}
          total={state.total === 0 ? null : state.total}
          cancel={{ label: text.cancel, onClick: () => refresh.cancel() }}
        />
      )}
      <Status>
        <RefreshNotice state={state} />
      </Status>
      {state.kind === "done" && <Changes changes={state.result.changes} />}
    </Section>
  );
}

const scopes: readonly RefreshScope[] = ["selection", "sheet", "workbook", "failures"];

function RefreshNotice({ state }: { readonly state: RefreshState }) {
  const language = useLanguage();
  const text = useTexts(refreshTexts);
  switch (state.kind) {
    case "idle":
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
            {notice} <span class="hint">{text.at(time)}</span>
          </Notice>
          {notCalled > 0 && <Notice kind="warning">{text.notCalled(notCalled)}</Notice>}
        </>
      );
    }
  }
}
