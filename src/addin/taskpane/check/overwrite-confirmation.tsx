import { checkBomTexts } from "../../../messages/check-bom-texts";
import { colon } from "../../../messages/punctuation";
import { replacementTexts } from "../../../messages/replacement-texts";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import type { Language } from "../../../product-data/vocabulary/language";
import type { Confirmation } from "../../check-bom/sheet/confirmation";
import { useLanguage, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";

/** Asks before other content is replaced, or the best parts are entered for many lines; null: there is nothing to ask. */
export function OverwriteConfirmation({ confirmation }: { readonly confirmation: Confirmation | null }) {
  const language = useLanguage();
  const text = useTexts(replacementTexts);
  const { cancel } = useTexts(checkBomTexts);
  const isBest = confirmation?.place.kind === "best";
  return (
    <>
      <Status>
        {confirmation !== null && (
          <Notice kind={isBest ? "info" : "warning"}>
            {questionsIn(confirmation, language).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
      </Status>
      {confirmation !== null && (
        <div class="buttons">
          <button onClick={confirmation.replace}>{isBest ? text.enterAll : text.replaceContent}</button>
          <button onClick={confirmation.keep}>{isBest ? cancel : text.leaveContent}</button>
        </div>
      )}
    </>
  );
}

function questionsIn({ place }: Confirmation, language: Language): readonly string[] {
  const text = replacementTexts[language];
  if (place.kind === "cell") return [text.occupied(place.cell, place.content)];
  if (place.kind === "column") return [text.occupiedAll(place.cells, place.letters)];
  const leftOut = [...groupBy(place.leftOut, (reason) => text.leftOut[reason])].map(
    ([reason, parts]) => reason + colon(language) + parts.length.toLocaleString(language),
  );
  return [text.confirmAll(place.parts, place.letters, place.occupied), ...leftOut];
}
