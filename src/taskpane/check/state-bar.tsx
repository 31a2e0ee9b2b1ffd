import { partStates } from "../../bom/part-state";
import { bomTexts } from "../../messages/bom-texts";
import type { Language } from "../../vocabulary/language";
import type { LineFilter } from "./line";
import { looks } from "./look";

interface StateBarProps {
  readonly counts: ReadonlyMap<LineFilter, number>;
  readonly current: LineFilter;
  readonly language: Language;
  readonly onChange: (filter: LineFilter) => void;
}

/**
 * The states as a stacked bar: those that need attention first. A press filters the list; another press shows all. For
 * pointers only: the buttons below do the same for the keyboard and for screen readers.
 */
export function StateBar({ counts, current, language, onChange }: StateBarProps) {
  const { filters } = bomTexts[language];
  return (
    <div class="check-bar" aria-hidden="true">
      {partStates.map((state) => {
        const count = counts.get(state) ?? 0;
        if (count === 0) return null;
        const others = current !== "all" && current !== state;
        return (
          <span
            key={state}
            class={`check-share ${looks[state]}${others ? " off" : ""}`}
            style={{ flexGrow: count }}
            title={`${filters[state]}: ${count.toLocaleString(language)}`}
            onClick={() => onChange(current === state ? "all" : state)}
          />
        );
      })}
    </div>
  );
}
