import { useState } from "preact/hooks";
import { type ExcelRefusal, refusalText } from "../../../messages/excel-refusal";
import { reportTexts } from "../../../messages/report-texts";
import type { SheetName } from "../../excel/bom-sheet";
import { convertToValues } from "../../excel/convert-to-values";
import { excelRefusal } from "../../excel/excel-refusal";
import { goToCell } from "../../excel/go-to-cell";
import { Action } from "../parts/action";
import { Notice, Status } from "../parts/notice";
import { Section } from "../parts/section";
import { useLanguage, useTexts } from "../pane-context";

type Outcome =
  | { readonly kind: "converted"; readonly formulas: number }
  | { readonly kind: "refused"; readonly refusal: ExcelRefusal };

/** What can be done with a report of this sheet while the report is in view. */
export function ReportDesk({ bom }: { readonly bom: SheetName }) {
  const language = useLanguage();
  const text = useTexts(reportTexts);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const failed = (error: unknown): void => setOutcome({ kind: "refused", refusal: excelRefusal(error) });
  const convert = async (): Promise<void> => {
    setBusy(true);
    setOutcome(null);
    const formulas = await convertToValues("sheet").finally(() => setBusy(false));
    setOutcome({ kind: "converted", formulas });
  };
  return (
    <Section title={text.heading(bom.name)}>
      <Action label={text.convert} hint={text.convertHint} busy={busy} onPress={() => void convert().catch(failed)}>
        <button onClick={() => void goToCell(bom.id, "A1").catch(failed)}>{text.backTo(bom.name)}</button>
      </Action>
      <Status>
        {outcome?.kind === "converted" && <Notice kind="success">{text.converted(outcome.formulas)}</Notice>}
        {outcome?.kind === "refused" && <Notice kind="error">{refusalText(outcome.refusal, language)}</Notice>}
      </Status>
    </Section>
  );
}
