import type { Objection } from "../../../bom/check/gate";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { failureText } from "../../../messages/failures/message";
import { listText } from "../../../messages/grammar/list-text";
import { inBrackets } from "../../../messages/grammar/punctuation";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import {
  alternateTexts,
  alternativeTo,
  differencesIn,
  makersAlternativesText,
  lineRemarks,
} from "../../../messages/line/verdict-texts";
import { notesOf } from "../../../bom/check/items";
import { type CheckedBom, titleRowOf } from "../../check-bom/sheet/checked-bom";
import { cellName } from "../../excel/cell-name";
import { useLanguage, useTexts } from "../pane-context";
import { Icon } from "../parts/icon";
import { LabelledField } from "../parts/labelled-field";
import { useId } from "../parts/use-id";
import { CandidateList } from "./candidate-list";
import { cellsText } from "./cells-text";
import { ReplacementList, shownAtMost } from "./replacement-list";
import type { ItemProps } from "./shown-list";

/** All that is known about a line, and what there is to choose from. */
export function ItemDetails({ item, session }: ItemProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(alternativeTexts);
  const { verdict, verdicts } = item;
  const { replacement, candidates, main, closest } = verdict;
  const alternates = alternateTexts(verdicts, language);
  const cells = cellsText(item, session.choices.column, language);
  const choose = (partno: string, ...said: readonly Objection["code"][]): Promise<void> =>
    session.choices.choose({ item, partno }, ...said);
  const remarks = [
    alternativeTo(item, language).lookFirst,
    ...(main === null || main.lastBuyDate === null ? [] : [text.lastBuy(main.lastBuyDate)]),
    ...lineRemarks(verdict, language),
    ...(replacement?.kind === "failed" ? [failureText(replacement.failure, language)] : []),
    makersAlternativesText(verdict, language),
    ...(alternates.length === 0 ? [] : [text.alternates, ...alternates]),
  ];
  const own = (main?.alternatives ?? []).filter(
    ({ partno, state }) =>
      state !== "unknown" &&
      state !== "discontinued" &&
      !verdict.offered.slice(0, shownAtMost).some(({ product }) => product.record.Partno === partno),
  );
  return (
    <>
      {remarks
        .filter((remark) => remark !== "")
        .map((remark) => (
          <p key={remark} class="hint">
            {remark}
          </p>
        ))}
      {main?.near.map((partno) => (
        <Act
          key={partno}
          label={replacementText.correct(partno)}
          onPress={() => session.choices.correct({ item, partno })}
        />
      ))}
      {replacement?.kind === "found" && candidates.length === 0 && (
        <ReplacementList found={replacement.found} {...{ item, session }} />
      )}
      {candidates.length > 0 && (
        <CandidateList {...{ candidates, cells }} onChoose={(partno) => void choose(partno, "byCurrent")} />
      )}
      {own.map(({ partno }) => (
        <Act key={partno} label={replacementText.choosePart(partno, cells)} onPress={() => choose(partno)} />
      ))}
      {closest !== null && (
        <Act label={replacementText.chooseClosest(closest.partno)} onPress={() => choose(closest.partno, "worse")} />
      )}
      <ItemNote {...{ item, session }} />
    </>
  );
}

/** What can be done with one part, in a line of its own. */
export const Act = ({ label, onPress }: { readonly label: string; readonly onPress: () => Promise<void> }) => (
  <button class="link check-choose" onClick={() => void onPress()}>
    {label}
  </button>
);

/** In what a number differs from its lines, or exceeds them, with the cells that say it. */
export function Differences({ item: { verdicts }, bom }: Pick<ItemProps, "item"> & { readonly bom: CheckedBom }) {
  const language = useLanguage();
  return differencesIn(verdicts, language).map(({ text, isAlarm, columns, row }) => {
    const cells = columns.map((column) => cellName(row, bom.sheet.column + column));
    return (
      <p key={text} class={isAlarm ? "check-mismatch" : "check-mismatch exceeds"}>
        <Icon name={isAlarm ? "warning" : "info"} />
        <span>
          {text}
          {cells.length > 0 && inBrackets(listText(cells, language), language)}
        </span>
      </p>
    );
  });
}

/** The user's own note on an item, which its lines have in the sheet. Without titles, it wouldn't be found again. */
function ItemNote({ item, session: { choices, result } }: ItemProps) {
  const id = useId();
  const { note } = useTexts(alternativeTexts);
  if (result === null || titleRowOf(result.bom) === null) return null;
  return (
    <LabelledField id={id} label={note}>
      {(tied) => (
        <input
          {...tied}
          type="text"
          value={notesOf(item)}
          onChange={({ currentTarget }) => void choices.note(item, currentTarget.value.trim())}
        />
      )}
    </LabelledField>
  );
}
