import { useEffect, useRef, useState } from "preact/hooks";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { failureText } from "../../../messages/failures/message";
import { sentenceSpace } from "../../../messages/grammar/punctuation";
import { reportTexts } from "../../../messages/check-bom/report-texts";
import type { BomSession } from "../../check-bom/bom-session";
import { goToCell } from "../../excel/go-to-cell";
import { useLanguage, useTexts, usePane } from "../pane-context";
import { LinkButton } from "../parts/link-button";
import { Notice, RefusalNotice, Status } from "../parts/notice";
import { useChanges } from "../parts/use-changes";
import { useId } from "../parts/use-id";
import { AddOutcome } from "./add-columns";
import { CheckBottom } from "./bottom";
import { ChoiceOutcome } from "./choice-outcome";
import { CheckColumns } from "./columns";
import { ComparisonOutcome } from "./compare-sheets";
import { CheckHead } from "./head";
import { CheckList } from "./list";
import { CheckOptions } from "./options";
import type { ShownList } from "./shown-list";

/** The check of one sheet: what was found in a line, the list, and what can be done. */
export function SheetView({ session, isHidden }: { readonly session: BomSession; readonly isHidden: boolean }) {
  const text = useTexts(checkBomTexts);
  useChanges(session);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<ShownList>({ filter: "decide", isByQuantity: false, first: 0 });
  const { sheet, head, result, message, isBusy, choices, columns, comparison, report } = session;
  // The results of actions are shown above the list.
  const states = [message, columns.state, comparison.state, report.state];
  useEffect(() => {
    if (body.current !== null) body.current.scrollTop = 0;
  }, [...states, choices.entries.outcome]);
  const list = result !== null && result.verdicts.all.length > 0 ? { session, result, shown, show } : null;
  return (
    <section class="parts" hidden={isHidden} aria-labelledby={id}>
      <header class="check-head">
        <h2 id={id} tabIndex={-1}>
          {/* Wholly in sight with its name only, which can have 31 letters. */}
          <span class="for-screen-readers">{text.place(sheet.name)}</span>
          <span aria-hidden="true">{sheet.name}</span>
        </h2>
        {list !== null && <CheckHead {...list} />}
      </header>
      <div class="body" ref={body}>
        <Status>
          {states.map((state, at) => (
            <RefusalNotice key={at} state={state} />
          ))}
          {message !== null && message.kind !== "refused" && (
            <Notice kind="warning">
              {message.kind === "canceled" ? text.canceled(message.unchecked) : text[message.kind]}
            </Notice>
          )}
          {session.isEdited && !isBusy && <Notice kind="warning">{text.editedSince}</Notice>}
          {result?.bom.reading.isBom === false && !isBusy && <Notice kind="warning">{text.noBom}</Notice>}
          {session.isEarlierResult && <Notice kind="info">{text.earlierResult}</Notice>}
          <TroubleNotice session={session} />
          <ReportOutcome state={report.state} />
          <AddOutcome columns={columns} />
          <ComparisonOutcome state={comparison.state} />
          {result !== null && <ChoiceOutcome choices={choices} />}
        </Status>
        {list !== null && <CheckList {...list} />}
        {list !== null && <CheckOptions {...list} />}
        {head !== null && <CheckColumns {...head} session={session} />}
        <OtherSheets session={session} />
      </div>
      <CheckBottom session={session} />
    </section>
  );
}

/** What became of a report. */
function ReportOutcome({ state }: Pick<BomSession["report"], "state">) {
  const text = useTexts(reportTexts);
  return (
    <>
      {state.kind === "written" && (
        <Notice kind="success">
          {text.written(state.report.name)}
          {!state.report.isFormatted && ` ${text.unformatted}`}
        </Notice>
      )}
      {state.kind === "canceled" && <Notice kind="warning">{text.canceled}</Notice>}
    </>
  );
}

/** The other sheets that look like BOMs: a press shows one and checks it. */
function OtherSheets({ session }: { readonly session: BomSession }) {
  const { requestedCheck } = usePane();
  const text = useTexts(checkBomTexts);
  const { others } = session;
  if (others.length === 0) return null;
  const check = (id: string): void =>
    void session.attempt(async () => {
      await goToCell(id, "A1");
      requestedCheck.set("sheet");
    });
  return (
    <p class="hint check-others">
      {text.otherSheets}{" "}
      {others.slice(0, shownAtMost).map(({ id, name }) => (
        <LinkButton key={id} label={name} aria-label={text.checkSheet(name)} onClick={() => check(id)} />
      ))}{" "}
      {others.length > shownAtMost && text.moreCells(others.length - shownAtMost)}
    </p>
  );
}

const shownAtMost = 12;

/** Why lines weren't checked, and the two things that a user can do about it. */
function TroubleNotice({ session }: { readonly session: BomSession }) {
  const { view, pacer } = usePane();
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const trouble = session.result?.trouble ?? null;
  if (trouble === null || session.isBusy) return null;
  const tryAgain = (): void => {
    // The first request is sent whatever the wait.
    pacer.probe();
    void session.check();
  };
  return (
    <Notice kind="error">
      {[failureText(trouble.failure, language), text.notChecked(trouble.lines)].join(sentenceSpace(language))}
      <div class="buttons">
        <button onClick={() => view.set("settings")}>{text.openSettings}</button>
        <button onClick={tryAgain}>{text.tryAgain}</button>
      </div>
    </Notice>
  );
}
