import { useState } from "preact/hooks";
import { type ExcelRefusal, refusalText } from "../../../messages/excel-refusal";
import { refreshTexts } from "../../../messages/refresh-texts";
import { copyAsValues } from "../../excel/convert-to-values";
import { excelRefusal } from "../../excel/excel-refusal";
import { useLanguage, useTexts } from "../pane-context";
import { Action } from "../parts/action";
import { Notice, Status } from "../parts/notice";
import { Section } from "../parts/section";

type CopyState =
  | { readonly kind: "none" | "copying" }
  | { readonly kind: "copied"; readonly name: string }
  | { readonly kind: "refused"; readonly refusal: ExcelRefusal };

/** A copy of the sheet in view for people who don't have the add-in. */
export function ActivityCopySheet() {
  const language = useLanguage();
  const text = useTexts(refreshTexts);
  const [state, setState] = useState<CopyState>({ kind: "none" });
  const copy = (): void => {
    setState({ kind: "copying" });
    void copyAsValues().then(
      (name) => setState({ kind: "copied", name }),
      (error: unknown) => setState({ kind: "refused", refusal: excelRefusal(error) }),
    );
  };
  return (
    <Section title={text.share}>
      <Action label={text.copySheet} hint={text.copySheetHint} busy={state.kind === "copying"} onPress={copy} />
      <Status>
        {state.kind === "copied" && <Notice kind="success">{text.sheetCopied(state.name)}</Notice>}
        {state.kind === "refused" && <Notice kind="error">{refusalText(state.refusal, language)}</Notice>}
      </Status>
    </Section>
  );
}
