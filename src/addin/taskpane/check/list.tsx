import { useState } from "preact/hooks";
import { type LineFilter, matchesFilter } from "../../../bom/check/counts";
import type { BomItem } from "../../../bom/check/items";
import { lineStates } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { CheckFilters } from "./filters";
import { BriefListItem, CheckListItem } from "./list-item";
import type { Taking } from "./take";

interface CheckListProps {
  readonly items: readonly BomItem[];
  /** The number of items for each filter. */
  readonly counts: ReadonlyMap<LineFilter, number>;
  readonly column: number;
  readonly language: Language;
  readonly onGo: (row: number) => void;
  readonly taking: Taking;
}

/**
 * The parts, those that need a decision first. Others are shown on request, one page at a time, so that ten thousand
 * lines are as fast as ten.
 */
export function CheckList({ items, counts, column, language, onGo, taking }: CheckListProps) {
  const text = checkBomTexts[language];
  const [chosen, setFilter] = useState<LineFilter>("decide");
  const [first, setFirst] = useState(0);
  // After another check, nothing may match.
  const filter = counts.has(chosen) ? chosen : "decide";
  const matching = filter === "all" ? items : items.filter((item) => matchesFilter(item, filter));
  // Nothing is said about these parts, so a line each is enough.
  const isBrief = filter in lineStates && lineStates[filter as keyof typeof lineStates].group === "aside";
  const pageRows = isBrief ? briefRows : fullRows;
  const start = first < matching.length ? first : 0;
  const shown = matching.slice(start, start + pageRows);
  return (
    <>
      <CheckFilters
        {...{ counts, language }}
        current={filter}
        onChange={(pressed) => {
          setFilter(pressed);
          setFirst(0);
        }}
      />
      {matching.length === 0 && filter === "decide" && <p>{text.nothingToDecide}</p>}
      <ul class={`plain check-list${isBrief ? " brief" : ""}`}>
        {shown.map((item, index) =>
          isBrief ? (
            <BriefListItem key={start + index} {...{ item, column, language, onGo }} />
          ) : (
            <CheckListItem key={start + index} {...{ item, column, language, taking, onGo }} />
          ),
        )}
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
