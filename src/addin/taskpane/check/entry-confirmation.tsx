import { checkBomTexts } from "../../../messages/check-bom-texts";
import { gateTexts } from "../../../messages/gate-texts";
import { lookFirstText, objectionText } from "../../../messages/objection-text";
import { fewOf } from "../../../messages/list-text";
import { colon } from "../../../messages/punctuation";
import { replacementTexts } from "../../../messages/replacement-texts";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import type { Language } from "../../../product-data/vocabulary/language";
import type { Confirmation } from "../../check-bom/confirmation";
import type { LeftOut } from "../../check-bom/entry";
import { type CheckedBom, mainColumn, rowsOf } from "../../check-bom/sheet/checked-bom";
import { cellName, columnLetters } from "../../excel/cell-name";
import { useLanguage, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";

interface EntryConfirmationProps {
  /** null: there is nothing to ask. */
  readonly confirmation: Confirmation | null;
  readonly bom: CheckedBom;
}

/** Asks before a part is entered that needs a look, or the best parts for many lines. */
export function EntryConfirmation({ confirmation, bom }: EntryConfirmationProps) {
  const language = useLanguage();
  const text = useTexts(replacementTexts);
  const { cancel } = useTexts(checkBomTexts);
  return (
    <>
      <Status>
        {confirmation !== null && (
          <Notice kind={confirmation.leftOut === null ? "warning" : "info"}>
            {questionsIn(confirmation, bom, language).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
      </Status>
      {confirmation !== null && (
        <div class="buttons">
          {confirmation.entries.length > 0 && <button onClick={confirmation.confirm}>{text.enterAll}</button>}
          <button onClick={confirmation.cancel}>{cancel}</button>
        </div>
      )}
    </>
  );
}

function questionsIn({ entries, column, leftOut }: Confirmation, bom: CheckedBom, language: Language) {
  const text = replacementTexts[language];
  const cells = (items: readonly LeftOut[], of: number): readonly string[] =>
    items.flatMap(({ item }) => rowsOf(item).map((row) => cellName(row, of)));
  if (leftOut === null)
    return entries.flatMap((entry) => [
      text.confirm(entry.partno, fewOf(cells([entry], column), mostCells, language)),
      lookFirstText(entry.objections, language),
    ]);
  const reasons = groupBy(leftOut, ({ objections: [first] }) =>
    first === undefined ? gateTexts[language].without : objectionText(first, language),
  );
  return [
    text.confirmAll(entries.length, columnLetters(column)),
    ...entries
      .slice(0, mostEntries)
      .map((entry) => `${fewOf(cells([entry], column), mostCells, language)}${colon(language)}${entry.partno}`),
    ...(entries.length > mostEntries ? ["…"] : []),
    ...(leftOut.length === 0 ? [] : [text.leftOut(leftOut.length)]),
    ...[...reasons].map(
      ([reason, items]) => reason + colon(language) + fewOf(cells(items, mainColumn(bom)), mostCells, language),
    ),
  ];
}

const mostEntries = 50;
const mostCells = 8;
