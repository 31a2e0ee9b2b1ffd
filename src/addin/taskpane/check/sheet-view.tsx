import { checkBomTexts } from "../../../messages/check-bom-texts";
import { refusalText } from "../../../messages/excel-refusal";
import type { Language } from "../../../product-data/vocabulary/language";
import type { BomSession, SessionMessage } from "../../check-bom/bom-session";
import { useLanguage, useTexts, usePane } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { Section, CollapsedSection } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import { AddColumns } from "./add-columns";
import { CheckColumns } from "./columns";
import { EntryConfirmation } from "./entry-confirmation";
import { CheckResult, type CheckResultProps } from "./result";
import { RunProgress } from "./run-progress";
import { needsReplacement } from "../../../bom/check/states";
import { replacementTexts } from "../../../messages/replacement-texts";
import { reportTexts } from "../../../messages/report-texts";
import { Action } from "../parts/action";
import { Icon } from "../parts/icon";
import { columnLetters } from "../../excel/cell-name";
import { goToCell } from "../../excel/go-to-cell";
import { LinkButton } from "../parts/link-button";
import { failureText } from "../../../messages/failures/message";
import { sentenceSpace } from "../../../messages/punctuation";
import { dateText } from "../../../messages/date-text";
import { tableTexts } from "../../../messages/table-texts";
import { useState } from "preact/hooks";
import { compareTexts } from "../../../messages/compare-texts";
import type { SheetComparison } from "../../check-bom/sheet-comparison";
import { LabelledSelect } from "../parts/select";
import { useId } from "../parts/use-id";

/** The check of one sheet: its columns, the check, and the result. */
export function SheetView({ session }: { readonly session: BomSession }) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  useChanges(session);
  const { sheet, head, result, message, run, isBusy } = session;
  return (
    <>
      <Section title={text.place(sheet.name)}>
        {head !== null && <CheckColumns {...head} session={session} />}
        <CheckActions session={session} />
        {run !== null && <RunProgress run={run} />}
        <ReportOutcome session={session} />
        <Status>
          {message !== null && (
            <Notice kind={message.kind === "refused" ? "error" : "warning"}>{messageText(message, language)}</Notice>
          )}
          {session.isEdited && !isBusy && <Notice kind="warning">{text.editedSince}</Notice>}
          {result?.bom.reading.isBom === false && !isBusy && <Notice kind="warning">{text.noBom}</Notice>}
          {session.isEarlierResult && <Notice kind="info">{text.earlierResult}</Notice>}
          <TroubleNotice session={session} />
        </Status>
        <Status isBusy={run !== null}>
          {result !== null && result.verdicts.all.length > 0 && <CheckSummary result={result} />}
        </Status>
        {result !== null && <CheckResult {...{ session, result }} />}
        <OtherSheets session={session} />
      </Section>
      {head !== null && <AddColumns columns={session.columns} isUpdate={head.sheet.own.length > 0} />}
      {head !== null && <CompareSheets comparison={session.comparison} />}
    </>
  );
}

function messageText(message: SessionMessage, language: Language): string {
  const text = checkBomTexts[language];
  if (message.kind === "refused") return refusalText(message.refusal, language);
  return message.kind === "canceled" ? text.canceled(message.unchecked) : text[message.kind];
}

/** What can be done with the sheet, always in sight below the list. What it does in detail is said on demand. */
function CheckActions({ session }: { readonly session: BomSession }) {
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(replacementTexts);
  const reportText = useTexts(reportTexts);
  const { head, result, run, isBusy, choices, report } = session;
  const items = result?.verdicts.items ?? [];
  const isChecked = items.length > 0 && !isBusy;
  const best = choices.best(items).length;
  const canFind = isChecked && items.some(({ verdict }) => needsReplacement(verdict.state));
  const check = (): void => {
    session.showAll();
    void session.check();
  };
  return (
    <div class="check-actions">
      <Action
        label={text.check}
        {...(best === 0 && { class: "primary" })}
        busy={isBusy}
        disabled={head === null}
        onPress={check}
      />
      {canFind && (
        <Action label={replacementText.find} busy={run !== null} onPress={() => void session.findAlternatives()} />
      )}
      {isChecked && (
        <details class="check-help">
          <summary aria-label={text.explain} title={text.explain}>
            <Icon name="info" />
          </summary>
          {canFind && <p class="hint">{replacementText.hint}</p>}
          {best > 0 && <p class="hint">{replacementText.chooseAllHint}</p>}
          <p class="hint">{reportText.hint}</p>
          <p class="hint">{text.keys}</p>
        </details>
      )}
      {isChecked && best > 0 && (
        <Action
          label={replacementText.chooseAll(best)}
          class="primary"
          busy={false}
          onPress={() => void choices.chooseBest(items)}
        />
      )}
      <div class="check-confirm">
        {result !== null && (
          <EntryConfirmation
            confirmation={choices.confirmation?.leftOut === null ? null : choices.confirmation}
            bom={result.bom}
          />
        )}
      </div>
      {isChecked && <Action label={reportText.write} busy={report.isBusy} onPress={() => void session.writeReport()} />}
    </div>
  );
}

/** What became of a report. */
function ReportOutcome({ session }: { readonly session: BomSession }) {
  const language = useLanguage();
  const text = useTexts(reportTexts);
  const { state, run } = session.report;
  return (
    <>
      {run !== null && <RunProgress run={run} />}
      <Status>
        {state.kind === "written" && (
          <Notice kind="success">
            {text.written(state.report.name)}
            {!state.report.isFormatted && ` ${text.unformatted}`}
          </Notice>
        )}
        {state.kind === "canceled" && <Notice kind="warning">{text.canceled}</Notice>}
        {state.kind === "refused" && <Notice kind="error">{refusalText(state.refusal, language)}</Notice>}
      </Status>
    </>
  );
}

/** The other sheets that look like BOMs: a press shows one and checks it. */
function OtherSheets({ session }: { readonly session: BomSession }) {
  const { wantedCheck } = usePane();
  const text = useTexts(checkBomTexts);
  const { others } = session;
  if (others.length === 0) return null;
  const check = (id: string): void =>
    void session.attempt(async () => {
      await goToCell(id, "A1");
      wantedCheck.set("sheet");
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

/** How much was checked and found. */
function CheckSummary({ result }: Pick<CheckResultProps, "result">) {
  const { lazyKeeper } = usePane();
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const catalogMs = lazyKeeper.inUse?.catalog?.fetchedMs(language) ?? null;
  const { all: verdicts, items, counts } = result.verdicts;
  const { sheet, reading } = result.bom;
  const hidden = verdicts.filter(({ line }) => line.isHidden).length;
  const summary = [
    text.summary(
      counts.get("decide") ?? 0,
      items.length,
      result.hasAlternatives ? (counts.get("replaceable") ?? 0) : null,
    ),
    ...(hidden === 0 ? [] : [text.hiddenLines(hidden)]),
    ...(reading.nextList === null ? [] : [text.nextList(columnLetters(sheet.column + reading.nextList))]),
    ...(catalogMs === null ? [] : [tableTexts[language].fromCatalog(dateText(catalogMs, language))]),
  ];
  return summary.map((each) => (
    <p key={each} class="hint">
      {each}
    </p>
  ));
}

/** Compares the sheet with an earlier revision on another sheet. */
function CompareSheets({ comparison }: { readonly comparison: SheetComparison }) {
  const text = useTexts(compareTexts);
  const id = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { sheets, state, run, isBusy } = comparison;
  const chosen = sheets.find((sheet) => sheet.id === chosenId) ?? null;
  return (
    <CollapsedSection title={text.heading}>
      <LabelledSelect
        id={id}
        label={text.earlier}
        value={chosen?.id ?? null}
        options={[[null, sheets.length === 0 ? text.noOther : text.choose], ...sheets.map(optionOf)]}
        disabled={isBusy}
        onChange={setChosenId}
      />
      <Action
        label={text.compare}
        hint={text.hint}
        busy={isBusy}
        disabled={chosen === null}
        onPress={() => {
          if (chosen !== null) void comparison.compareWith(chosen);
        }}
      />
      {run !== null && <RunProgress run={run} />}
      <Status>
        <Outcome state={state} />
      </Status>
    </CollapsedSection>
  );
}

const optionOf = ({ id, name }: SheetComparison["sheets"][number]) => [id, name] as const;

function Outcome({ state }: Pick<SheetComparison, "state">) {
  const language = useLanguage();
  const text = useTexts(compareTexts);
  return (
    <>
      {state.kind === "canceled" && <Notice kind="warning">{text.canceled}</Notice>}
      {state.kind === "noBom" && <Notice kind="warning">{text.noBom(state.sheet)}</Notice>}
      {state.kind === "refused" && <Notice kind="error">{refusalText(state.refusal, language)}</Notice>}
      {state.kind === "compared" && state.isSame && <Notice kind="success">{text.noDifference}</Notice>}
      {state.kind === "compared" && state.unchecked > 0 && (
        <Notice kind="warning">{text.withoutData(state.unchecked)}</Notice>
      )}
    </>
  );
}
