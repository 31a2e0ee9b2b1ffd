import { useState } from "preact/hooks";
import { type ExcelRefusal, refusalText } from "../../../messages/excel-refusal";
import { reportTexts } from "../../../messages/report-texts";
import type { SheetName } from "../../excel/bom-sheet";
import { excelRefusal } from "../../excel/excel-refusal";
import { goToCell } from "../../excel/go-to-cell";
import { Notice, Status } from "../parts/notice";
import { Section } from "../parts/section";
import { useLanguage, useTexts } from "../pane-context";

/** What can be done with a report of this sheet while the report is in view. */
export function ReportDesk({ bom }: { readonly bom: SheetName }) {
  const language = useLanguage();
  const text = useTexts(reportTexts);
  const [refusal, setRefusal] = useState<ExcelRefusal | null>(null);
  const goBack = (): void =>
    void goToCell(bom.id, "A1").then(
      () => setRefusal(null),
      (error: unknown) => setRefusal(excelRefusal(error)),
    );
  return (
    <Section title={text.heading(bom.name)}>
      <div class="buttons">
        <button onClick={goBack}>{text.backTo(bom.name)}</button>
      </div>
      <Status>{refusal !== null && <Notice kind="error">{refusalText(refusal, language)}</Notice>}</Status>
    </Section>
  );
}
