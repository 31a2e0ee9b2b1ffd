import type { LineFilter } from "../../../bom/check/items";
import { type LineState, lineStateNames, lineStates } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { useLanguage, useTexts } from "../pane-context";

interface CheckFiltersProps {
  readonly counts: ReadonlyMap<LineFilter, number>;
  /** null: the list isn't filtered by one of them. */
  readonly current: LineFilter | null;
  readonly onChange: (filter: LineFilter) => void;
}

/**
 * The filters of the list with counts; only those that occur. The bar above them has a share for each state, those that
 * need attention first: a press filters the list, another press shows what needs a decision. It is for pointers only;
 * the buttons do the same for the keyboard and for screen readers.
 */
export function CheckFilters({ counts, current, onChange }: CheckFiltersProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const countText = (filter: LineFilter): string => (counts.get(filter) ?? 0).toLocaleString(language);
  const button = (filter: LineFilter) => (
    <button
      key={filter}
      aria-pressed={filter === current}
      onClick={() => onChange(filter)}
      // They are one line that scrolls.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
    >
      {filter in lineStates && <span class={`check-dot ${lineStates[filter as LineState].look}`} aria-hidden="true" />}
      {text.filters[filter]} <span class="check-count">{countText(filter)}</span>
    </button>
  );
  return (
    <>
      <div class="check-bar" aria-hidden="true">
        {lineStateNames
          .filter((state) => counts.has(state))
          .map((state) => (
            <span
              key={state}
              class={`check-share ${lineStates[state].look}${isDimmed(state, current) ? " off" : ""}`}
              style={{ flexGrow: counts.get(state) }}
              title={`${text.filters[state]}: ${countText(state)}`}
              onClick={() => onChange(current === state ? "decide" : state)}
            />
          ))}
      </div>
      <div class="check-filters" role="group" aria-label={text.show}>
        {filters.filter((filter) => always.has(filter) || filter === current || counts.has(filter)).map(button)}
      </div>
    </>
  );
}

const filters: readonly LineFilter[] = [
  ...(["decide", "chosen", "all", "mismatch", "exceeds", "replaceable"] as const),
  ...lineStateNames,
];
const always: ReadonlySet<LineFilter> = new Set<LineFilter>(["decide", "all"]);

function isDimmed(state: keyof typeof lineStates, current: LineFilter | null): boolean {
  if (current === null) return false;
  if (current === "decide") return lineStates[state].group !== "decide";
  return current in lineStates && current !== state;
}
