import { useEffect, useState } from "preact/hooks";
import { refusalText } from "../../../messages/excel-refusal";
import { useLanguage, usePane } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { useChanges } from "../parts/use-changes";
import { useFocusInView } from "../parts/use-focus-in-view";
import { ReportDesk } from "./report-desk";
import { SheetDesk } from "./sheet-desk";
import { SheetsInView } from "./sheets-in-view";
import "./check.css";

/**
 * Checks the BOM on the sheet in view: which parts are active, which are being discontinued, which are mistyped, and what
 * can replace them. Each sheet keeps its own result.
 */
export function CheckView() {
  const { view } = usePane();
  const language = useLanguage();
  const [sheets] = useState(() => new SheetsInView());
  useChanges(sheets);
  const isOpen = view.current === "check";
  // The ribbon's button and the tab look again, in case Excel didn't tell of a sheet.
  useEffect(() => {
    if (isOpen) void sheets.look();
  }, [isOpen, sheets]);
  const { current, refusal } = sheets;
  const reported = current === null ? null : sheets.reportedBy(current.id);
  const place = useFocusInView(isOpen && current !== null && `${current.id} ${String(reported !== null)}`);
  return (
    <div ref={place}>
      <Status>{refusal !== null && <Notice kind="error">{refusalText(refusal, language)}</Notice>}</Status>
      {current !== null && reported !== null && <ReportDesk key={current.id} bom={reported} />}
      {sheets.seen.map((sheet) => (
        <div key={sheet.id} hidden={sheet.id !== current?.id}>
          <SheetDesk {...{ sheets, sheet }} shown={sheet.id === current?.id} />
        </div>
      ))}
    </div>
  );
}
