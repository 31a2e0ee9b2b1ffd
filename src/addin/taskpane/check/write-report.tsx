import { useState } from "preact/hooks";
import type { CheckedLines } from "../../../bom/check/checked-lines";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { reportTexts } from "../../../messages/report-texts";
import { systemClock } from "../../../product-data/base/clock";
import { Action } from "../parts/action";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import type { CheckedBom } from "./checked-bom";
import { reportOf } from "./report";
import { addReportSheet, workbookName, type WrittenReport } from "./report-sheet";
import { useLanguage, useTexts } from "../pane-context";

interface WriteReportProps {
  readonly bom: CheckedBom;
  readonly checked: CheckedLines;
  /** With the ID of its sheet. */
  readonly onWritten: (id: string) => void;
  readonly onTrouble: (error: unknown) => void;
}

type ReportState =
  | { readonly kind: "none" | "cancelled" }
  | { readonly kind: "writing"; readonly done: number; readonly run: AbortController }
  | { readonly kind: "written"; readonly report: WrittenReport };

export function WriteReport({ bom, checked, onWritten, onTrouble }: WriteReportProps) {
  const language = useLanguage();
  const text = useTexts(reportTexts);
  const [state, setState] = useState<ReportState>({ kind: "none" });
  const write = async (): Promise<void> => {
    const run = new AbortController();
    const onProgress = (done: number): void => setState({ kind: "writing", done, run });
    onProgress(0);
    try {
      await checked.settled();
      const report = await reportOf(checked.items, bom, await workbookName(), systemClock.now(), language);
      const written = await addReportSheet(text.sheetName, report, run.signal, onProgress);
      setState(written === null ? { kind: "cancelled" } : { kind: "written", report: written });
      if (written !== null) onWritten(written.id);
    } catch (error) {
      setState({ kind: "none" });
      onTrouble(error);
    }
  };
  return (
    <>
      <Action label={text.write} hint={text.hint} busy={state.kind === "writing"} onPress={() => void write()} />
      {state.kind === "writing" && (
        <Progress
          label={text.writing(state.done, checked.items.length)}
          done={state.done}
          total={checked.items.length}
          cancel={{ label: checkBomTexts[language].cancel, onClick: () => state.run.abort() }}
        />
      )}
      <Status>
        {state.kind === "written" && (
          <Notice kind="success">
            {text.written(state.report.name)}
            {!state.report.isFormatted && ` ${text.unformatted}`}
          </Notice>
        )}
        {state.kind === "cancelled" && <Notice kind="warning">{text.cancelled}</Notice>}
      </Status>
    </>
  );
}
