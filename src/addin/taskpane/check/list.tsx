import { useEffect, useRef, useState } from "preact/hooks";
import { type LineFilter, matchesFilter } from "../../../bom/check/counts";
import type { BomItem } from "../../../bom/check/items";
import { lineStates } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { SheetRow } from "../../excel/active-cell";
import { CheckFilters } from "./filters";
import { CheckListItem } from "./list-item";
import type { ChoiceActions } from "./chosen-alternatives";
import { useLanguage, useTexts } from "../pane-context";

interface CheckListProps {
  readonly items: readonly BomItem[];
  /** The number of items for each filter. */
  readonly counts: ReadonlyMap<LineFilter, number>;
  /** The line that the user wants to see; null: none. */
  readonly line: SheetRow | null;
  readonly column: number;
  /** The first column that was read, in the sheet, zero-based. */
  readonly firstColumn: number;
  readonly onGo: (row: number) => void;
  readonly choices: ChoiceActions;
}

/**
 * The parts, those that need a decision first. Others are shown on request, one page at a time, so that ten thousand
 * lines are as fast as ten.
 */
export function CheckList({ items, counts, line, column, firstColumn, onGo, choices }: CheckListProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const [chosen, setFilter] = useState<LineFilter>("decide");
  const [shownLine, setShownLine] = useState<SheetRow | null>(null);
  const [first, setFirst] = useState(0);
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => setShownLine(line), [line]);
  // After another check, nothing may match.
  const filter = counts.has(chosen) ? chosen : "decide";
  const ofLine = shownLine && items.filter(({ lines }) => lines.some(({ entry }) => entry.row === shownLine.row));
  const matching = ofLine ?? items.filter((item) => matchesFilter(item, filter));
  // Again when its alternatives are found: then there is more above it.
  useEffect(() => head.current?.scrollIntoView(), [shownLine, ofLine?.[0]?.line.replacement]);
  // Nothing is said about these parts, so a line each is enough.
  const isBrief =
    shownLine === null && filter in lineStates && lineStates[filter as keyof typeof lineStates].group === "aside";
  const pageRows = isBrief ? briefRows : fullRows;
  const start = first < matching.length ? first : 0;
  const shown = matching.slice(start, start + pageRows);
  return (
    <>
      <CheckFilters
        counts={counts}
        current={shownLine === null ? filter : null}
        onChange={(pressed) => {
          setFilter(pressed);
          setShownLine(null);
          setFirst(0);
        }}
      />
      {shownLine !== null && (
        <p ref={head} class="hint">
          {replacementTexts[language].ofRow(shownLine.row + 1, matching.length)}
        </p>
      )}
      {shownLine === null && matching.length === 0 && filter === "decide" && <p>{text.nothingToDecide}</p>}
      <ul class={`plain check-list${isBrief ? " brief" : ""}`}>
        {shown.map((item, index) => (
          <CheckListItem key={start + index} {...{ item, isBrief, column, firstColumn, choices, onGo }} />
        ))}
      </ul>
      {matching.length > pageRows && (
        <div class="buttons check-pages">
          <button disabled={start === 0} onClick={() => setFirst(Math.max(0, start - pageRows))}>
            {text.earlier}
          </button>
          <span role="status">{text.page(start + 1, start + shown.length, matching.length)}</span>
          <button disabled={start + pageRows >= matching.length} onClick={() => setFirst(start + pageRows)}>
            {text.later}
          </button>
        </div>
      )}
    </>
  );
}

const fullRows = 50;
const briefRows = 500;
