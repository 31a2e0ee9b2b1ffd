import { useState } from "preact/hooks";
import type { Point } from "../../../bom/claims/point";
import { type Objection, objectionsTo } from "../../../bom/check/gate";
import { type BomItem, matchesFilter, notesOf } from "../../../bom/check/items";
import { type LineState, lineStates } from "../../../bom/check/states";
import { aspectTexts } from "../../../messages/aspect-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { betterIn } from "../../../bom/matching/replacement";
import type { Alternative } from "../../../bom/index";
import { comparisonTexts } from "../../../messages/comparison-texts";
import { objectionText } from "../../../messages/objection-text";
import { pointTexts } from "../../../messages/point-text";
import { gateTexts } from "../../../messages/gate-texts";
import { failureText } from "../../../messages/failures/message";
import { listText } from "../../../messages/list-text";
import { inBrackets } from "../../../messages/punctuation";
import { replacementTexts } from "../../../messages/replacement-texts";
import {
  alternateTexts,
  alternativeTo,
  differencesIn,
  makersAlternativesText,
  nameOf,
  openTexts,
  remarksOn,
  saysOf,
  stateText,
} from "../../../messages/verdict-texts";
import { shorten } from "../../../messages/shorten";
import { cellName } from "../../excel/cell-name";
import { Icon, type IconName } from "../parts/icon";
import { goToCell } from "../../excel/go-to-cell";
import type { BomSession } from "../../check-bom/bom-session";
import { type CheckedBom, mainColumn, titleRowOf } from "../../check-bom/sheet/checked-bom";
import { CandidateList } from "./candidate-list";
import { ReplacementList, shownAtMost, Sign } from "./replacement-list";
import { useLanguage, useTexts } from "../pane-context";
import { LabelledField } from "../parts/labelled-field";
import { LinkButton } from "../parts/link-button";
import { Status } from "../parts/notice";
import { useId } from "../parts/use-id";
import { enteredText } from "./choice-outcome";

interface CheckListItemProps {
  readonly item: BomItem;
  /** Whether the item is shown alone, and so with its details. */
  readonly isAlone: boolean;
  readonly session: BomSession;
  readonly bom: CheckedBom;
}

/**
 * A decision is a row: what the line says and its cell, its number with its state, and what can be used instead or why not
 * at once. A press anywhere but on a control opens the details below it.
 */
export function CheckListItem({ isAlone, item, session, bom }: CheckListItemProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const [isOpen, setOpen] = useState(isAlone);
  const { verdict, designators, quantity, ofNumber } = item;
  const { look, group } = lineStates[verdict.state];
  const isChosen = matchesFilter(item, "chosen");
  // Other states say more than that something differs.
  const differs = group === "fine" && matchesFilter(item, "mismatch");
  const icon = iconOf(verdict.state);
  const state = differs && !isOpen ? text.filters.mismatch : stateText(verdict, language);
  // In a closed row, the line below says the rest: `Other brand, replaceable`.
  const [shortState = ""] = isOpen ? [state] : state.split(/[,、，]/u);
  const uses = isOpen ? text.uses(quantity, designators) : quantity === null ? "" : text.pieces(quantity);
  const says = [saysOf(item, language, isOpen), uses].filter((each) => each !== "");
  const cells = item.verdicts.map(({ line }) => ({ ...line, cell: cellName(line.row, mainColumn(bom)) }));
  const most = isOpen ? fewCells : 1;
  const toggle = ({ target }: MouseEvent): void => {
    const control = (target as Element).closest("a, button, input, label, table");
    if (control === null || control.matches(".check-toggle")) setOpen(!isOpen);
  };
  return (
    <li
      class={`check-row ${differs ? "bad" : look}${isOpen ? " open" : ""}${isChosen ? " chosen" : ""}`}
      onClick={toggle}
    >
      {icon !== undefined && <Icon name={isChosen ? "checkmark-circle" : differs ? "error-circle" : icon} />}
      <span class="check-cells">
        {cells.slice(0, most).map(({ row, cell, isHidden }) => (
          <span key={row}>
            <LinkButton
              label={cell}
              aria-label={text.goTo(cell)}
              onClick={() => void session.attempt(() => goToCell(bom.sheet.id, cell))}
            />
            {isHidden && inBrackets(text.hidden, language)}
          </span>
        ))}
        {cells.length > most && <span class="hint">{text.moreCells(cells.length - most)}</span>}
      </span>
      <button class="check-toggle" aria-expanded={isOpen}>
        <span class="check-says">{says.join(" · ")}</span>
        <span class="check-name">
          <strong>{shorten(nameOf(verdict, language), 80)}</strong>
          <span class="check-state">
            {ofNumber[1] > 1 && `${ofNumber.join("/")} `}
            {shortState}
          </span>
        </span>
      </button>
      <div class="check-below">
        {isOpen ? (
          <>
            <Differences {...{ item, bom }} />
            <Details {...{ item, session }} />
          </>
        ) : (
          !isChosen && <Offer {...{ item, session }} onReview={() => setOpen(true)} />
        )}
        <ItemChoice {...{ item, session }} />
      </div>
    </li>
  );
}

const fewCells = 12;

type ItemProps = Pick<CheckListItemProps, "item" | "session">;

/** One line: why a look is needed first, or how the best alternative compares, and that part; or else what to do. */
function Offer({ item, session, onReview }: ItemProps & { readonly onReview: () => void }) {
  const language = useLanguage();
  const text = useTexts(replacementTexts);
  const gateText = useTexts(gateTexts);
  const { verdict, verdicts } = item;
  const { alternative: partno, comparison } = alternativeTo(item, language);
  const [near] = verdict.main?.near ?? [];
  const differences = differencesIn(verdicts, language).filter(({ isAlarm }) => isAlarm);
  const reasons = [
    ...differences.map((each) => each.text.replace(comparisonTexts[language].differs, "")),
    ...(partno === "" ? [] : objectionsTo(verdicts, partno))
      .filter(({ code }) => code !== "twoValues" || differences.length === 0)
      .map((each) => objectionText(each, language)),
  ];
  if (near !== undefined)
    return <Act label={text.correct(near)} onPress={() => session.choices.correct({ item, partno: near })} />;
  if (reasons.length > 0)
    return (
      <div class="check-offer">
        <p class="check-look">{reasons.join(comparisonTexts[language].semicolon)}</p>
        <LinkButton
          label={gateText.review}
          aria-label={`${gateText.review} ${partno || nameOf(verdict, language)}`}
          onClick={onReview}
        />
      </div>
    );
  if (partno === "") {
    const { closest } = verdict;
    const [open = ""] = openTexts(verdict, language, failureText);
    const said =
      closest === null
        ? open || (remarksOn(verdict, language)[0] ?? "")
        : text.notMet(
            listText(
              closest.shortfalls.map(({ aspect }) => aspectTexts[language][aspect]),
              language,
            ),
          );
    return said === "" ? null : <p class="check-offer hint">{said}</p>;
  }
  const [best] = verdict.offered;
  return (
    <div class="check-offer">
      <p>
        {best === undefined ? comparison : <Better points={betterIn(best)} />}{" "}
        <span class="check-part">→ {partno}</span>
      </p>
      <button
        aria-label={text.choosePart(partno)}
        aria-keyshortcuts="Control+Enter"
        onClick={() => void session.choices.choose({ item, partno })}
      >
        {text.choose}
      </button>
    </div>
  );
}

/** In what a part is better, as values: `▲ 25 V`. */
function Better({ points }: { readonly points: readonly Point[] }) {
  const language = useLanguage();
  const { relations } = useTexts(replacementTexts);
  if (points.length === 0) return <>{relations.equal}</>;
  // DC is usual, so it isn't written.
  const values = points.map((point) => pointTexts(point, language).part.replace(/ DC$/, ""));
  return (
    <span class="check-better">
      <Sign /> {listText(values, language)}
    </span>
  );
}

const isUsable = ({ state }: Alternative): boolean => state !== "unknown" && state !== "discontinued";

/** All that is known about a line, and what there is to choose from. */
function Details({ item, session }: ItemProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(replacementTexts);
  const { verdict, verdicts } = item;
  const { replacement, candidates, main, closest } = verdict;
  const alternates = alternateTexts(verdicts, language);
  const choose = (partno: string, ...said: readonly Objection["code"][]): Promise<void> =>
    session.choices.choose({ item, partno }, ...said);
  const remarks = [
    alternativeTo(item, language).lookFirst,
    ...(main === null || main.lastBuyDate === null ? [] : [text.lastBuy(main.lastBuyDate)]),
    ...remarksOn(verdict, language),
    ...(replacement?.kind === "failed" ? [failureText(replacement.failure, language)] : []),
    makersAlternativesText(verdict, language),
    ...(alternates.length === 0 ? [] : [text.alternates, ...alternates]),
  ];
  const own = (main?.alternatives ?? []).filter(
    (each) =>
      isUsable(each) &&
      !verdict.offered.slice(0, shownAtMost).some(({ product }) => product.record.Partno === each.partno),
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
        <CandidateList candidates={candidates} onChoose={(partno) => void choose(partno, "byCurrent")} />
      )}
      {own.map(({ partno }) => (
        <Act key={partno} label={replacementText.choosePart(partno)} onPress={() => choose(partno)} />
      ))}
      {closest !== null && (
        <Act label={replacementText.chooseClosest(closest.partno)} onPress={() => choose(closest.partno, "worse")} />
      )}
      <ItemNote {...{ item, session }} />
    </>
  );
}

/** What can be done with one part, in a line of its own. */
const Act = ({ label, onPress }: { readonly label: string; readonly onPress: () => Promise<void> }) => (
  <button class="link check-choose" onClick={() => void onPress()}>
    {label}
  </button>
);

/** The differences of lines from their number, or what exceeds them, with the cells that say it. */
function Differences({ item: { verdicts }, bom }: Pick<CheckListItemProps, "item" | "bom">) {
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

function iconOf(state: LineState): IconName | undefined {
  const { look, group } = lineStates[state];
  if (state === "failed") return "error-circle";
  return look === "neutral" ? (group === "decide" ? "info" : undefined) : icons[look];
}

const icons = { bad: "error-circle", doubtful: "warning", good: "checkmark-circle" } as const;

/** What was chosen for an item, with its own undo if it was entered here. */
function ItemChoice({ item, session: { choices } }: ItemProps) {
  const text = useTexts(replacementTexts);
  const entered = choices.entries.of(item);
  const chosen = item.verdicts.find((verdict) => verdict.chosen !== null)?.chosen ?? null;
  const isOfEarlier = chosen !== null && !entered.some(([cell]) => cell?.content === chosen);
  return (
    <Status>
      {[...(isOfEarlier ? [[]] : []), ...entered].map((cells) => (
        <p key={cells[0]?.column} class="check-chosen">
          <span>{cells.length === 0 ? text.chosen(chosen ?? "") : enteredText(cells, text)}</span>
          {cells.length > 0 && <LinkButton label={text.undo} onClick={() => void choices.undo(cells)} />}
        </p>
      ))}
    </Status>
  );
}

/** The user's own note on an item, which its lines have in the sheet. Without titles, it wouldn't be found again. */
function ItemNote({ item, session: { choices, result } }: ItemProps) {
  const id = useId();
  const { note } = useTexts(replacementTexts);
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
