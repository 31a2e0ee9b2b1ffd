import { replacementTexts } from "../../../messages/replacement-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import type { OccupiedPlace, Confirmation } from "../../check-bom/sheet/confirmation";
import { useLanguage, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";

/** Asks before other content is replaced; null: nothing is in the way. */
export function OverwriteConfirmation({ confirmation }: { readonly confirmation: Confirmation | null }) {
  const language = useLanguage();
  const text = useTexts(replacementTexts);
  return (
    <>
      <Status>
        {confirmation !== null && <Notice kind="warning">{placeText(confirmation.place, language)}</Notice>}
      </Status>
      {confirmation !== null && (
        <div class="buttons">
          <button onClick={confirmation.replace}>{text.replaceContent}</button>
          <button onClick={confirmation.keep}>{text.leaveContent}</button>
        </div>
      )}
    </>
  );
}

function placeText(place: OccupiedPlace, language: Language): string {
  const text = replacementTexts[language];
  return place.kind === "cell"
    ? text.occupied(place.cell, place.content)
    : text.occupiedAll(place.cells, place.letters);
}
