import { useState } from "preact/hooks";
import { compareTexts } from "../../../messages/compare-texts";
import { refusalText } from "../../../messages/excel-refusal";
import type { SheetComparison } from "../../check-bom/sheet-comparison";
import { useLanguage, useTexts } from "../pane-context";
import { Action } from "../parts/action";
import { Notice, Status } from "../parts/notice";
import { CollapsedSection } from "../parts/section";
import { LabelledSelect } from "../parts/select";
import { useId } from "../parts/use-id";
import { RunProgress } from "./run-progress";

/** Compares the sheet with an earlier revision on another sheet. */
export function CompareSheets({ comparison }: { readonly comparison: SheetComparison }) {
  const text = useTexts(compareTexts);
  const id = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { sheets, state, run, isBusy } = comparison;
  const chosen = sheets.find((sheet) => sheet.id === chosenId) ?? null;
  return (
    <CollapsedSection title={text.heading}>
      <LabelledSelect
        id={id}
        label={text.earlier}
        value={chosen?.id ?? null}
        options={[[null, sheets.length === 0 ? text.noOther : text.choose], ...sheets.map(optionOf)]}
        disabled={isBusy}
        onChange={setChosenId}
      />
      <Action
        label={text.compare}
        hint={text.hint}
        busy={isBusy}
        disabled={chosen === null}
        onPress={() => {
          if (chosen !== null) void comparison.compareWith(chosen);
        }}
      />
      {run !== null && <RunProgress run={run} />}
      <Status>
        <Outcome state={state} />
      </Status>
    </CollapsedSection>
  );
}

const optionOf = ({ id, name }: SheetComparison["sheets"][number]) => [id, name] as const;

function Outcome({ state }: Pick<SheetComparison, "state">) {
  const language = useLanguage();
  const text = useTexts(compareTexts);
  switch (state.kind) {
    case "none":
    case "running":
      return null;
    case "canceled":
      return <Notice kind="warning">{text.canceled}</Notice>;
    case "noBom":
      return <Notice kind="warning">{text.noBom(state.sheet)}</Notice>;
    case "refused":
      return <Notice kind="error">{refusalText(state.refusal, language)}</Notice>;
    case "compared":
      return (
        <>
          {state.isSame && <Notice kind="success">{text.noDifference}</Notice>}
          {state.unchecked > 0 && <Notice kind="warning">{text.withoutData(state.unchecked)}</Notice>}
        </>
      );
  }
}
