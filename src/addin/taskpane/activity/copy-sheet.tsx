import { useState } from "preact/hooks";
import { refusalText } from "../../../messages/excel-refusal";
import { refreshTexts } from "../../../messages/refresh-texts";
import { copyAsValues } from "../../excel/convert-to-values";
import { type Refused, refused } from "../../excel/excel-refusal";
import { useLanguage, useTexts } from "../pane-context";
import { Action } from "../parts/action";
import { Notice, Status } from "../parts/notice";
import { Section } from "../parts/section";

type CopyState = { readonly kind: "none" | "copying" } | { readonly kind: "copied"; readonly name: string } | Refused;

/** A copy of the sheet in view for people who don't have the add-in. */
export function ActivityCopySheet() {
  const language = useLanguage();
  const text = useTexts(refreshTexts);
  const [state, setState] = useState<CopyState>({ kind: "none" });
  const copy = (): void => {
    setState({ kind: "copying" });
    void copyAsValues()
      .then((name): CopyState => ({ kind: "copied", name }), refused)
      .then(setState);
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
