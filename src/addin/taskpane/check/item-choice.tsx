import type { BomItem } from "../../../bom/check/items";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { BomSession } from "../../check-bom/bom-session";
import { useTexts } from "../pane-context";
import { Icon } from "../parts/icon";
import { Status } from "../parts/notice";
import { OverwriteConfirmation } from "./overwrite-confirmation";
import { enteredText } from "./choice-outcome";
import { LinkButton } from "../parts/link-button";

interface ItemChoiceProps {
  readonly item: BomItem;
  readonly session: BomSession;
}

/** What was chosen for an item, with its own undo if it was entered here. */
export function ItemChoice({ item, session: { choices } }: ItemChoiceProps) {
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
