import { partStates } from "../../../bom/matching/part-state";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import type { LineFilter } from "../../../bom/check/counts";
import { looks } from "./look";

interface CheckFiltersProps {
  readonly counts: ReadonlyMap<LineFilter, number>;
  readonly current: LineFilter;
  readonly language: Language;
  readonly onChange: (filter: LineFilter) => void;
}

/**
 * The filters of the list with counts; only those that occur. The bar above them has a share for each state, those that
 * need attention first: a press filters the list, another press shows all. It is for pointers only; the buttons do the
 * same for the keyboard and for screen readers.
 */
export function CheckFilters({ counts, current, language, onChange }: CheckFiltersProps) {
  const text = checkBomTexts[language];
  const countText = (filter: LineFilter): string => (counts.get(filter) ?? 0).toLocaleString(language);
  return (
    <>
      <div class="check-bar" aria-hidden="true">
        {partStates
          .filter((state) => counts.has(state))
          .map((state) => (
            <span
              key={state}
              class={`check-share ${looks[state]}${current === "all" || current === state ? "" : " off"}`}
              style={{ flexGrow: counts.get(state) }}
              title={`${text.filters[state]}: ${countText(state)}`}
              onClick={() => onChange(current === state ? "all" : state)}
            />
          ))}
      </div>
      <div class="check-filters" role="group" aria-label={text.show}>
        {filters
          .filter((filter) => filter === "all" || filter === current || counts.has(filter))
          .map((filter) => (
            <button key={filter} aria-pressed={filter === current} onClick={() => onChange(filter)}>
              {text.filters[filter]} <span class="check-count">{countText(filter)}</span>
            </button>
          ))}
      </div>
    </>
  );
}

const filters: readonly LineFilter[] = ["all", "mismatch", "replaceable", ...partStates];
