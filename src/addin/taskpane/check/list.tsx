import { useEffect, useRef, useState } from "preact/hooks";
import { type LineFilter, matchesFilter } from "../../../bom/check/items";
import { lineStates } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import { CheckFilters } from "./filters";
import { CheckListItem } from "./list-item";
import type { CheckResultProps } from "./result-props";
import { useLanguage, useTexts } from "../pane-context";

/**
 * The parts, those that need a decision first. Others are shown on request, one page at a time, so that ten thousand
 * lines are as fast as ten.
 */
export function CheckList({ session, result: { bom, verdicts } }: CheckResultProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const [pressed, setPressed] = useState<LineFilter>("decide");
  const [first, setFirst] = useState(0);
  const head = useRef<HTMLParagraphElement>(null);
  const { items, counts } = verdicts;
  const { row, choices } = session;
  // After another check, nothing may match.
  const filter = counts.has(pressed) ? pressed : "decide";
  const ofLine = row === null ? null : items.filter((item) => item.verdicts.some(({ line }) => line.row === row));
  const matching =
    ofLine ?? items.filter((item) => matchesFilter(item, filter) || (filter === "decide" && choices.isFresh(item)));
  // Again when its alternatives are found: then there is more above it.
  useEffect(() => head.current?.scrollIntoView(), [row, ofLine?.[0]?.verdict.replacement]);
  // Nothing is said about these parts, so a line each is enough.
  const isBrief =
    row === null && filter in lineStates && lineStates[filter as keyof typeof lineStates].group === "aside";
  const pageRows = isBrief ? briefRows : fullRows;
  const start = first < matching.length ? first : 0;
  const shown = matching.slice(start, start + pageRows);
  return (
    <>
      <CheckFilters
        counts={counts}
        current={row === null ? filter : null}
        onChange={(filter) => {
          setPressed(filter);
          setFirst(0);
          session.showAll();
        }}
      />
      {row !== null && (
        <p ref={head} class="hint">
          {replacementTexts[language].ofRow(row + 1, matching.length)}
        </p>
      )}
      {row === null && matching.length === 0 && filter === "decide" && <p>{text.nothingToDecide}</p>}
      <ul class={`plain check-list${isBrief ? " brief" : ""}`}>
        {shown.map((item) => (
          <CheckListItem key={item.verdict.line.row} {...{ item, isBrief, session, bom }} />
        ))}
      </ul>
      {matching.length > pageRows && (
        <div class="buttons check-pages">
          {start > 0 && <button onClick={() => setFirst(Math.max(0, start - pageRows))}>{text.earlier}</button>}
          <span role="status">{text.page(start + 1, start + shown.length, matching.length)}</span>
          {start + pageRows < matching.length && (
            <button onClick={() => setFirst(start + pageRows)}>{text.later}</button>
          )}
        </div>
      )}
    </>
  );
}

const fullRows = 50;
const briefRows = 500;
