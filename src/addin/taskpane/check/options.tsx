import { typicalVoltages } from "../../../bom/check/voltage";
import { bomColumnsTexts } from "../../../messages/check-bom/bom-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { dateText } from "../../../messages/grammar/date-text";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import { reportTexts } from "../../../messages/check-bom/report-texts";
import { tableTexts } from "../../../messages/functions/table-texts";
import { shownIn, titleRowOf, usedColumns } from "../../check-bom/sheet/checked-bom";
import { ownColumns } from "../../excel/bom-sheet";
import { columnLetters } from "../../excel/cell-name";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { CheckBox } from "../parts/check-box";
import { LabelledSelect } from "../parts/select";
import type { CheckResultProps } from "./shown-list";

type Checked = Pick<CheckResultProps, "session" | "result">;

/** Below the list: what else is known about the check, and what the user can say about the whole BOM. */
export function CheckOptions({ session, result }: Checked) {
  const { lazyKeeper } = usePane();
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const columnsText = useTexts(bomColumnsTexts);
  const { all: verdicts, items } = result.verdicts;
  const { sheet, reading } = result.bom;
  const catalogMs = lazyKeeper.inUse?.catalog?.fetchedMs(language) ?? null;
  const hidden = verdicts.filter(({ line }) => line.isHidden).length;
  const withoutVoltage = result.lackingVoltage;
  const hints = [
    ...(hidden === 0 ? [] : [text.hiddenLines(hidden)]),
    ...(reading.nextList === null ? [] : [text.nextList(columnLetters(sheet.column + reading.nextList))]),
    ...(catalogMs === null ? [] : [tableTexts[language].fromCatalog(dateText(catalogMs, language))]),
  ];
  return (
    <>
      {hints.map((hint) => (
        <p key={hint} class="hint">
          {hint}
        </p>
      ))}
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
      {items.some(({ verdict: { replacement, chosen } }) => chosen !== null || replacement?.kind === "found") && (
        <ChoicesColumn {...{ session, result }} />
      )}
    </>
  );
}

/** The choice of the column in which alternatives are entered, and of the alternatives that the report has. */
function ChoicesColumn({ session, result: { bom } }: Checked) {
  const text = useTexts(alternativeTexts);
  const columnsText = useTexts(bomColumnsTexts);
  const reportText = useTexts(reportTexts);
  const { choices, report } = session;
  const { column } = choices;
  // The current sheet has columns that were added since the check.
  const sheet = session.head?.sheet ?? bom.sheet;
  const free = sheet.column + sheet.columnCount;
  const titleRow = titleRowOf(bom);
  const columns = Array.from({ length: sheet.columnCount + 1 }, (_, at) => sheet.column + at).filter(
    (at) => at === free || at === column || ![...usedColumns(bom), ...ownColumns(sheet)].includes(at),
  );
  const titleOf = (at: number): string => (titleRow === null ? "" : shownIn({ sheet }, titleRow, at));
  return (
    <>
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
      <CheckBox checked={report.hasFurther} onChange={(chosen) => report.setFurther(chosen)}>
        {reportText.withFurther}
      </CheckBox>
    </>
  );
}
