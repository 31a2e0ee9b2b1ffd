import { useState } from "preact/hooks";
import { bomTexts } from "../../messages/bom-texts";
import type { Language } from "../../vocabulary/language";
import { countsOf, matchesFilter, type BomLine, type LineFilter } from "./line";
import { CheckListItem } from "./list-item";
import { StateBar } from "./state-bar";
import type { Taking } from "./take";
import { partStates } from "../../bom/part-state";

interface CheckListProps {
  readonly rows: readonly BomLine[];
  readonly column: number;
  readonly language: Language;
  readonly onGo: (row: BomLine) => void;
  readonly taking: Taking;
}

/** The parts, filtered by state and one page at a time, so that ten thousand rows are as fast as ten. */
export function CheckList({ rows, column, language, onGo, taking }: CheckListProps) {
  const text = bomTexts[language];
  const [filter, setFilter] = useState<LineFilter>("all");
  const [first, setFirst] = useState(0);
  const matching = filter === "all" ? rows : rows.filter((row) => matchesFilter(row, filter));
  const start = first < matching.length ? first : 0;
  const shown = matching.slice(start, start + pageRows);
  const filters = {
    counts: countsOf(rows),
    current: filter,
    language,
    onChange: (chosen: LineFilter): void => {
      setFilter(chosen);
      setFirst(0);
    },
  };
  return (
    <>
      <StateBar {...filters} />
      <CheckFilters {...filters} />
      <ul class="plain check-list">
        {shown.map((row, index) => (
          <CheckListItem key={start + index} {...{ row, column, language, taking }} onGo={() => onGo(row)} />
        ))}
      </ul>
      {matching.length > pageRows && (
        <div class="buttons check-pages">
          <button type="button" disabled={start === 0} onClick={() => setFirst(Math.max(0, start - pageRows))}>
            {text.earlier}
          </button>
          <span role="status">{text.page(start + 1, start + shown.length, matching.length)}</span>
          <button
            type="button"
            disabled={start + pageRows >= matching.length}
            onClick={() => setFirst(start + pageRows)}
          >
            {text.later}
          </button>
        </div>
      )}
    </>
  );
}

const pageRows = 50;

interface CheckFiltersProps {
  readonly counts: ReadonlyMap<LineFilter, number>;
  readonly current: LineFilter;
  readonly language: Language;
  readonly onChange: (filter: LineFilter) => void;
}

/** The filters of the list with counts; only those that occur. */
function CheckFilters({ counts, current, language, onChange }: CheckFiltersProps) {
  const text = bomTexts[language];
  return (
    <div class="check-filters" role="group" aria-label={text.show}>
      {filters
        .filter((filter) => filter === "all" || filter === current || counts.has(filter))
        .map((filter) => (
          <button key={filter} type="button" aria-pressed={filter === current} onClick={() => onChange(filter)}>
            {text.filters[filter]} <span class="check-count">{(counts.get(filter) ?? 0).toLocaleString(language)}</span>
          </button>
        ))}
    </div>
  );
}

const filters: readonly LineFilter[] = ["all", "mismatch", "replaceable", ...partStates];
