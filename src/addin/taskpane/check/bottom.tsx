import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { needsReplacement } from "../../../bom/check/states";
import { addColumnsTexts } from "../../../messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { changeTexts } from "../../../messages/check-bom/change-texts";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import { reportTexts } from "../../../messages/check-bom/report-texts";
import type { BomSession } from "../../check-bom/bom-session";
import { useTexts } from "../pane-context";
import type { Step } from "../parts/panel";
import { RunProgress } from "../parts/run-progress";
import { AddColumns } from "./add-columns";
import { CompareSheets } from "./compare-sheets";
import { EntryConfirmation } from "./entry-confirmation";

/** What the panel at the bottom is about; null: there is no panel, or it is the question before parts are entered. */
type PanelName = "addColumns" | "compare" | null;

/** What can be done with the sheet: the next step, and the others on demand. */
export function CheckBottom({ session }: { readonly session: BomSession }) {
  const { choices, columns, comparison, head, report, result } = session;
  const [panel, show] = useState<PanelName>(null);
  const run = session.run ?? report.run ?? comparison.run;
  const onClose = (): void => show(null);
  const isAsking = choices.confirmation !== null || panel !== null;
  const bottom = useRef<HTMLDivElement>(null);
  // When a panel closes and its opener is gone, the next step gets the focus.
  useLayoutEffect(
    () => () =>
      isAsking && document.activeElement === document.body && bottom.current?.querySelector("button")?.focus(),
    [isAsking],
  );
  return (
    <div ref={bottom} class="bottom">
      {choices.confirmation !== null && result !== null ? (
        <EntryConfirmation confirmation={choices.confirmation} bom={result.bom} />
      ) : panel === null || head === null ? (
        <>
          {run !== null && (
            <div class="run">
              <RunProgress run={run} />
            </div>
          )}
          <Actions {...{ session, show }} />
        </>
      ) : panel === "addColumns" ? (
        <AddColumns
          {...{ columns, onClose }}
          isUpdate={head.sheet.own.length > 0 || columns.state.kind === "written"}
        />
      ) : (
        <CompareSheets {...{ comparison, onClose }} />
      )}
    </div>
  );
}

function Actions({ session, show }: { readonly session: BomSession; readonly show: (panel: PanelName) => void }) {
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(alternativeTexts);
  const reportText = useTexts(reportTexts);
  const addColumnsText = useTexts(addColumnsTexts);
  const compareText = useTexts(changeTexts);
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector("button")?.focus(), [isOpen]);
  const { head, result, run, isBusy, choices, report } = session;
  const items = result?.verdicts.items ?? [];
  const isChecked = items.length > 0 && !isBusy;
  const best = isChecked ? choices.best(items).length : 0;
  const check: Step = {
    label: items.length === 0 ? text.check : text.again,
    isOff: isBusy || head === null,
    onPress: () => {
      session.showAll();
      void session.check();
    },
  };
  const find: Step = {
    label: replacementText.find,
    isOff: run !== null,
    onPress: () => void session.findAlternatives(),
  };
  const enter: Step = { label: replacementText.chooseAll(best), onPress: () => void choices.chooseBest(items) };
  const create: Step = { label: reportText.write, isOff: report.isBusy, onPress: () => void session.writeReport() };
  const canFind = isChecked && items.some(({ verdict }) => needsReplacement(verdict.state));
  const steps = [
    check,
    ...(canFind ? [find] : []),
    ...(best > 0 ? [enter] : []),
    ...(isChecked ? [create] : []),
    { label: addColumnsText.heading, isOff: head === null, onPress: () => show("addColumns") },
    { label: compareText.heading, isOff: head === null, onPress: () => show("compare") },
  ];
  const isDone = isChecked && report.state.kind === "written";
  const next =
    !isChecked || session.isEdited
      ? check
      : canFind && (run !== null || result?.hasAlternatives !== true)
        ? find
        : best > 0
          ? enter
          : isDone
            ? check
            : create;
  const button = ({ label, isOff, onPress }: Step, look: string) => (
    <button
      key={look === "subtle" ? label : "next"}
      class={look}
      disabled={isOff === true}
      onClick={() => {
        setOpen(false);
        onPress();
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      {isOpen && (
        <div
          ref={menu}
          class="panel"
          role="group"
          aria-label={text.more}
          onKeyDown={({ key }) => setOpen(key !== "Escape")}
        >
          {steps.filter((step) => step !== next).map((step) => button(step, "subtle"))}
          <p class="hint">{text.keys}</p>
        </div>
      )}
      <div class="buttons">
        {button(next, isDone && next === check && !session.isEdited ? "" : "primary")}
        <button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text.more}
        </button>
      </div>
    </>
  );
}
