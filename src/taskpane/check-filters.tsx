import { bomTexts } from "../messages/bom-texts";
import type { Language } from "../vocabulary/language";
import { partStates } from "./bom-outcome";
import type { RowFilter } from "./bom-row";

interface CheckFiltersProps {
  readonly counts: ReadonlyMap<RowFilter, number>;
  readonly current: RowFilter;
  readonly language: Language;
  readonly onChange: (filter: RowFilter) => void;
}

/** What the list can be narrowed to, with counts; only what occurs. */
export function CheckFilters({ counts, current, language, onChange }: CheckFiltersProps) {
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

const filters: readonly RowFilter[] = ["all", "mismatch", ...partStates];
