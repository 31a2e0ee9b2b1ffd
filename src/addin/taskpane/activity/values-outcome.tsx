import { useState } from "preact/hooks";
import type { PartChange } from "../../../product-data/lookup/part-change";
import { addChangeSheet } from "../../excel/change-sheet";
import { excelRefusal } from "../../excel/excel-refusal";
import type { ValuesWork, WorkbookValues } from "../../upkeep/kept-values/workbook-values";
import { refusalText } from "../../../messages/excel-refusal";
import { failureText } from "../../../messages/failures/message";
import { isKeepFailure, keepFailureText, keptValuesTexts } from "../../../messages/kept-values-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { useLanguage, useTexts } from "../pane-context";
import { dateText } from "../../../messages/date-text";
import { Notice, Status } from "../parts/notice";
import { Changes } from "./changes";
import { changeCells } from "./change-cells";

/** The result of the last button press: a failure, or the changes since the values were kept. */
export function ValuesOutcome({ values }: { readonly values: WorkbookValues }) {
  const { work } = values;
  const changes = work.kind === "compared" ? work.today.changes : [];
  return (
    <>
      <Status>
        <OutcomeNotice work={work} isKept={values.values !== null} />
      </Status>
      {changes.length > 0 && <Changed changes={changes} values={values} />}
    </>
  );
}

interface OutcomeNoticeProps {
  readonly work: ValuesWork;
  readonly isKept: boolean;
}

function OutcomeNotice({ work, isKept }: OutcomeNoticeProps) {
  const language = useLanguage();
  const text = useTexts(keptValuesTexts);
  const failed = failedText(work, language);
  if (failed !== null)
    return (
      <Notice kind="error">
        {failed}
        {isKept && ` ${text.nothingChanged}`.slice(language === "en" ? 0 : 1)}
      </Notice>
    );
  if (work.kind !== "compared") return null;
  const date = dateText(work.atMs, language);
  const { length } = work.today.changes;
  return <Notice kind="success">{length === 0 ? text.unchanged(date) : text.changed(length, date)}</Notice>;
}

function failedText(work: ValuesWork, language: Language): string | null {
  if (work.kind === "refused") return refusalText(work.refusal, language);
  if (work.kind !== "failed") return null;
  const { failure } = work;
  return isKeepFailure(failure) ? keepFailureText(failure, language) : failureText(failure, language);
}

interface ChangedProps {
  readonly changes: readonly PartChange[];
  readonly values: WorkbookValues;
}

function Changed({ changes, values }: ChangedProps) {
  const language = useLanguage();
  const text = useTexts(keptValuesTexts);
  const [written, setWritten] = useState<{ readonly name: string } | { readonly error: unknown } | null>(null);
  const write = (): void =>
    void addChangeSheet(text.sheetName, changeCells(changes, language)).then(
      (name) => setWritten({ name }),
      (error: unknown) => setWritten({ error }),
    );
  return (
    <>
      <Changes changes={changes} />
      <div class="buttons">
        <button onClick={() => void values.takeToday()}>{text.takeToday}</button>
        <button onClick={write}>{text.writeSheet}</button>
      </div>
      <Status>
        {written !== null &&
          ("name" in written ? (
            <Notice kind="success">{text.sheetWritten(written.name)}</Notice>
          ) : (
            <Notice kind="error">{refusalText(excelRefusal(written.error), language)}</Notice>
          ))}
      </Status>
    </>
  );
}
