import { addColumnsTexts } from "../../../messages/check-bom/add-columns-texts";
import { type ReplacementTexts, alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import { cellName, columnLetters } from "../../excel/cell-name";
import type { AlternativeChoices } from "../../check-bom/alternative-choices";
import type { EnteredCell } from "../../check-bom/choices";
import { useTexts } from "../pane-context";
import { Notice } from "../parts/notice";
import { LinkButton } from "../parts/link-button";

/**
 * What was entered or undone last, unless its line says it. What was entered for several lines at once is undone at
 * once, and the line of a corrected number may have left the list.
 */
export function ChoiceOutcome({ choices }: { readonly choices: AlternativeChoices }) {
  const text = useTexts(alternativeTexts);
  const ofColumns = useTexts(addColumnsTexts);
  const { outcome } = choices.entries;
  if (outcome === null) return null;
  const { kind, cells, left } = outcome;
  const names = left.map(({ row, column }) => cellName(row, column));
  return (
    <>
      {cells.length > 0 && (
        <Notice kind="success">
          {kind === "undone" ? text.undone(cells.length) : enteredText(cells, text)}{" "}
          {kind === "entered" && <LinkButton label={text.undo} onClick={() => void choices.undo(cells)} />}
        </Notice>
      )}
      {left.length > 0 && (
        <Notice kind="warning">{kind === "undone" ? ofColumns.leftOut(left.length) : text.stayedBlank(names)}</Notice>
      )}
    </>
  );
}

/** What was entered into cells of one column. */
export function enteredText(cells: readonly EnteredCell[], text: ReplacementTexts): string {
  const [first, another] = cells;
  if (first === undefined) return "";
  if (first.kind === "note") return text.noted(columnLetters(first.column));
  if (another !== undefined) return text.enteredAll(cells.length, columnLetters(first.column));
  return text.entered(String(first.content), cellName(first.row, first.column));
}
