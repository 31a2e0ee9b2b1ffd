import { type LineFilter, matchesFilter } from "../../../bom/check/items";
import { isKnown, type LineState, lineStateNames, lineStates } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";
import { Status } from "../parts/notice";
import { type CheckResultProps, filterIn } from "./shown-list";

/** How many of the known parts need a decision, a bar with a share for each state, and the filters that occur. */
export function CheckHead({ session, result, shown, show }: CheckResultProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const { items, counts } = result.verdicts;
  const { row, run, choices } = session;
  const count = (each: LineFilter): number => counts.get(each) ?? 0;
  const current = row === null ? filterIn(counts, shown.filter) : null;
  const fresh = items.filter((item) => choices.entries.isFresh(item) && !matchesFilter(item, "decide")).length;
  const choose = (filter: LineFilter): void => {
    show({ ...shown, filter, first: 0 });
    session.showAll();
  };
  const states = lineStateNames.filter((state) => isKnown(state) && counts.has(state));
  return (
    <>
      <Status isBusy={run !== null}>
        <p class="hint">{text.summary(count("decide"), items.length - count("others"))}</p>
      </Status>
      {counts.has("others") && (
        <LinkButton
          label={`${text.filters.others} ${count("others").toLocaleString(language)}`}
          onClick={() => choose("others")}
        />
      )}
      <div class="check-bar" aria-hidden="true">
        {states.map((state) => (
          <span
            key={state}
            class={`check-share ${lineStates[state].look}`}
            style={{ flexGrow: count(state) }}
            title={`${text.filters[state]}: ${count(state).toLocaleString(language)}`}
          />
        ))}
      </div>
      <div class="check-filters" role="group" aria-label={text.show}>
        {[...filters, ...states]
          .filter((each) => each === "decide" || each === current || counts.has(each))
          .map((each) => [
            <button
              key={each}
              aria-pressed={each === current}
              onClick={() => choose(each)}
              // The filters are one line that scrolls.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
            >
              {each in lineStates && (
                <span class={`check-dot ${lineStates[each as LineState].look}`} aria-hidden="true" />
              )}
              {text.filters[each]} <span class="check-count">{count(each).toLocaleString(language)}</span>
            </button>,
            each === "decide" && each === current && fresh > 0 && <span key="fresh">{text.fresh(fresh)}</span>,
          ])}
        <button aria-pressed={shown.isByQuantity} onClick={() => show({ ...shown, isByQuantity: !shown.isByQuantity })}>
          {text.byQuantity}
        </button>
      </div>
    </>
  );
}

const filters: readonly LineFilter[] = ["decide", "mismatch", "chosen", "all", "exceeds", "replaceable"];
