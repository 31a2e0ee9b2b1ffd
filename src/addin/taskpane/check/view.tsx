import { useEffect, useState } from "preact/hooks";
import { refusalText } from "../../../messages/excel-refusal";
import { BomSessions } from "../../check-bom/bom-sessions";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { useChanges } from "../parts/use-changes";
import { SheetView } from "./sheet-view";
import { reportTexts } from "../../../messages/check-bom/report-texts";
import type { SheetName } from "../../excel/bom-sheet";
import { excelRefusal } from "../../excel/excel-refusal";
import { goToCell } from "../../excel/go-to-cell";
import { dropsDownloads, type SaveOutcome, saveReport } from "../../check-bom/report/bom-report";
import { useId } from "../parts/use-id";
import "./check.css";

/**
 * Checks the BOM on the sheet in view: which parts are active, which are being discontinued, which are mistyped, and what
 * can replace them. Each sheet keeps its own result.
 */
export function CheckView() {
  const { view, runtime, recovery, requestedCheck } = usePane();
  const language = useLanguage();
  const [sessions] = useState(() => new BomSessions(runtime, () => recovery.whenBack()));
  useChanges(sessions);
  useChanges(requestedCheck);
  const isOpen = view.current === "check";
  // The ribbon's button and the tab look again, in case Excel didn't report that another sheet is in view.
  useEffect(() => {
    if (isOpen) void sessions.look();
  }, [isOpen, sessions]);
  const wanted = requestedCheck.current;
  useEffect(() => {
    if (!isOpen || wanted === null) return;
    requestedCheck.set(null);
    void sessions.run(wanted);
  }, [isOpen, wanted]);
  const { current, refusal } = sessions;
  const report = current === null ? null : sessions.reportIn(current.id);
  return (
    <>
      <Status>{refusal !== null && <Notice kind="error">{refusalText(refusal, language)}</Notice>}</Status>
      {current !== null && report !== null && <ReportView key={current.id} sheet={current} bom={report.bom} />}
      {sessions.seen.map((session) => (
        <SheetView
          key={session.sheet.id}
          session={session}
          isHidden={report !== null || session.sheet.id !== current?.id}
        />
      ))}
    </>
  );
}

/** What can be done with the report of a sheet while it is in view. */
function ReportView({ sheet, bom }: { readonly sheet: SheetName; readonly bom: string }) {
  const language = useLanguage();
  const text = useTexts(reportTexts);
  const id = useId();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const follow = (work: Promise<SaveOutcome | null>): void =>
    void work
      .catch((error: unknown) => ({ kind: "error", text: refusalText(excelRefusal(error), language) }) as const)
      .then(setOutcome);
  return (
    <section class="parts" aria-labelledby={id}>
      <header class="check-head">
        <h2 id={id} tabIndex={-1}>
          {text.heading(bom)}
        </h2>
      </header>
      <div class="body">
        <Status>{outcome !== null && <Notice kind={outcome.kind}>{outcome.text}</Notice>}</Status>
      </div>
      <div class="bottom">
        <div class="buttons">
          <button class="primary" onClick={() => follow(saveReport(sheet.id, text))}>
            {dropsDownloads() ? text.open : text.save}
          </button>
          <button onClick={() => follow(goToCell(bom, "A1").then(() => null))}>{text.backTo(bom)}</button>
        </div>
      </div>
    </section>
  );
}
