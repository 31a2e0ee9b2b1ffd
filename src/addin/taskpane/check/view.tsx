import { useEffect, useState } from "preact/hooks";
import { refusalText } from "../../../messages/excel-refusal";
import { BomSessions } from "../../check-bom/bom-sessions";
import { useLanguage, usePane } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { useChanges } from "../parts/use-changes";
import { ReportView } from "./report-view";
import { SheetView } from "./sheet-view";
import "./check.css";

/**
 * Checks the BOM on the sheet in view: which parts are active, which are being discontinued, which are mistyped, and what
 * can replace them. Each sheet keeps its own result.
 */
export function CheckView() {
  const { view, runtime, recovery, wantedCheck } = usePane();
  const language = useLanguage();
  const [sessions] = useState(() => new BomSessions(runtime, () => recovery.whenBack()));
  useChanges(sessions);
  useChanges(wantedCheck);
  const isOpen = view.current === "check";
  // The ribbon's button and the tab look again, in case Excel didn't tell of a sheet.
  useEffect(() => {
    if (isOpen) void sessions.look();
  }, [isOpen, sessions]);
  const wanted = wantedCheck.current;
  useEffect(() => {
    if (!isOpen || wanted === null) return;
    wantedCheck.set(null);
    void sessions.run(wanted);
  }, [isOpen, wanted]);
  const { current, refusal } = sessions;
  const report = current === null ? null : sessions.reportIn(current.id);
  return (
    <>
      <Status>{refusal !== null && <Notice kind="error">{refusalText(refusal, language)}</Notice>}</Status>
      {current !== null && report !== null && <ReportView key={current.id} sheet={current} head={report} />}
      {sessions.seen.map((session) => (
        <div key={session.sheet.id} hidden={session.sheet.id !== current?.id}>
          <SheetView session={session} />
        </div>
      ))}
    </>
  );
}
