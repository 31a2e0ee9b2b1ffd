import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type BomItem, type LineFilter, matchesFilter } from "../../../bom/check/items";
import { lineStates, type LineState, lineStateNames } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
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
  const [isByQuantity, setByQuantity] = useState(false);
  const [first, setFirst] = useState(0);
  const head = useRef<HTMLParagraphElement>(null);
  const { items, counts } = verdicts;
  const { row, choices } = session;
  // After another check, nothing may match.
  const filter = counts.has(pressed) ? pressed : "decide";
  const ofLine = row === null ? null : items.filter((item) => item.verdicts.some(({ line }) => line.row === row));
  const isFresh = (item: BomItem): boolean => filter === "decide" && choices.isFresh(item);
  const found = ofLine ?? items.filter((item) => matchesFilter(item, filter) || isFresh(item));
  const matching = isByQuantity ? [...found].sort(byQuantity) : found;
  const fresh = row === null ? found.filter((item) => !matchesFilter(item, filter)).length : 0;
  // Again when its alternatives are found: then there is more above it.
  useEffect(() => head.current?.scrollIntoView(), [row, ofLine?.[0]?.verdict.replacement]);
  const start = first < matching.length ? first : 0;
  const shown = matching.slice(start, start + pageRows);
  return (
    <>
      <CheckFilters
        {...{ counts, fresh }}
        current={row === null ? filter : null}
        onChange={(filter) => {
          setPressed(filter);
          setFirst(0);
          session.showAll();
        }}
      >
        <button aria-pressed={isByQuantity} onClick={() => setByQuantity(!isByQuantity)}>
          {text.byQuantity}
        </button>
      </CheckFilters>
      {row !== null && (
        <p ref={head} class="hint">
          {replacementTexts[language].ofRow(row + 1, matching.length)}
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

const pageRows = 50;

const byQuantity = (one: BomItem, other: BomItem): number => (other.quantity ?? -1) - (one.quantity ?? -1);

/** Arrows go to the number of the next row, and Ctrl+Enter presses the button of the row that has the focus. */
function moveBetweenRows(event: KeyboardEvent): void {
  const row = (event.target as Element).closest(".check-row");
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

interface CheckFiltersProps {
  readonly counts: ReadonlyMap<LineFilter, number>;
  /** null: the list isn't filtered by one of them. */
  readonly current: LineFilter | null;
  readonly onChange: (filter: LineFilter) => void;
  /** How many rows are still in the list although they were chosen. */
  readonly fresh: number;
  /** The order. */
  readonly children: ComponentChildren;
}

/**
 * The filters of the list with counts; only those that occur. The bar above them has a share for each state, those that
 * need attention first.
 */
function CheckFilters({ counts, current, onChange, fresh, children }: CheckFiltersProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const countText = (filter: LineFilter): string => (counts.get(filter) ?? 0).toLocaleString(language);
  const button = (filter: LineFilter) => [
    <button
      key={filter}
      aria-pressed={filter === current}
      onClick={() => onChange(filter)}
      // They are one line that scrolls.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
    >
      {filter in lineStates && <span class={`check-dot ${lineStates[filter as LineState].look}`} aria-hidden="true" />}
      {text.filters[filter]} <span class="check-count">{countText(filter)}</span>
    </button>,
    filter === "decide" && fresh > 0 && <span key="fresh">{text.fresh(fresh)}</span>,
  ];
  return (
    <>
      <div class="check-bar" aria-hidden="true">
        {lineStateNames
          .filter((state) => counts.has(state))
          .map((state) => (
            <span
              key={state}
              class={`check-share ${lineStates[state].look}`}
              style={{ flexGrow: counts.get(state) }}
              title={`${text.filters[state]}: ${countText(state)}`}
            />
          ))}
      </div>
      <div class="check-filters" role="group" aria-label={text.show}>
        {filters.filter((filter) => always.has(filter) || filter === current || counts.has(filter)).map(button)}
        {children}
      </div>
    </>
  );
}

const filters: readonly LineFilter[] = [
  ...(["decide", "chosen", "all", "mismatch", "exceeds", "replaceable"] as const),
  ...lineStateNames,
];
const always: ReadonlySet<LineFilter> = new Set<LineFilter>(["decide", "all"]);
