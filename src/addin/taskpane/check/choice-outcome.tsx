import { type ReplacementTexts, replacementTexts } from "../../../messages/replacement-texts";
import { cellName, columnLetters } from "../../excel/cell-name";
import type { AlternativeChoices, Outcome } from "../../upkeep/bom/alternative-choices";
import type { Entry } from "../../upkeep/bom/choices";
import { useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";

/**
 * What was entered or undone last, unless its line says it. What was entered for several lines at once is undone at
 * once, and the line of a corrected number may have left the list.
 */
export function ChoiceOutcome({ choices }: { readonly choices: AlternativeChoices }) {
  const text = useTexts(replacementTexts);
  const { outcome } = choices;
  return (
    <Status>
      {outcome !== null && !isSaidByLine(outcome) && (
        <Notice kind="success">
          {outcomeText(outcome, text)}{" "}
          {outcome.kind === "entered" && (
            <button class="link" onClick={() => void choices.undo(outcome.entries)}>
              {text.undo}
            </button>
          )}
        </Notice>
      )}
    </Status>
  );
}

const isSaidByLine = ({ kind, entries }: Outcome): boolean =>
  kind === "entered" && entries.length === 1 && entries.every(({ isCorrection }) => !isCorrection);

function outcomeText({ kind, entries }: Outcome, text: ReplacementTexts): string {
  const cells = entries.flatMap((entry) => entry.cells);
  const [first, another] = entries;
  if (kind === "undone") return text.undone(cells.length);
  if (first === undefined || another === undefined) return first === undefined ? "" : entryText(first, text);
  return text.enteredAll(cells.length, columnLetters(first.column));
}

/** What was entered for one part. */
export function entryText({ cells, column }: Entry, text: ReplacementTexts): string {
  const [first, another] = cells;
  if (first === undefined || another !== undefined) return text.enteredAll(cells.length, columnLetters(column));
  return text.entered(String(first.content), cellName(first.row, column));
}
