import { useEffect, useRef } from "preact/hooks";
import { type BomItem, matchesFilter } from "../../../bom/check/items";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import { useTexts } from "../pane-context";
import { type CheckResultProps, filterIn } from "./shown-list";
import { CheckListItem } from "./list-item";

/**
 * The parts, those that need a decision first. The other parts are shown on request, one page at a time, so that ten
 * thousand lines are as fast as ten.
 */
export function CheckList({
  session,
  result: { bom, verdicts },
  shown: { filter: wanted, isByQuantity, first },
  show,
}: CheckResultProps) {
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(alternativeTexts);
  const head = useRef<HTMLParagraphElement>(null);
  const { items, counts } = verdicts;
  const { row, choices } = session;
  const filter = filterIn(counts, wanted);
  const ofLine = row === null ? null : items.filter((item) => item.verdicts.some(({ line }) => line.row === row));
  const isFresh = (item: BomItem): boolean => filter === "decide" && choices.entries.isFresh(item);
  const found = ofLine ?? items.filter((item) => matchesFilter(item, filter) || isFresh(item));
  const matching = isByQuantity ? [...found].sort(byQuantity) : found;
  // This scrolls again when alternatives are found: then there is more above the list.
  useEffect(() => head.current?.scrollIntoView(), [row, ofLine?.[0]?.verdict.replacement]);
  const start = first < matching.length ? first : 0;
  const shown = matching.slice(start, start + pageRows);
  const turnTo = (first: number): void => show({ filter, isByQuantity, first });
  return (
    <>
      {row !== null && (
        <p ref={head} class="hint">
          {replacementText.ofRow(row + 1, matching.length)}
        </p>
      )}
      {row === null && matching.length === 0 && filter === "decide" && <p>{text.nothingToDecide}</p>}
      <ul class="plain check-list" onKeyDown={moveBetweenRows}>
        {shown.map((item) => (
          <CheckListItem key={item.verdict.line.row} isAlone={row !== null} {...{ item, session, bom }} />
        ))}
      </ul>
      {matching.length > pageRows && (
        <div class="buttons check-pages">
          {start > 0 && <button onClick={() => turnTo(Math.max(0, start - pageRows))}>{text.earlier}</button>}
          <span role="status">{text.page(start + 1, start + shown.length, matching.length)}</span>
          {start + pageRows < matching.length && <button onClick={() => turnTo(start + pageRows)}>{text.later}</button>}
        </div>
      )}
    </>
  );
}

const pageRows = 50;

const byQuantity = (one: BomItem, other: BomItem): number => (other.quantity ?? -1) - (one.quantity ?? -1);

/** Arrows go to the number of the next row, and Ctrl+Enter presses the button of the row that has the focus. */
function moveBetweenRows(event: KeyboardEvent): void {
  const target = event.target as Element;
  const row = target.matches("input") ? null : target.closest(".check-row");
  const isUse = event.key === "Enter" && (event.ctrlKey || event.metaKey);
  const to =
    event.key === "ArrowDown" ? row?.nextElementSibling : event.key === "ArrowUp" ? row?.previousElementSibling : null;
  const control = isUse
    ? row?.querySelector<HTMLElement>("[aria-keyshortcuts]")
    : to?.querySelector<HTMLElement>(".check-toggle");
  if (control == null) return;
  event.preventDefault();
  if (isUse) control.click();
  else control.focus();
}
