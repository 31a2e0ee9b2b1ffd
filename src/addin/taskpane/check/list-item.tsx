import { useState } from "preact/hooks";
import { matchesFilter } from "../../../bom/check/items";
import { type LineState, lineStates } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { inBrackets } from "../../../messages/grammar/punctuation";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import { nameOf, saysOf, stateText } from "../../../messages/line/verdict-texts";
import { shorten } from "../../../messages/grammar/shorten";
import { cellName } from "../../excel/cell-name";
import { Icon, type IconName } from "../parts/icon";
import { goToCell } from "../../excel/go-to-cell";
import { type CheckedBom, mainColumn } from "../../check-bom/sheet/checked-bom";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";
import { Status } from "../parts/notice";
import { enteredText } from "./choice-outcome";
import { Differences, ItemDetails } from "./item-details";
import { Offer } from "./offer";
import type { ItemProps } from "./shown-list";

interface CheckListItemProps extends ItemProps {
  /** Whether the item is shown alone, and so with its details. */
  readonly isAlone: boolean;
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
  const brief = saysOf(item, language, false);
  const says = [isOpen ? saysOf(item, language) : brief, uses].filter((each) => each !== "");
  const mark = (
    <span class="check-state">
      {ofNumber[1] > 1 && `${ofNumber.join("/")} `}
      {shortState}
    </span>
  );
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
        <span class="check-says">
          {says.join(" · ")}
          {/* A line whose name is what it says has room for its state. */}
          {brief === "" && [says.length > 0 && " · ", mark]}
        </span>
        <span class="check-name">
          <strong>{shorten(nameOf(verdict, language), 80)}</strong>
          {brief !== "" && mark}
        </span>
      </button>
      <div class="check-below">
        {isOpen ? (
          <>
            <Differences {...{ item, bom }} />
            <ItemDetails {...{ item, session }} />
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

function iconOf(state: LineState): IconName | undefined {
  const { look, group } = lineStates[state];
  if (state === "failed") return "error-circle";
  return look === "neutral" ? (group === "decide" ? "info" : undefined) : icons[look];
}

const icons = { bad: "error-circle", doubtful: "warning", good: "checkmark-circle" } as const;

/** What was chosen for an item, with its own undo if it was entered here. */
function ItemChoice({ item, session: { choices } }: ItemProps) {
  const text = useTexts(alternativeTexts);
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
