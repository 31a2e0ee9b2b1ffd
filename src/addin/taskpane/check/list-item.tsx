import type { BomItem } from "../../../bom/check/items";
import { type LineState, lineStates } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { failureText } from "../../../messages/failures/message";
import { listText } from "../../../messages/list-text";
import { bracketed } from "../../../messages/punctuation";
import { replacementTexts } from "../../../messages/replacement-texts";
import {
  alternateTexts,
  differencesIn,
  makersAlternativesText,
  nameOf,
  remarksOn,
  saysOf,
  shortened,
  stateText,
} from "../../../messages/verdict-texts";
import { cellName } from "../../excel/cell-name";
import { Icon, type IconName } from "../parts/icon";
import { goToCell } from "../../excel/go-to-cell";
import type { BomSession } from "../../check-bom/bom-session";
import { type CheckedBom, mainColumn, rowsOf } from "../../check-bom/sheet/checked-bom";
import { CandidateList } from "./candidate-list";
import { ReplacementList } from "./replacement-list";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";
import { Status } from "../parts/notice";
import { OverwriteConfirmation } from "./overwrite-confirmation";
import { enteredText } from "./choice-outcome";

interface CheckListItemProps {
  readonly item: BomItem;
  /** Whether it takes one line, with its number and cells only. */
  readonly isBrief: boolean;
  readonly session: BomSession;
  readonly bom: CheckedBom;
}

/** A part of the BOM: its state, the content of its cells, and what to do about it. */
export function CheckListItem({ isBrief, ...props }: CheckListItemProps) {
  return (
    <li class={`check-row ${lineStates[props.item.verdict.state].look}`}>
      <Head {...props} />
      {!isBrief && <Details {...props} />}
    </li>
  );
}

type ItemProps = Omit<CheckListItemProps, "isBrief">;

function Details({ item, session, bom }: ItemProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const { verdict, verdicts, designators, quantity } = item;
  const { state, replacement, main } = verdict;
  const lastBuyDate = main?.lastBuyDate ?? null;
  const icon = iconOf(state);
  const uses = text.uses(quantity, designators);
  const alternates = alternateTexts(verdicts, language);
  const makers = makersAlternativesText(verdict, language);
  const says = saysOf(verdict, language);
  return (
    <>
      {says !== "" && <p class="hint">{shortened(says)}</p>}
      <p class="check-state">
        {icon !== undefined && <Icon name={icon} />}
        <span>{stateText(verdict, language)}</span>
        {lastBuyDate !== null && <span>{text.lastBuy(lastBuyDate)}</span>}
      </p>
      {uses !== "" && <p class="hint">{uses}</p>}
      {remarksOn(verdict, language).map((detail) => (
        <p key={detail} class="hint">
          {detail}
        </p>
      ))}
      {(state === "mistyped" || state === "incomplete") && <Corrections {...{ item, session }} />}
      <Differences {...{ item, bom }} />
      {alternates.length > 0 && (
        <>
          <p class="hint">{text.alternates}</p>
          <ul>
            {alternates.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {replacement?.kind === "found" && <ReplacementList found={replacement.found} {...{ item, session }} />}
      {replacement?.kind === "candidates" && (
        <CandidateList
          candidates={replacement.found.replacements}
          onChoose={(partno) => void session.choices.choose({ item, partno })}
        />
      )}
      {makers !== "" && <p class="hint">{makers}</p>}
      {replacement?.kind === "failed" && <p class="hint">{failureText(replacement.failure, language)}</p>}
      <Closest {...{ item, session }} />
      <ItemChoice {...{ item, session }} />
    </>
  );
}

function Head({ item, session, bom }: ItemProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const rows = rowsOf(item);
  const column = mainColumn(bom);
  return (
    <div class="check-head">
      <strong>{shortened(nameOf(item.verdict, language))}</strong>
      <span class="check-cells">
        {rows.slice(0, fewCells).map((row) => (
          <span key={row}>
            <LinkButton
              label={cellName(row, column)}
              aria-label={text.goTo(cellName(row, column))}
              onClick={() => void session.attempt(() => goToCell(bom.sheet.id, cellName(row, column)))}
            />
            {bom.hidden.has(row) && bracketed(text.hidden, language)}
          </span>
        ))}
        {rows.length > fewCells && <span class="hint">{text.moreCells(rows.length - fewCells)}</span>}
      </span>
    </div>
  );
}

const fewCells = 3;

/** The numbers that may be meant, each with a button that enters it instead. */
function Corrections({ item, session }: Pick<ItemProps, "item" | "session">) {
  const text = useTexts(replacementTexts);
  return (
    <ul class="plain">
      {item.verdict.main?.near.map((partno) => (
        <li key={partno}>
          <button class="link check-choose" onClick={() => void session.choices.correct({ item, partno })}>
            {text.correct(partno)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The part that comes closest, if none fits. */
function Closest({ item, session }: Pick<ItemProps, "item" | "session">) {
  const text = useTexts(replacementTexts);
  const { closest } = item.verdict;
  if (closest === null) return null;
  const { partno } = closest;
  return (
    <button class="link check-choose" onClick={() => void session.choices.choose({ item, partno })}>
      {text.chooseClosest(partno)}
    </button>
  );
}

/** In what lines differ from their number, or are exceeded, with the cells that say it. */
function Differences({ item: { verdicts }, bom }: Pick<ItemProps, "item" | "bom">) {
  const language = useLanguage();
  return (
    <>
      {differencesIn(verdicts, language).map(({ text, isAlarm, columns, row }) => {
        const cells = columns.map((column) => cellName(row, bom.sheet.column + column));
        return (
          <p key={text} class={isAlarm ? "check-mismatch" : "check-mismatch exceeds"}>
            <Icon name={isAlarm ? "warning" : "info"} />
            <span>
              {text}
              {cells.length > 0 && bracketed(listText(cells, language), language)}
            </span>
          </p>
        );
      })}
    </>
  );
}

function iconOf(state: LineState): IconName | undefined {
  const { look, group } = lineStates[state];
  if (state === "failed") return "errorCircle";
  return look === "neutral" ? (group === "decide" ? "info" : undefined) : icons[look];
}

const icons = { bad: "errorCircle", doubtful: "warning", good: "checkmarkCircle" } as const;

interface ItemChoiceProps {
  readonly item: BomItem;
  readonly session: BomSession;
}

/** What was chosen for an item, with its own undo if it was entered here. */
function ItemChoice({ item, session: { choices } }: ItemChoiceProps) {
  const text = useTexts(replacementTexts);
  const entered = choices.enteredFor(item);
  const chosen = item.verdicts.find((verdict) => verdict.chosen !== null)?.chosen ?? null;
  const notice = entered.length === 0 ? chosen && text.chosen(chosen) : enteredText(entered, text);
  const confirmation = choices.confirmation?.row === item.verdict.line.row ? choices.confirmation : null;
  return (
    <>
      <Status>
        {notice !== null && (
          <p class="check-chosen">
            <Icon name="checkmarkCircle" />
            <span>{notice}</span>
            {entered.length > 0 && <LinkButton label={text.undo} onClick={() => void choices.undo(entered)} />}
          </p>
        )}
      </Status>
      <OverwriteConfirmation confirmation={confirmation} />
    </>
  );
}
