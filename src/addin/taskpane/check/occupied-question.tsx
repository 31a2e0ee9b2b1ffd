import { addColumnsTexts } from "../../../messages/add-columns-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import type { OccupiedPlace, Question } from "../../check-bom/sheet/question";
import { useLanguage, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";

/** Asks before other content is replaced; null: no question. */
export function OccupiedQuestion({ question }: { readonly question: Question | null }) {
  const language = useLanguage();
  const text = useTexts(replacementTexts);
  return (
    <>
      <Status>{question !== null && <Notice kind="warning">{placeText(question.place, language)}</Notice>}</Status>
      {question !== null && (
        <div class="buttons">
          <button onClick={question.replace}>{text.replaceContent}</button>
          <button onClick={question.keep}>{text.leaveContent}</button>
        </div>
      )}
    </>
  );
}

function placeText(place: OccupiedPlace, language: Language): string {
  const text = replacementTexts[language];
  switch (place.kind) {
    case "cell":
      return text.occupied(place.cell, place.content);
    case "column":
      return text.occupiedAll(place.cells, place.letters);
    case "block":
      return addColumnsTexts[language].occupied(place.cells);
  }
}
