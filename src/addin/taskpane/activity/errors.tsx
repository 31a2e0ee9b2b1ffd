import { useEffect, useState } from "preact/hooks";
import { stuckCells } from "../../upkeep/enter-again";
import { formulaCellsInUse } from "../../upkeep/recalculate";
import { isOtherMakers } from "../../upkeep/recovery";
import { goToCell } from "../../excel/go-to-cell";
import type { CellUse } from "../../upkeep/usage";
import { activityTexts } from "../../../messages/activity/activity-texts";
import { timeText } from "../../../messages/grammar/date-text";
import { failureText } from "../../../messages/failures/message";
import type { Language } from "../../../product-data/vocabulary/language";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import { LinkButton } from "../parts/link-button";

/**
 * Failed cells grouped by the text of their failure. Other manufacturers' numbers aren't errors: their cells are only
 * counted.
 */
export function ActivityErrors() {
  const language = useLanguage();
  const { activity, usage, recovery, refresh, view } = usePane();
  useChanges(refresh);
  useChanges(activity);
  useChanges(usage);
  useChanges(recovery.dueAtMs);
  const dueAtMs = recovery.dueAtMs.current;
  const [refused, setRefused] = useState(false);
  const [stuck, setStuck] = useState(0);
  const open = view.current === "activity";
  useEffect(() => {
    // Excel refuses while a cell is being edited: then cells without a formula stay until the view is opened again.
    if (!open || refresh.isBusy) return;
    formulaCellsInUse(usage)
      .then((cells) => stuckCells(cells, usage))
      .then(({ length }) => setStuck(length))
      .catch(() => undefined);
  }, [open, usage, refresh, refresh.isBusy]);
  const text = useTexts(activityTexts);
  const uses = usage.all();
  const errors = uses.flatMap((use) => errorsOf(use, language));
  const groups = [...groupBy(errors, ({ error }) => error)];
  const otherMakers = uses.filter(({ failures }) => failures.some(isOtherMakers)).length;
  return (
    <Section title={text.errors}>
      {groups.length === 0 && stuck === 0 && <p class="hint">{text.noErrors}</p>}
      <Status>{stuck > 0 && <Notice kind="warning">{text.stuck(stuck)}</Notice>}</Status>
      {groups.length > 0 && dueAtMs !== null && (
        <>
          <p>{text.testedAgain(timeText(dueAtMs, language))}</p>
          <div class="buttons">
            <button onClick={() => recovery.tryNow()}>{text.tryNow}</button>
          </div>
        </>
      )}
      <Status>{refused && <Notice kind="warning">{text.goToRefused}</Notice>}</Status>
      <ul class="plain">
        {groups.slice(0, maxErrors).map(([error, cells]) => (
          <li key={error}>
            <span>{error}</span>
            <span class="cells">
              {cells.slice(0, maxCells).map(({ address }) => (
                <LinkButton
                  key={address}
                  label={address}
                  aria-label={text.goTo(address)}
                  onClick={() =>
                    void goToCell(...sheetAndCell(address)).then(
                      () => setRefused(false),
                      () => setRefused(true),
                    )
                  }
                />
              ))}
              {cells.length > maxCells && <span class="hint">{text.more(cells.length - maxCells)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {groups.length > maxErrors && <p class="hint">{text.more(groups.length - maxErrors)}</p>}
      {otherMakers > 0 && <p class="hint">{text.otherMakers(otherMakers)}</p>}
    </Section>
  );
}

const maxErrors = 50;
const maxCells = 10;

/** @param address a plain address (functions/plain-address.ts) */
function sheetAndCell(address: string): readonly [sheet: string, cell: string] {
  const end = address.lastIndexOf("!");
  return [address.slice(0, end), address.slice(end + 1)];
}

/** What a cell shows, each text once. */
function errorsOf({ address, failures }: CellUse, language: Language) {
  const errors = failures.filter((each) => !isOtherMakers(each)).map((each) => failureText(each, language));
  return [...new Set(errors)].map((error) => ({ error, address }));
}
