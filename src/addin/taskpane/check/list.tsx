import { useState } from "preact/hooks";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { countsOf, type LineFilter, matchesFilter } from "../../../bom/check/counts";
import type { BomLine } from "../../../bom/check/lines";
import { CheckFilters } from "./filters";
import { CheckListItem } from "./list-item";
import type { Taking } from "./take";

interface CheckListProps {
  readonly rows: readonly BomLine[];
  readonly column: number;
  readonly language: Language;
  readonly onGo: (row: BomLine) => void;
  readonly taking: Taking;
}

/** The parts, filtered by state and one page at a time, so that ten thousand rows are as fast as ten. */
export function CheckList({ rows, column, language, onGo, taking }: CheckListProps) {
  const text = checkBomTexts[language];
  const [filter, setFilter] = useState<LineFilter>("all");
  const [first, setFirst] = useState(0);
  const matching = filter === "all" ? rows : rows.filter((row) => matchesFilter(row, filter));
  const start = first < matching.length ? first : 0;
  const shown = matching.slice(start, start + pageRows);
  return (
    <>
      <CheckFilters
        counts={countsOf(rows)}
        current={filter}
        language={language}
        onChange={(chosen) => {
          setFilter(chosen);
          setFirst(0);
        }}
      />
      <ul class="plain check-list">
        {shown.map((row, index) => (
          <CheckListItem key={start + index} {...{ row, column, language, taking }} onGo={() => onGo(row)} />
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

const pageRows = 50;
