import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import { ownColumns } from "../../excel/bom-sheet";
import { columnLetters } from "../../excel/cell-name";
import { shownIn, titleRowOf, usedColumns } from "../../check-bom/sheet/checked-bom";
import type { CheckResultProps } from "./result-props";
import { useTexts } from "../pane-context";
import { LabelledSelect } from "../parts/select";
import { OverwriteConfirmation } from "./overwrite-confirmation";

/** Where alternatives are entered, and the confirmation that content in their way is replaced. */
export function ChoicesColumn({ session, result: { bom } }: CheckResultProps) {
  const text = useTexts(replacementTexts);
  const columnsText = useTexts(bomColumnsTexts);
  const { choices } = session;
  const { confirmation, column } = choices;
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
      <OverwriteConfirmation confirmation={confirmation?.row === null ? confirmation : null} />
    </div>
  );
}
