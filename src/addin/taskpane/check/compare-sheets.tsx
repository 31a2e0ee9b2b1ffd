import { useState } from "preact/hooks";
import { changeTexts } from "../../../messages/check-bom/change-texts";
import type { SheetComparison } from "../../check-bom/sheet-comparison";
import { useTexts } from "../pane-context";
import { Notice } from "../parts/notice";
import { Panel } from "../parts/panel";
import { LabelledSelect } from "../parts/select";
import { useId } from "../parts/use-id";

interface CompareSheetsProps {
  readonly comparison: SheetComparison;
  readonly onClose: () => void;
}

/** Compares the sheet with an earlier revision on another sheet. */
export function CompareSheets({ comparison, onClose }: CompareSheetsProps) {
  const text = useTexts(changeTexts);
  const id = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { sheets, isBusy } = comparison;
  const chosen = sheets.find((sheet) => sheet.id === chosenId) ?? null;
  const compare = (): void => {
    if (chosen !== null) void comparison.compareWith(chosen);
    onClose();
  };
  return (
    <Panel
      title={text.heading}
      action={{ label: text.compare, isOff: isBusy || chosen === null, onPress: compare }}
      onClose={onClose}
    >
      <LabelledSelect
        id={id}
        label={text.earlier}
        hint={text.hint}
        value={chosen?.id ?? null}
        options={[
          [null, sheets.length === 0 ? text.noOther : text.choose],
          ...sheets.map((sheet) => [sheet.id, sheet.name] as const),
        ]}
        onChange={setChosenId}
      />
    </Panel>
  );
}

export function ComparisonOutcome({ state }: Pick<SheetComparison, "state">) {
  const text = useTexts(changeTexts);
  return (
    <>
      {state.kind === "canceled" && <Notice kind="warning">{text.canceled}</Notice>}
      {state.kind === "noBom" && <Notice kind="warning">{text.noBom(state.sheet)}</Notice>}
      {state.kind === "compared" && state.isSame && <Notice kind="success">{text.noDifference}</Notice>}
      {state.kind === "compared" && state.unchecked > 0 && (
        <Notice kind="warning">{text.withoutData(state.unchecked)}</Notice>
      )}
    </>
  );
}
