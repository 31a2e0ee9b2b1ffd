import { useState } from "preact/hooks";
import { refusalText } from "../../../messages/excel-refusal";
import { reportTexts } from "../../../messages/report-texts";
import type { SheetName } from "../../excel/bom-sheet";
import { excelRefusal } from "../../excel/excel-refusal";
import { goToCell } from "../../excel/go-to-cell";
import { saveReport } from "../../check-bom/report/bom-report";
import type { ReportHead } from "../../check-bom/report/report-head";
import { Notice, Status } from "../parts/notice";
import { Section } from "../parts/section";
import { useLanguage, useTexts } from "../pane-context";

interface ReportViewProps {
  /** The report. */
  readonly sheet: SheetName;
  readonly head: ReportHead;
}

/** What can be done with a report while it is in view. */
export function ReportView({ sheet, head: { bom } }: ReportViewProps) {
  const language = useLanguage();
  const text = useTexts(reportTexts);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const follow = (work: Promise<Outcome | null>): void =>
    void work
      .catch((error: unknown) => ({ kind: "error", text: refusalText(excelRefusal(error), language) }) as const)
      .then(setOutcome);
  const save = async (): Promise<Outcome> => {
    const file = await saveReport(sheet.id);
    return file === null ? { kind: "error", text: text.noTable } : { kind: "success", text: text.saved(file) };
  };
  return (
    <Section title={text.heading(bom)}>
      <div class="buttons">
        <button class="primary" onClick={() => follow(save())}>
          {text.save}
        </button>
        <button onClick={() => follow(goToCell(bom, "A1").then(() => null))}>{text.backTo(bom)}</button>
      </div>
      <Status>{outcome !== null && <Notice kind={outcome.kind}>{outcome.text}</Notice>}</Status>
    </Section>
  );
}

interface Outcome {
  readonly kind: "success" | "error";
  readonly text: string;
}
