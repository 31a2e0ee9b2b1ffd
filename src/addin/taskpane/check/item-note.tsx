import type { BomItem } from "../../../bom/check/items";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { AlternativeChoices } from "../../check-bom/alternative-choices";
import { useTexts } from "../pane-context";
import { LabelledField } from "../parts/labelled-field";
import { useId } from "../parts/use-id";

interface ItemNoteProps {
  readonly item: BomItem;
  readonly choices: AlternativeChoices;
}

/** The user's own note on an item, which its lines have in the sheet. */
export function ItemNote({ item, choices }: ItemNoteProps) {
  const text = useTexts(replacementTexts);
  const id = useId();
  if (!choices.canNote) return null;
  const note = item.verdicts.map((verdict) => verdict.note).find((each) => each !== "") ?? "";
  return (
    <LabelledField id={id} label={text.note}>
      {(tied) => (
        <input
          {...tied}
          type="text"
          value={note}
          onChange={({ currentTarget }) => void choices.note(item, currentTarget.value.trim())}
        />
      )}
    </LabelledField>
  );
}
