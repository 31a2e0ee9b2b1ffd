import { useState } from "preact/hooks";
import { type ExcelRefusal, refusalText } from "../../../messages/excel-refusal";
import { reportTexts } from "../../../messages/report-texts";
import type { SheetName } from "../../excel/bom-sheet";
import { excelRefusal } from "../../excel/excel-refusal";
import { goToCell } from "../../excel/go-to-cell";
import type { BomSession } from "../../upkeep/bom-session";
import { Notice, Status } from "../parts/notice";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import { useLanguage, useTexts } from "../pane-context";

interface ReportViewProps {
  /** The report. */
  readonly sheet: SheetName;
  /** Of the BOM that it is about. */
  readonly session: BomSession;
}

/** What can be done with a report while it is in view. */
export function ReportView({ sheet, session }: ReportViewProps) {
  const language = useLanguage();
  const text = useTexts(reportTexts);
  const [refusal, setRefusal] = useState<ExcelRefusal | null>(null);
  const { report, sheet: bom } = session;
  useChanges(report);
  const follow = (work: Promise<void>): void =>
    void work.then(
      () => setRefusal(null),
      (error: unknown) => setRefusal(excelRefusal(error)),
    );
  return (
    <Section title={text.heading(bom.name)}>
      <div class="buttons">
        <button class="primary" onClick={() => follow(report.save(sheet.id))}>
          {text.save}
        </button>
        <button onClick={() => follow(goToCell(bom.id, "A1"))}>{text.backTo(bom.name)}</button>
      </div>
      <Status>
        {refusal !== null && <Notice kind="error">{refusalText(refusal, language)}</Notice>}
        {report.savedAs !== null && <Notice kind="success">{text.saved(report.savedAs)}</Notice>}
      </Status>
    </Section>
  );
}
