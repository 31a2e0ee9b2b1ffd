import { refusalText } from "../../../messages/excel-refusal";
import { reportTexts } from "../../../messages/report-texts";
import type { BomSession } from "../../check-bom/bom-session";
import { useLanguage, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { RunProgress } from "./run-progress";

/** What became of a report. */
export function ReportOutcome({ session }: { readonly session: BomSession }) {
  const language = useLanguage();
  const text = useTexts(reportTexts);
  const { state, run } = session.report;
  return (
    <>
      {run !== null && <RunProgress run={run} />}
      <Status>
        {state.kind === "written" && (
          <Notice kind="success">
            {text.written(state.report.name)}
            {!state.report.isFormatted && ` ${text.unformatted}`}
          </Notice>
        )}
        {state.kind === "canceled" && <Notice kind="warning">{text.canceled}</Notice>}
        {state.kind === "refused" && <Notice kind="error">{refusalText(state.refusal, language)}</Notice>}
      </Status>
    </>
  );
}
