import { typicalVoltages } from "../../../bom/check/voltage";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { useTexts } from "../pane-context";
import { LabelledSelect } from "../parts/select";
import { ChoiceOutcome } from "./choice-outcome";
import { ChoicesColumn } from "./choices-column";
import { CheckList } from "./list";
import type { CheckResultProps } from "./result-props";

/** The result of one check: the list, and below it what the user can say about the whole BOM. */
export function CheckResult({ session, result }: CheckResultProps) {
  const columnsText = useTexts(bomColumnsTexts);
  const { all: verdicts, items } = result.verdicts;
  const withoutVoltage = result.lackingVoltage;
  if (verdicts.length === 0) return null;
  return (
    <>
      {withoutVoltage > 0 && (
        <LabelledSelect
          id={`volts-${session.sheet.id}`}
          label={columnsText.smallestVoltage(withoutVoltage)}
          value={session.volts}
          options={[
            [null, columnsText.noVoltage],
            ...typicalVoltages.map((each) => [each, columnsText.volts(each)] as const),
          ]}
          onChange={(volts) => session.setVolts(volts)}
        />
      )}
      <ChoiceOutcome choices={session.choices} />
      <CheckList {...{ session, result }} />
      {items.some(
        ({ verdict: { replacement, chosen } }) =>
          chosen !== null || (replacement !== null && replacement.kind !== "failed"),
      ) && <ChoicesColumn {...{ session, result }} />}
    </>
  );
}
