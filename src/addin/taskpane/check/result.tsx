import { typicalVoltages } from "../../../bom/check/voltage";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { useTexts } from "../pane-context";
import { LabelledSelect } from "../parts/select";
import { ChoiceOutcome } from "./choice-outcome";
import { CheckList } from "./list";
import type { CheckResultProps } from "./result-props";
import { replacementTexts } from "../../../messages/replacement-texts";
import { ownColumns } from "../../excel/bom-sheet";
import { columnLetters } from "../../excel/cell-name";
import { shownIn, titleRowOf, usedColumns } from "../../check-bom/sheet/checked-bom";

/** The result of one check: the list, and below it what the user can say about the whole BOM. */
export function CheckResult({ session, result }: CheckResultProps) {
  const columnsText = useTexts(bomColumnsTexts);
  const { all: verdicts, items } = result.verdicts;
  const withoutVoltage = result.lackingVoltage;
  if (verdicts.length === 0) return null;
  return (
    <>
      <ChoiceOutcome choices={session.choices} />
      <CheckList {...{ session, result }} />
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
      {items.some(
        ({ verdict: { replacement, chosen } }) =>
          chosen !== null || (replacement !== null && replacement.kind !== "failed"),
      ) && <ChoicesColumn {...{ session, result }} />}
    </>
  );
}

/** Where alternatives are entered. */
function ChoicesColumn({ session, result: { bom } }: CheckResultProps) {
  const text = useTexts(replacementTexts);
  const columnsText = useTexts(bomColumnsTexts);
  const { choices } = session;
  const { column } = choices;
  // With columns that were added since the check.
  const sheet = session.head?.sheet ?? bom.sheet;
  const free = sheet.column + sheet.columnCount;
  const titleRow = titleRowOf(bom);
  const columns = Array.from({ length: sheet.columnCount + 1 }, (_, at) => sheet.column + at).filter(
    (at) => at === free || at === column || ![...usedColumns(bom), ...ownColumns(sheet)].includes(at),
  );
  const titleOf = (at: number): string => (titleRow === null ? "" : shownIn({ sheet }, titleRow, at));
  return (
    <div class="check-choices">
      <LabelledSelect
        id={`check-choose-${sheet.id}`}
        label={text.alternativesColumn}
        value={column}
        options={columns.map((at) => [
          at,
          at === free ? text.freeColumn(columnLetters(at)) : columnsText.column(columnLetters(at), titleOf(at)),
        ])}
        onChange={(at) => void choices.selectColumn(at)}
      />
    </div>
  );
}
