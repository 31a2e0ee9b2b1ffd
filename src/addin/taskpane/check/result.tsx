import { useEffect, useRef, useState } from "preact/hooks";
import { type BomItem, type LineFilter, matchesFilter } from "../../../bom/check/items";
import { lineStates, type LineState, lineStateNames } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { CheckListItem } from "./list-item";
import { typicalVoltages } from "../../../bom/check/voltage";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { useLanguage, useTexts } from "../pane-context";
import { LabelledSelect } from "../parts/select";
import { ChoiceOutcome } from "./choice-outcome";
import type { BomSession } from "../../check-bom/bom-session";
import type { BomCheck } from "../../check-bom/sheet/bom-check";
import { replacementTexts } from "../../../messages/replacement-texts";
import { reportTexts } from "../../../messages/report-texts";
import { ownColumns } from "../../excel/bom-sheet";
import { columnLetters } from "../../excel/cell-name";
import { shownIn, titleRowOf, usedColumns } from "../../check-bom/sheet/checked-bom";

/** What the views of a check in view get. */
export interface CheckResultProps {
  readonly session: BomSession;
  readonly result: BomCheck;
}

/** The result of one check: the list, and below it what the user can say about the whole BOM. */
export function CheckResult({ session, result }: CheckResultProps) {
  const columnsText = useTexts(bomColumnsTexts);
  const { all: verdicts, items } = result.verdicts;
  const withoutVoltage = result.lackingVoltage;
  if (verdicts.length === 0) return null;
  return (
    <>
      <ChoiceOutcome choices={session.choices} />
      <CheckList {...{ session, result }} />
      {withoutVoltage > 0 && (
        <LabelledSelect
          id={`volts-${session.sheet.id}`}
          label={columnsText.smallestVoltage(withoutVoltage)}
          value={session.volts}
          options={[
            [null, columnsText.noVoltage],
            ...typicalVoltages.map((each) => [each, columnsText.volts(each)] as const),
          ]}
          onChange={(volts) => session.setVolts(volts)}
        />
      )}
      {items.some(
        ({ verdict: { replacement, chosen } }) =>
          chosen !== null || (replacement !== null && replacement.kind !== "failed"),
      ) && <ChoicesColumn {...{ session, result }} />}
    </>
  );
}

/** The choice of the column in which alternatives are entered, and of those that the report has. */
function ChoicesColumn({ session, result: { bom } }: CheckResultProps) {
  const text = useTexts(replacementTexts);
  const columnsText = useTexts(bomColumnsTexts);
  const reportText = useTexts(reportTexts);
  const { choices, report } = session;
  const { column } = choices;
  // The current sheet has columns that were added since the check.
  const sheet = session.head?.sheet ?? bom.sheet;
  const free = sheet.column + sheet.columnCount;
  const titleRow = titleRowOf(bom);
  const columns = Array.from({ length: sheet.columnCount + 1 }, (_, at) => sheet.column + at).filter(
    (at) => at === free || at === column || ![...usedColumns(bom), ...ownColumns(sheet)].includes(at),
  );
  const titleOf = (at: number): string => (titleRow === null ? "" : shownIn({ sheet }, titleRow, at));
  return (
    <div class="check-choices">
      <LabelledSelect
        id={`check-choose-${sheet.id}`}
        label={text.alternativesColumn}
        value={column}
        options={columns.map((at) => [
          at,
          at === free ? text.freeColumn(columnLetters(at)) : columnsText.column(columnLetters(at), titleOf(at)),
        ])}
        onChange={(at) => void choices.selectColumn(at)}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={report.hasFurther}
          onChange={({ currentTarget }) => report.setFurther(currentTarget.checked)}
        />
        {reportText.withFurther}
      </label>
    </div>
  );
}

/**
 * The parts, those that need a decision first. Others are shown on request, one page at a time, so that ten thousand
 * lines are as fast as ten. Above them are the filters that occur, with counts, and a bar with a share for each state.
 */
function CheckList({ session, result: { bom, verdicts } }: CheckResultProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const [pressed, setPressed] = useState<LineFilter>("decide");
  const [isByQuantity, setByQuantity] = useState(false);
  const [first, setFirst] = useState(0);
  const head = useRef<HTMLParagraphElement>(null);
  const { items, counts } = verdicts;
  const { row, choices } = session;
  // Another check may leave nothing that matches.
  const filter = counts.has(pressed) ? pressed : "decide";
  const ofLine = row === null ? null : items.filter((item) => item.verdicts.some(({ line }) => line.row === row));
  const isFresh = (item: BomItem): boolean => filter === "decide" && choices.entries.isFresh(item);
  const found = ofLine ?? items.filter((item) => matchesFilter(item, filter) || isFresh(item));
  const matching = isByQuantity ? [...found].sort(byQuantity) : found;
  const fresh = row === null ? found.filter((item) => !matchesFilter(item, filter)).length : 0;
  // This scrolls again when alternatives are found: then there is more above the list.
  useEffect(() => head.current?.scrollIntoView(), [row, ofLine?.[0]?.verdict.replacement]);
  const start = first < matching.length ? first : 0;
  const shown = matching.slice(start, start + pageRows);
  const current = row === null ? filter : null;
  const countText = (each: LineFilter): string => (counts.get(each) ?? 0).toLocaleString(language);
  const chip = (each: LineFilter) => [
    <button
      key={each}
      aria-pressed={each === current}
      onClick={() => {
        setPressed(each);
        setFirst(0);
        session.showAll();
      }}
      // The filters are one line that scrolls.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
    >
      {each in lineStates && <span class={`check-dot ${lineStates[each as LineState].look}`} aria-hidden="true" />}
      {text.filters[each]} <span class="check-count">{countText(each)}</span>
    </button>,
    each === "decide" && fresh > 0 && <span key="fresh">{text.fresh(fresh)}</span>,
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
        {filters.filter((each) => each === "decide" || each === current || counts.has(each)).map(chip)}
        <button aria-pressed={isByQuantity} onClick={() => setByQuantity(!isByQuantity)}>
          {text.byQuantity}
        </button>
      </div>
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
  const target = event.target as Element;
  const row = target.matches("input") ? null : target.closest(".check-row");
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

const filters: readonly LineFilter[] = [
  ...(["decide", "chosen", "all", "mismatch", "exceeds", "replaceable"] as const),
  ...lineStateNames,
];
